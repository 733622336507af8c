import { parse } from 'yaml'
import { isObject } from '../../../../src/contract/json.ts'
import { titleCase } from '../words.ts'
import type { Property } from './plan.ts'

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A value of one kind, which a small form can ask for as it stands in the record. */
const isPlain = (schema: Readonly<Record<string, unknown>>): boolean =>
  schema['x-from'] === undefined &&
  schema.readOnly !== true &&
  !listed([schema.type].flat()).some((type) => ['array', 'object', 'texts'].includes(String(type))) &&
  schema.items === undefined

/** The property of a contract's file that holds the state of its records: the one that its `create` begins with. */
export const stateIn = (text: string): string | undefined => {
  const { operations } = parse(text) as {
    operations?: { create?: { 'x-transition'?: { property?: string } } }
  }
  return operations?.create?.['x-transition']?.property
}

/**
 * The properties that a contract's file has, as far as operations may name them: the state, what a form can ask for, and
 * the rest. Their examples are those of the file.
 */
export const knownProperties = (text: string): readonly Property[] => {
  const { record, examples } = parse(text) as {
    record?: { properties?: Readonly<Record<string, unknown>> }
    examples?: readonly Readonly<Record<string, unknown>>[]
  }
  const state = stateIn(text)
  return Object.entries(record?.properties ?? {}).map(([name, short]): Property => {
    const schema = isObject(short) ? short : {}
    const example = examples?.map((one) => one[name]).find((value) => value !== undefined && value !== null)
    const type = name === state ? 'state' : isPlain(schema) ? 'text' : 'files'
    return {
      name,
      title: titleCase(name),
      type,
      ...(type === 'state' && { values: listed(schema.enum).map(String) }),
      ...(type === 'text' && { examples: Array.from({ length: 4 }, () => example as string) }),
    }
  })
}

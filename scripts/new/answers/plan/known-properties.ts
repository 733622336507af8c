import { asRecord, type PlainObject, valueAt } from '../../../../src/contract/json.ts'
import { regularId } from '../../../../src/contract/operations/operation-names.ts'
import { operationOf, type ResourceFile } from '../../../shared/resource-file.ts'
import { titleCase } from '../words.ts'
import type { Property } from './plan.ts'

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A single value that a small form can edit without conversion. */
const isPlain = (schema: PlainObject): boolean =>
  schema['x-from'] === undefined &&
  schema.readOnly !== true &&
  !listed([schema.type].flat()).some((type) => ['array', 'object'].includes(String(type))) &&
  schema.items === undefined

/** The state property of a resource's records: the one that its `create` sets. */
export const stateIn = (file: ResourceFile, resource: string): string | undefined => {
  const create = operationOf(file, regularId(resource, 'create'))
  const property = valueAt(create?.operation, ['x-transition', 'property'])
  return typeof property === 'string' ? property : undefined
}

/**
 * The properties of a resource that operations can refer to: the state, those that a form can edit, and the rest.
 * Examples are those of the file.
 */
export const knownProperties = (
  file: ResourceFile,
  resource: string,
  examples: readonly PlainObject[],
): readonly Property[] => {
  const state = stateIn(file, resource)
  const written = asRecord(file.schemas[`${resource}Create`]?.properties)
  return Object.entries(asRecord(file.schemas[resource]?.properties)).flatMap(([name, value]): Property[] => {
    const schema = asRecord(value)
    if (schema.$ref !== undefined) return []
    const example = examples.map((one) => one[name]).find((one) => one !== undefined && one !== null)
    const type = name === state ? 'state' : isPlain(asRecord(written[name] ?? schema)) ? 'text' : 'files'
    return [
      {
        name,
        title: titleCase(name),
        type,
        ...(type === 'state' && { values: listed(schema.enum).map(String) }),
        ...(type === 'text' && { examples: Array.from({ length: 4 }, () => example as string) }),
      },
    ]
  })
}

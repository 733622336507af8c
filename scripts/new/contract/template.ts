import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isObject, type PlainObject } from '../../../src/contract/json.ts'
import { mapParts } from '../../../src/contract/json-pointer.ts'

/** A reference to a shared part of the contract. */
export const shared = (file: 'schemas' | 'parameters' | 'responses', name: string): PlainObject => ({
  $ref: `../${file}.yaml#/${name}`,
})

/** A reference to a schema of the same file. */
export const ownSchema = (name: string): PlainObject => ({ $ref: `#/components/schemas/${name}` })

const filled = (part: unknown, values: PlainObject): unknown => {
  if (typeof part === 'string') {
    const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1]
    return name === undefined
      ? part.replace(/\{\{(\w+)\}\}/g, (_, one: string) => String(values[one]))
      : values[name]
  }
  const whole: unknown = mapParts(part, (inner) => filled(inner, values))
  if (!isObject(whole)) return whole
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined))
}

/** A YAML template of this folder with its `{{names}}` replaced; a key whose value is undefined is left out. */
export const template = (file: string, values: PlainObject): PlainObject =>
  filled(parse(readFileSync(new URL(file, import.meta.url), 'utf8')), values) as PlainObject

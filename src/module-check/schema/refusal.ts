import { formats } from './formats.ts'
import { isObject, type Schema, type SchemaReader, type TypeName, texts, typesOf } from './schema-reader.ts'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const hasType = (value: unknown, type: TypeName): boolean => {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

const limit = (schema: Schema, key: string): number | undefined => {
  const value = schema[key]
  return typeof value === 'number' ? value : undefined
}

type Rule = readonly [keyword: string, broken: (value: number, limit: number) => boolean, words: string]

const numberRules: readonly Rule[] = [
  ['minimum', (value, least) => value < least, 'is less than'],
  ['maximum', (value, most) => value > most, 'is more than'],
  ['exclusiveMinimum', (value, least) => value <= least, 'is not more than'],
  ['exclusiveMaximum', (value, most) => value >= most, 'is not less than'],
]
const lengthRules: readonly Rule[] = [
  ['minLength', (value, least) => value < least, 'is shorter than'],
  ['maxLength', (value, most) => value > most, 'is longer than'],
]
const countRules: readonly Rule[] = [
  ['minItems', (value, least) => value < least, 'has fewer items than'],
  ['maxItems', (value, most) => value > most, 'has more items than'],
]

const broken = (
  schema: Schema,
  rules: readonly Rule[],
  measured: number,
  value: unknown,
): string | undefined => {
  const rule = rules.find(([keyword, isBroken]) => {
    const bound = limit(schema, keyword)
    return bound !== undefined && isBroken(measured, bound)
  })
  return rule && `${shown(value)} ${rule[2]} ${limit(schema, rule[0])}`
}

const brokenText = (schema: Schema, value: string): string | undefined => {
  if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(value))
    return `${shown(value)} does not match ${schema.pattern}`
  const format = typeof schema.format === 'string' ? formats[schema.format] : undefined
  if (format && !format.test(value)) return `${shown(value)} is no ${schema.format}`
  return broken(schema, lengthRules, [...value].length, value)
}

/**
 * Why a resolved schema refuses a value; undefined when it takes it. Knows the keywords the contract uses; an unknown
 * one refuses nothing.
 */
export const refusal = (reader: SchemaReader, declared: unknown, value: unknown): string | undefined => {
  const schema = reader.resolve(declared)
  const types = typesOf(schema)
  if (types.length > 0 && !types.some((type) => hasType(value, type)))
    return `${shown(value)} is not ${types.join(' or ')}`
  if (value === null && types.includes('null')) return undefined
  if (Object.hasOwn(schema, 'const') && !same(schema.const, value))
    return `${shown(value)} is not ${shown(schema.const)}`
  if (Array.isArray(schema.enum) && !schema.enum.some((member) => same(member, value)))
    return `${shown(value)} is not one of ${schema.enum.map(String).join(', ')}`
  if (typeof value === 'string') return brokenText(schema, value)
  if (typeof value === 'number') return broken(schema, numberRules, value, value)
  if (Array.isArray(value))
    return broken(schema, countRules, value.length, value) ?? refusedItem(reader, schema, value)
  return isObject(value) ? refusedProperty(reader, schema, value) : undefined
}

const refusedItem = (reader: SchemaReader, schema: Schema, value: readonly unknown[]): string | undefined =>
  value.map((item) => refusal(reader, schema.items, item)).find((reason) => reason !== undefined)

const refusedProperty = (
  reader: SchemaReader,
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
): string | undefined => {
  const missing = texts(schema.required).find((name) => value[name] === undefined)
  if (missing) return `"${missing}" is missing`
  const names = reader.names(schema)
  const unknownName =
    schema.additionalProperties === false && Object.keys(value).find((name) => !names.includes(name))
  if (unknownName) return `"${unknownName}" is not known there`
  return names
    .filter((name) => value[name] !== undefined)
    .map((name) => {
      const reason = refusal(reader, reader.property(schema, name), value[name])
      return reason && `${name}: ${reason}`
    })
    .find((reason) => reason !== undefined)
}

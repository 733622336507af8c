import { asRecord, isObject } from '../../contract/json.ts'
import { formats } from '../../contract/text/formats.ts'
import type { Contract } from './contract.ts'
import { type Schema, typesOf } from './schema-reader.ts'

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-02-28T12:30:45.000Z',
  date: '2026-02-28',
  uri: 'https://example.org/a',
  email: 'amina@example.org',
}

const maxDepth = 6

const declaredSample = (contract: Contract, schema: Schema): unknown => {
  const choices = Array.isArray(schema.enum)
    ? schema.enum.filter((choice) => choice !== null && choice !== '')
    : []
  const examples = Array.isArray(schema.examples) ? schema.examples : [schema.example]
  return [schema.const, choices[0], ...examples].find(
    (value) => value !== undefined && value !== null && contract.refusal(schema, value) === undefined,
  )
}

/** A realistic value of a contract schema: its example if it has a valid one. */
export const sampleOf = (contract: Contract, of: unknown, depth = 0): unknown => {
  const schema = contract.resolve(of)
  const declared = declaredSample(contract, schema)
  if (declared !== undefined) return declared
  const type = typesOf(schema).find((name) => name !== 'null')
  if (type === 'object')
    return depth > maxDepth
      ? {}
      : Object.fromEntries(
          contract
            .names(schema)
            .map((name) => [name, sampleOf(contract, contract.property(schema, name), depth + 1)]),
        )
  if (type === 'array') return depth > maxDepth ? [] : [sampleOf(contract, schema.items, depth + 1)]
  if (type === 'integer' || type === 'number')
    return typeof schema.minimum === 'number' ? Math.max(1, schema.minimum) : 1
  if (type === 'boolean') return true
  return typeof schema.format === 'string' ? (byFormat[schema.format] ?? 'Text') : 'Text'
}

const texts = [
  'https://example.org/a',
  'amina@example.org',
  '2026-02-28',
  '28-02-2026',
  '28/02/2026',
  '28-02',
  '12:30',
  '12:30:45',
  '00:12:30',
  '2026-02-28T12:30:45Z',
  '01712345678',
  '+8801712345678',
  '12',
  'bn',
  'BOTH',
  'Text',
]

/** Longer than any limit of the contract, to detect a form without a limit. */
const endlessText = 300_000
const endlessList = 1_001

const number = (schema: Schema, keys: readonly string[], fallback: number): number =>
  keys.map((key) => schema[key]).find((value) => typeof value === 'number') ?? fallback

const sampleTexts = (schema: Schema): readonly unknown[] => {
  const { pattern, format } = schema
  const expression = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined
  const rule = typeof format === 'string' ? formats[format] : undefined
  if (expression || rule)
    return texts
      .filter((text) => (!expression || expression.test(text)) && (!rule || rule.test(text)))
      .slice(0, 2)
  const lengths = [number(schema, ['maxLength'], endlessText), number(schema, ['minLength'], 1)]
  return lengths.map((length) => 'x'.repeat(length))
}

/** Objects in which each sample of each property occurs. */
const sampleObjects = (schema: Schema): readonly unknown[] => {
  const properties = Object.entries(asRecord(schema.properties))
  if (properties.length === 0) return [{ id: 1, fileUrl: '/files/a.png', fileName: 'a.png' }]
  const columns = properties
    .map(([name, property]) => [name, samplesOf(asRecord(property))] as const)
    .filter(([, values]) => values.length > 0)
  const count = Math.max(1, ...columns.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(columns.map(([name, values]) => [name, values[index % values.length]])),
  )
}

/** Distinct variants of this item, as far as possible; none if the form lists the choices. */
const different = (item: unknown, items: Schema, count: number): readonly unknown[] => {
  if ((items.enum ?? items.pattern ?? items.format) !== undefined) return []
  if (typeof item === 'number') return Array.from({ length: count }, (_, index) => item - index)
  if (typeof item === 'string') return Array.from({ length: count }, (_, index) => `${item}${index}`)
  return []
}

/** One item of each kind, and as many short ones as the form allows; distinct ones, if the form requires this. */
const sampleLists = (schema: Schema): readonly unknown[] => {
  const items = isObject(schema.items) ? samplesOf(schema.items) : []
  const last = items.at(-1)
  if (last === undefined) return []
  const count = number(schema, ['maxItems'], endlessList)
  const isDistinct = schema.uniqueItems === true
  const many = isDistinct ? different(last, asRecord(schema.items), count) : Array(count).fill(last)
  return [...items.map((item) => [item]), ...(many.length > 0 ? [many] : [])]
}

/**
 * Boundary values of a form schema (longest and shortest text, largest and smallest number, every choice), as input of
 * a widget's mapping. Empty if no value for a pattern is known.
 */
export const samplesOf = (schema: Schema): readonly unknown[] => {
  if (Object.hasOwn(schema, 'const')) return [schema.const]
  if (Array.isArray(schema.enum)) return schema.enum
  const type = typesOf(schema).find((name) => name !== 'null')
  if (type === 'string') return sampleTexts(schema)
  if (type === 'boolean') return [true, false]
  if (type === 'integer' || type === 'number')
    return [
      number(schema, ['minimum', 'exclusiveMinimum'], 0),
      number(schema, ['maximum', 'exclusiveMaximum'], 2_000_000_000),
    ]
  if (type === 'object') return sampleObjects(schema)
  return type === 'array' ? sampleLists(schema) : []
}

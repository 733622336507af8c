import { isObject, type JsonObject, type JsonValue } from '../../../src/contract/json.ts'
import type { Schema } from '../../../src/server/contract/schema.ts'
import { type PlainRules, replaceAt, rulesOf } from './shape.ts'

/** A body that violates its schema in one place. */
export interface Violation {
  what: string
  /** JSON Pointer of the place. */
  path: string
  body: JsonObject
  /** 422 for faults that only the database finds. */
  status: 400 | 422
}

interface Place {
  readonly body: JsonObject
  readonly path: readonly string[]
}

const pointer = (path: readonly string[]): string => path.map((part) => `/${part}`).join('')

const setTo = ({ body, path }: Place, name: string, value: JsonValue): Pick<Violation, 'path' | 'body'> => ({
  path: pointer([...path, name]),
  body: replaceAt(body, path, (holder) => {
    holder[name] = value
  }),
})

const wrongTypes: Readonly<Record<string, JsonValue>> = {
  string: 5,
  integer: 'five',
  number: 'five',
  boolean: 'yes',
  array: 'one',
  object: 'one',
}

const badFormats: Readonly<Record<string, readonly string[]>> = {
  uri: ['javascript:alert(1)', 'no link', '//example.org'],
  email: ['nobody', 'a b@example.org'],
  date: ['2026-02-30', '01-02-2026', 'tomorrow'],
  time: ['25:00:00Z', 'noon'],
  'date-time': ['2026-02-30T10:00:00Z', '2026-02-01'],
}

/** Formats with a long or fixed length. */
const ownLength: ReadonlySet<string> = new Set(Object.keys(badFormats))

const textFaults = ({
  minLength = 0,
  maxLength,
  pattern,
  format,
  enum: options,
}: PlainRules): [string, JsonValue][] => [
  ...(minLength > 0 ? [['too short', ''] as [string, JsonValue]] : []),
  ...(maxLength !== undefined && !ownLength.has(format ?? '') && pattern === undefined && !options
    ? [
        ['too long', `${'<p>'.slice(0, format === 'html' ? 3 : 0)}${'ক'.repeat(maxLength + 1)}`] as [
          string,
          JsonValue,
        ],
      ]
    : []),
  ...(pattern === undefined ? [] : [['of another pattern', '~/~'] as [string, JsonValue]]),
  ...(badFormats[format ?? ''] ?? []).map((value): [string, JsonValue] => ['of another format', value]),
  ['not text', 'a\0b'],
]

const numberFaults = ({ minimum, maximum, type }: PlainRules): [string, JsonValue][] => [
  ...(minimum === undefined ? [] : [['too small', minimum - 1] as [string, JsonValue]]),
  ...(maximum === undefined ? [] : [['too large', maximum + 1] as [string, JsonValue]]),
  ...(type === 'integer' ? [['not whole', 1.5] as [string, JsonValue]] : []),
]

const listFaults = (
  { minItems = 0, maxItems }: PlainRules,
  value: JsonValue | undefined,
): [string, JsonValue][] => {
  const item = Array.isArray(value) ? value[0] : undefined
  return [
    ...(minItems > 0 ? [['too few', []] as [string, JsonValue]] : []),
    ...(maxItems !== undefined && item !== undefined
      ? [['too many', Array.from({ length: maxItems + 1 }, () => item)] as [string, JsonValue]]
      : []),
  ]
}

const valueFaults = (schema: PlainRules, value: JsonValue | undefined): [string, JsonValue][] => {
  const type = typeof schema.type === 'string' ? schema.type : 'object'
  return [
    ['of another type', wrongTypes[type] ?? 'one'],
    ...(schema.nullable || schema.enum?.includes(null) ? [] : [['null', null] as [string, JsonValue]]),
    ...(schema.enum && type === 'string'
      ? [['none of the options', 'OTHER-OPTION'] as [string, JsonValue]]
      : []),
    ...(type === 'string' ? textFaults(schema) : []),
    ...(type === 'integer' || type === 'number' ? numberFaults(schema) : []),
    ...(type === 'array' ? listFaults(schema, value) : []),
  ]
}

const nowhere = 2_000_000_000

const propertyFaults = (
  place: Place,
  name: string,
  raw: Schema,
  value: JsonValue | undefined,
): Violation[] => {
  const schema = rulesOf(raw)
  const broken = valueFaults(schema, value).map(
    ([what, bad]): Violation => ({ what, status: 400, ...setTo(place, name, bad) }),
  )
  const lost = { what: 'a reference to nothing', status: 422, ...setTo(place, name, nowhere) } as const
  return schema['x-references'] === undefined ? broken : [...broken, lost]
}

const within = (place: Place, name: string, raw: Schema, value: JsonValue | undefined): Violation[] => {
  const { items, properties } = rulesOf(raw)
  const path = [...place.path, name]
  if (items && Array.isArray(value) && value.length > 0) {
    const list = { body: place.body, path }
    const [first] = value
    if (!isObject(first)) return propertyFaults(list, '0', items, first)
    return objectFaults({ body: place.body, path: [...path, '0'] }, rulesOf(items), first)
  }
  return properties && isObject(value) ? objectFaults({ body: place.body, path }, rulesOf(raw), value) : []
}

const objectFaults = (place: Place, schema: PlainRules, value: JsonObject): Violation[] => {
  // A property with a default is never missing.
  const needed = (schema.required ?? []).filter((name) => schema.properties?.[name]?.default === undefined)
  const missing = needed.map(
    (name): Violation => ({
      what: 'missing',
      status: 400,
      path: pointer([...place.path, name]),
      body: replaceAt(place.body, place.path, (holder) => {
        delete holder[name]
      }),
    }),
  )
  const unknown: Violation = { what: 'unknown', status: 400, ...setTo(place, 'isAdministrator', true) }
  const properties = Object.entries(schema.properties ?? {})
  return [
    ...missing,
    unknown,
    ...properties.flatMap(([name, property]) => [
      ...propertyFaults(place, name, property, value[name]),
      ...within(place, name, property, value[name]),
    ]),
  ]
}

/** Every violation of the schema in one place of a valid body. */
export const violationsOf = (rules: PlainRules, body: JsonObject): Violation[] =>
  objectFaults({ body, path: [] }, rules, body)

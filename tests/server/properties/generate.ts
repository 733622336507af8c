import fc from 'fast-check'
import { isBefore, monthOf } from '../../../src/contract/dates.ts'
import type { JsonObject, JsonValue } from '../../../src/contract/json.ts'
import type { Schema } from '../../../src/server/contract/schema.ts'
import { cleanText } from '../../../src/server/text/clean-text.ts'
import { branchesOf, type Known, type PlainRules, rulesOf } from './shape.ts'

/** Letters of the scripts that staff use, and characters that break unescaped SQL, HTML, patterns or headers. */
const letters = [...'কখগঘঙআমি ابتثجح abcXYZ 0129 éßŁ 😀👨‍👩‍👧 \'"\\%_<>&$;#{}()[]|`~^=+-/*?!.,:@\t\n']

const text = (least: number, most: number): fc.Arbitrary<string> => {
  const first = fc.constantFrom('ক', 'ا', 'T', '😀')
  const rest = (min: number, max: number): fc.Arbitrary<string> =>
    fc.array(fc.constantFrom(...letters), { minLength: min, maxLength: max }).map((all) => all.join(''))
  const usual = fc.tuple(first, rest(Math.max(0, least - 1), Math.min(most - 1, least + 20)))
  // The maximum length in Unicode characters, whatever their bytes or code units.
  const longest = fc.tuple(
    first,
    fc.constantFrom('ক', '😀', 'x').map((letter) => letter.repeat(most - 1)),
  )
  const joined = fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: longest })
  const some = joined.map((parts) => parts.join(''))
  return least > 0 ? some : fc.oneof({ weight: 8, arbitrary: some }, fc.constant(''))
}

const escaped = (plain: string): string => plain.replace(/[&<>"]/g, '').replaceAll('\u00a0', ' ')

/** A time in the years that users enter, to the second, in UTC. */
const moment = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}Z`)

const formats: Readonly<Record<string, (schema: PlainRules) => fc.Arbitrary<string>>> = {
  html: ({ maxLength = 255 }) =>
    text(1, Math.min(maxLength - 30, 400)).map(
      (inner) => `<p dir="rtl">${escaped(inner)}<br /><strong>b</strong></p>`,
    ),
  email: () => fc.uuid().map((id) => `u-${id}@example.org`),
  uri: () =>
    fc.oneof(
      fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true }),
      fc.constantFrom('https://example.org/বাংলা?q=%20', 'mailto:a@example.org', 'tel:+8801200000000'),
    ),
  date: () => moment.map((text) => text.slice(0, 10)),
  time: () => moment.map((text) => text.slice(11)),
  'date-time': () => moment,
  password: () => fc.constant('A-long-password-1'),
}

const textOf = (schema: PlainRules): fc.Arbitrary<string> => {
  const { format, pattern, minLength = 0, maxLength = 255 } = schema
  // A blank text counts as absent, whatever its pattern.
  if (pattern !== undefined)
    return fc
      .stringMatching(new RegExp(pattern))
      .filter((value) => value.trim() !== '' && value.length >= minLength && value.length <= maxLength)
  const made = format === undefined ? undefined : formats[format]
  return made ? made(schema).filter((value) => value.length <= maxLength) : text(minLength, maxLength)
}

const referenceTo = (
  target: string,
  { minimum, nullable }: PlainRules,
  known: Known,
): fc.Arbitrary<JsonValue> => {
  const ids = known.get(target) ?? []
  const none = nullable ? [null] : minimum === 0 ? [0] : []
  const values = [...ids, ...none]
  if (values.length === 0) throw new Error(`There is no ${target} to refer to.`)
  return fc.constantFrom(...values)
}

const listOf = (schema: PlainRules, items: Schema, known: Known): fc.Arbitrary<JsonValue> => {
  const { minItems = 0, maxItems = 5, uniqueItems = false } = schema
  const item = anyOf(items, known)
  const many = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 2) }
  // Texts are stored without white space at their ends, so "T" and "T\n" are duplicates.
  const selector = (value: JsonValue): string =>
    typeof value === 'string' ? cleanText(value) : JSON.stringify(value)
  return uniqueItems ? fc.uniqueArray(item, { ...many, selector }) : fc.array(item, many)
}

const numberOf = ({ type, minimum, maximum }: PlainRules): fc.Arbitrary<number> => {
  const [min, max] = [minimum ?? -1e9, maximum ?? 1e9]
  if (type === 'integer')
    return fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), 2 ** 31 - 1) })
  return fc.double({ min, max, noNaN: true }).map((value) => (value === 0 ? 0 : value))
}

/** A valid value of the schema, never null. */
const someOf = (schema: PlainRules, known: Known): fc.Arbitrary<JsonValue> => {
  const target = schema['x-references']
  if (target !== undefined) return referenceTo(target, { ...schema, nullable: false }, known)
  if (schema.enum) return fc.constantFrom(...schema.enum.filter((value) => value !== null))
  if (schema.items) return listOf(schema, schema.items, known)
  if (schema.properties) return objectOf(schema, known)
  if (schema.type === 'boolean') return fc.boolean()
  return schema.type === 'string' ? textOf(schema) : numberOf(schema)
}

/** A valid value of the schema; references name any record. */
const anyOf = (raw: Schema, known: Known): fc.Arbitrary<JsonValue> => {
  const schema = rulesOf(raw)
  const target = schema['x-references']
  if (schema.type === 'null') return fc.constant(null)
  if (target !== undefined) return referenceTo(target, schema, known)
  const some = someOf(schema, known)
  return schema.nullable ? fc.oneof({ weight: 5, arbitrary: some }, fc.constant(null)) : some
}

const canBeMade = (raw: Schema, known: Known): boolean => {
  const { 'x-references': target, nullable, minimum } = rulesOf(raw)
  return target === undefined || nullable || minimum === 0 || (known.get(target) ?? []).length > 0
}

/**
 * The object with equal values in place of a wrong order, the derived month, and without properties that exclude
 * each other.
 */
const inAgreement = (schema: PlainRules, body: JsonObject): JsonObject => {
  const changed = { ...body }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const { 'x-not-before': other, 'x-month-of': date, 'x-agrees': agrees } = property
    if (other !== undefined && isBefore(body[name], body[other])) changed[name] = body[other] ?? null
    if (date !== undefined) changed[name] = monthOf(changed[date])
    if (agrees && changed[name] !== undefined) changed[name] = null
  }
  return changed
}

/** An object of a schema without conditions: the required properties, and some others. */
const objectOf = (schema: PlainRules, known: Known): fc.Arbitrary<JsonObject> => {
  const required = new Set(schema.required)
  const makeable = Object.entries(schema.properties ?? {}).filter(([, property]) =>
    canBeMade(property, known),
  )
  const values = Object.fromEntries(makeable.map(([name, property]) => [name, anyOf(property, known)]))
  const some = fc.record(values, { requiredKeys: [...required].filter((name) => name in values) })
  return (some as fc.Arbitrary<JsonObject>).map((body) => inAgreement(schema, body))
}

/** A body with the schema, free of conditions, that it was generated from. */
export const bodiesOf = (
  schema: Schema,
  known: Known,
): fc.Arbitrary<{ body: JsonObject; rules: PlainRules }> =>
  fc.oneof(...branchesOf(schema).map((rules) => objectOf(rules, known).map((body) => ({ body, rules }))))

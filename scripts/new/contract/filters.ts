import type { PlainObject } from '../../../src/contract/json.ts'
import { plural } from '../../../src/contract/text/english.ts'
import type { Plan, Property } from '../answers/plan/plan.ts'
import { lowerWords } from '../answers/words.ts'

const ranged = new Set(['number', 'decimal', 'date', 'datetime'])

/** Whether a list has a filter for the property. */
export const isFiltered = ({ search, filter }: Property): boolean => search === true || filter === true

const description = ({ name, type, title, values }: Property, many: string): string => {
  if (type === 'boolean') return `Only ${many} with (true) or without (false) ${lowerWords(name)}.`
  if (values !== undefined || type === 'reference') return `Only ${many} of this ${title.toLowerCase()}.`
  const languages = type === 'texts' ? ' in any language' : ''
  return `Only ${many} whose ${title.toLowerCase()} contains this text${languages}, letter case aside.`
}

/** The schema of a filter's value. An enumeration includes '', because an unset filter is sent as `key=`. */
const schemaOf = ({ type, values = [] }: Property): PlainObject => {
  if (type === 'boolean') return { type: 'boolean' }
  if (type === 'reference') return { type: 'integer', format: 'int64', minimum: 1 }
  if (values.length > 0) return { type: 'string', enum: ['', ...values] }
  return { type: 'string', maxLength: 255 }
}

const rangeSchemas: Readonly<Record<string, PlainObject>> = {
  number: { type: 'integer' },
  decimal: { type: 'number' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
}

/** A query parameter of the contract. */
interface QueryParameter extends PlainObject {
  readonly name: string
}

const query = (name: string, text: string, schema: PlainObject, more: PlainObject = {}): QueryParameter => ({
  name,
  in: 'query',
  description: text,
  schema,
  ...more,
})

/** The query parameters of a list for a property; for numbers and dates, both ends of a range. */
export const filterParameters = (
  property: Property,
  { many }: Pick<Plan, 'many'>,
): readonly QueryParameter[] => {
  const { name, type, title } = property
  if (!ranged.has(type)) {
    const filtered = type === 'reference' ? `${name}Id` : name
    const more = type === 'texts' ? { 'x-filter': { property: plural(name) } } : {}
    return [query(filtered, description(property, many), schemaOf(property), more)]
  }
  return (['from', 'to'] as const).map((op) => {
    const text = `Only ${many} whose ${title.toLowerCase()} is this or ${op === 'from' ? 'more' : 'less'}.`
    const end = `${name}${op === 'from' ? 'From' : 'To'}`
    const filter = { 'x-filter': { property: name, op } }
    return query(end, text, { ...rangeSchemas[type] }, filter)
  })
}

import type { JsonSchema } from '../../../../modules/format/types.ts'
import { asRecord } from '../../path.ts'
import { propertyNames, propertySchema } from '../data/schema.ts'
import type { RuleError } from './errors.ts'

const dayFirst = /^(\d\d)[/-](\d\d)[/-](\d{4})$/
const asText = /^(\d{4}-\d\d-\d\d|\d\d:\d\d(:\d\d)?)$/

/** What is less the earlier the value is; null for what is no number, date or time, such as a date half typed. */
const orderOf = (value: unknown): number | string | null => {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  const [, day, month, year] = dayFirst.exec(value) ?? []
  if (year !== undefined) return `${year}-${month}-${day}`
  if (asText.test(value)) return value
  const moment = /^\d{4}-\d\d-\d\dT/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}

const isBefore = (value: unknown, other: unknown): boolean => {
  const [first, second] = [orderOf(value), orderOf(other)]
  return first !== null && second !== null && typeof first === typeof second && first < second
}

/**
 * Values that are less than the property that `x-not-before` names beside them. The contract's own keyword, which no
 * library checks; the API refuses the same.
 */
export const orderErrors = (schema: JsonSchema, data: unknown, at = ''): readonly RuleError[] => {
  if (Array.isArray(data))
    return data.flatMap((item, index) => orderErrors(asRecord(schema.items), item, `${at}/${index}`))
  if (typeof data !== 'object' || data === null) return []
  const values = asRecord(data)
  return propertyNames(schema).flatMap((name) => {
    const property = propertySchema(schema, name)
    const other = property['x-not-before']
    const instancePath = `${at}/${name}`
    const own: readonly RuleError[] =
      typeof other === 'string' && isBefore(values[name], values[other])
        ? [{ instancePath, keyword: 'x-not-before', params: { property: other } }]
        : []
    return [...own, ...orderErrors(property, values[name], instancePath)]
  })
}

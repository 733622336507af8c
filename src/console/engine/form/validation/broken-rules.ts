import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { isBefore } from '../../../../contract/dates.ts'
import { asRecord, isObject, valueAt } from '../../../../contract/json.ts'
import { fromPointer, toPointer } from '../../../../contract/json-pointer.ts'
import { mapParts } from '../../../../contract/map-parts.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { unfinishedParts, unfinishedRule } from '../../../widgets/date/unfinished-picks.ts'
import { propertyNames, propertySchema } from '../data/schema.ts'
import type { RuleError } from './form-errors.ts'

/**
 * Values that are less than the sibling property named by `x-not-before`. A keyword of the contract, which no library
 * checks; the API applies the same rule.
 */
export const orderErrors = (schema: JsonSchema, data: unknown, at = ''): readonly RuleError[] => {
  if (Array.isArray(data))
    return data.flatMap((item, index) => orderErrors(asRecord(schema.items), item, `${at}/${index}`))
  if (!isObject(data)) return []
  return propertyNames(schema).flatMap((name) => {
    const property = propertySchema(schema, name)
    const other = property['x-not-before']
    const instancePath = `${at}${toPointer([name])}`
    const broken: readonly RuleError[] =
      typeof other === 'string' && isBefore(data[name], data[other])
        ? [{ instancePath, keyword: 'x-not-before', params: { property: other } }]
        : []
    return [...broken, ...orderErrors(property, data[name], instancePath)]
  })
}

/** An unfinished date or time only reports that it is unfinished, not its length or format. */
const asUnfinished = (error: RuleError, data: unknown): RuleError => {
  const keyword = unfinishedRule(valueAt(data, fromPointer(error.instancePath)))
  return keyword === undefined ? error : { ...error, keyword, params: {} }
}

/** Places with an unfinished or invalid date or time, whatever the schema's text rules. */
const unfinishedErrors = (data: unknown, at = ''): readonly RuleError[] => {
  const keyword = unfinishedParts(data).length > 0 ? unfinishedRule(data) : undefined
  if (keyword !== undefined) return [{ instancePath: at, keyword, params: {} }]
  if (Array.isArray(data)) return data.flatMap((item, index) => unfinishedErrors(item, `${at}/${index}`))
  if (!isObject(data)) return []
  return Object.entries(data).flatMap(([name, value]) => unfinishedErrors(value, `${at}${toPointer([name])}`))
}

/** Broken rules of form data, from the module's precompiled validator and the additional checks. */
export const brokenRules = (
  validator: ValidatorType,
  schema: RJSFSchema,
  data: unknown,
): readonly RuleError[] => {
  const ofSchema = validator.rawValidation<RuleError>(schema, data).errors ?? []
  const refused = new Set(ofSchema.map(({ instancePath }) => instancePath))
  return [
    ...ofSchema.map((error) => asUnfinished(error, data)),
    ...unfinishedErrors(data).filter(({ instancePath }) => !refused.has(instancePath)),
    ...orderErrors(schema, data),
  ]
}

/** The data with blank texts emptied: a save omits them, so they count as missing. */
export const withoutBlanks = <T>(data: T): T => {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return value.trim() === '' ? '' : value
    return mapParts(value, walk)
  }
  return walk(data) as T
}

import { isBefore } from '../../../../contract/dates/not-before.ts'
import { asRecord, isObject } from '../../../../contract/json.ts'
import { toPointer } from '../../../../contract/json-pointer.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
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

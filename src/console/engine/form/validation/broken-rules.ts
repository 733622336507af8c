import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { valueAt } from '../../../../contract/json.ts'
import { fromPointer } from '../../../../contract/json-pointer.ts'
import { mapParts } from '../../../../contract/map-parts.ts'
import { unfinishedRule } from '../../../widgets/date/unfinished-picks.ts'
import type { RuleError } from './form-errors.ts'
import { orderErrors } from './not-before.ts'

/** What is wrong with an unfinished date or time is that it is unfinished, not its length or form. */
const asUnfinished = (error: RuleError, data: unknown): RuleError => {
  const keyword = unfinishedRule(valueAt(data, fromPointer(error.instancePath)))
  return keyword === undefined ? error : { ...error, keyword, params: {} }
}

/** Broken rules of form data, from the module's precompiled validator and from what it does not know. */
export const brokenRules = (
  validator: ValidatorType,
  schema: RJSFSchema,
  data: unknown,
): readonly RuleError[] => [
  ...(validator.rawValidation<RuleError>(schema, data).errors ?? []).map((error) =>
    asUnfinished(error, data),
  ),
  ...orderErrors(schema, data),
]

/** The data with texts of nothing but spaces emptied: they are left out of the body, so they count as missing. */
export const withoutBlanks = <T>(data: T): T => {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return value.trim() === '' ? '' : value
    return mapParts(value, walk)
  }
  return walk(data) as T
}

import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { RuleError } from './errors.ts'
import { orderErrors } from './not-before.ts'

/** Broken rules of form data, from the module's precompiled validator and from what it does not know. */
export const brokenRules = (
  validator: ValidatorType,
  schema: RJSFSchema,
  data: unknown,
): readonly RuleError[] => [
  ...(validator.rawValidation<RuleError>(schema, data).errors ?? []),
  ...orderErrors(schema, data),
]

/** The data with texts of nothing but spaces emptied: they are left out of the body, so they count as missing. */
export const withoutBlanks = <T>(data: T): T => {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return value.trim() === '' ? '' : value
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]))
  }
  return walk(data) as T
}

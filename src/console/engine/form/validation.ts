import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { RuleError } from './errors.ts'

/** Broken rules of form data, from the module's precompiled validator. */
export const brokenRules = (
  validator: ValidatorType,
  schema: RJSFSchema,
  data: unknown,
): readonly RuleError[] => validator.rawValidation<RuleError>(schema, data).errors ?? []

import type { RJSFSchema } from '@rjsf/utils'
import { valueAt } from '../../../contract/json.ts'

/** Whether the schema of a per-language list requires a text in any one language. */
export const isOneTextRequired = ({ contains }: RJSFSchema): boolean => contains !== undefined

const textRule = ({ items }: RJSFSchema, rule: 'minLength' | 'maxLength'): number | undefined => {
  const limit = valueAt(items, ['properties', 'text', rule])
  return typeof limit === 'number' ? limit : undefined
}

/** Whether the schema of a per-language list requires a text in every language. */
export const isTextRequired = (schema: RJSFSchema): boolean => (textRule(schema, 'minLength') ?? 0) > 0

/** The maximum number of characters of a text in a per-language list; undefined without a limit. */
export const textLimit = (schema: RJSFSchema): number | undefined => textRule(schema, 'maxLength')

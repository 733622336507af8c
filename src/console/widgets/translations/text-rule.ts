import type { RJSFSchema } from '@rjsf/utils'
import { valueAt } from '../../../contract/json.ts'

/** True when the schema of a per-language list asks for a text in one language, whichever. */
export const isOneTextRequired = ({ contains }: RJSFSchema): boolean => contains !== undefined

const textRule = ({ items }: RJSFSchema, rule: 'minLength' | 'maxLength'): number | undefined => {
  const limit = valueAt(items, ['properties', 'text', rule])
  return typeof limit === 'number' ? limit : undefined
}

/** True when the schema of a per-language list asks for a text in every language. */
export const isTextRequired = (schema: RJSFSchema): boolean => (textRule(schema, 'minLength') ?? 0) > 0

/** How many characters a text of a per-language list may have; undefined where there is no limit. */
export const textLimit = (schema: RJSFSchema): number | undefined => textRule(schema, 'maxLength')

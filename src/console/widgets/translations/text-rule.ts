import type { RJSFSchema } from '@rjsf/utils'
import { isObject } from '../../../contract/json.ts'

/** True when the schema of a per-language list asks for a text in one language, whichever. */
export const isOneTextRequired = ({ contains }: RJSFSchema): boolean => contains !== undefined

/** True when the schema of a per-language list asks for a text in every language. */
export const isTextRequired = ({ items }: RJSFSchema): boolean => {
  const properties = isObject(items) && isObject(items.properties) ? items.properties : {}
  return (
    isObject(properties.text) &&
    typeof properties.text.minLength === 'number' &&
    properties.text.minLength > 0
  )
}

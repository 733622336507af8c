import type { RJSFSchema } from '@rjsf/utils'
import { isRecord } from '../shared/options.ts'

/** True when the schema of a per-language list asks for a text in every language. */
export const isTextRequired = ({ items }: RJSFSchema): boolean => {
  const properties = isRecord(items) && isRecord(items.properties) ? items.properties : {}
  return (
    isRecord(properties.text) &&
    typeof properties.text.minLength === 'number' &&
    properties.text.minLength > 0
  )
}

import { asRecord } from '../../../../contract/json.ts'
import { fieldNames } from '../../../../modules/format/field-order.ts'
import { blankness, entriesFor } from '../../../widgets/translations/translation-entries.ts'
import { findValueMapping } from '../../../widgets/value-mappings.ts'
import { type Mapping, uiOptions } from '../data/mapping.ts'

/**
 * JSON Pointer to the first text of a form that is missing in a language, in field order: preferably one with a text in
 * another language. Undefined if none is missing, or the language is not offered.
 */
export const missingPlace = (
  { ui, context: { languages } }: Mapping,
  data: Readonly<Record<string, unknown>>,
  languageId: number,
): string | undefined => {
  const index = languages.findIndex(({ id }) => id === languageId)
  if (index < 0) return undefined
  const missing = fieldNames(ui).flatMap((name) => {
    const options = uiOptions(asRecord(ui[name]))
    const { widget } = options
    if (typeof widget !== 'string' || findValueMapping(widget)?.needsLanguages !== true) return []
    const isBlank = blankness(options)
    const entries = entriesFor(languages, data[name])
    if (!isBlank(entries[index]?.text ?? '')) return []
    return [{ path: `/${name}/${index}/text`, isWritten: entries.some(({ text }) => !isBlank(text)) }]
  })
  return (missing.find(({ isWritten }) => isWritten) ?? missing[0])?.path
}

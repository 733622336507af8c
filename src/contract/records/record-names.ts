import { valueAt } from '../json.ts'
import { defaultLanguage, writtenText } from './language-texts.ts'

/** Properties used as the name of a record by default, in this order. */
export const usualNames: readonly string[] = ['title', 'titles', 'name', 'names', 'label', 'question', 'tag']

/** Whether a property can serve as a name if none of the usual ones exists. */
export const isLikeName = (property: string): boolean => /(Name|Title)$/.test(property)

/** The content languages. */
type Languages = readonly { id: number; code: string }[]

/**
 * A single text of a list per language, in the format of the API (`translatedText`) or of bodies (`text`): in the
 * default language if `languages` contains it, else the first non-blank one in the API's order. A plain text is
 * returned unchanged; empty for anything else.
 */
export const oneText = (value: unknown, languages: Languages = []): string => {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  const texts = value.flatMap((entry) => writtenText(entry) ?? []).filter(({ text }) => text.trim() !== '')
  const first = languages.find(({ code }) => code === defaultLanguage)?.id
  const chosen = first !== undefined && texts.find(({ languageId }) => languageId === first)
  return (chosen || texts[0])?.text ?? ''
}

/** The property (dotted path) to use instead of the usual names, and the content languages. */
export interface Naming {
  field?: string | undefined
  languages?: Languages
}

/**
 * The name of a record: the property `field`, else a title or name, else the first property whose name ends in Name or
 * Title. Empty when it has none of them.
 */
export const recordLabel = (
  record: Readonly<Record<string, unknown>>,
  { field, languages }: Naming = {},
): string => {
  const paths = field === undefined ? [...usualNames, ...Object.keys(record).filter(isLikeName)] : [field]
  for (const path of paths) {
    const value = valueAt(record, path.split('.'))
    const text = typeof value === 'number' ? String(value) : oneText(value, languages).trim()
    if (text !== '') return text
  }
  return ''
}

/** The name of a record where it must not be empty: `field`, else its usual name, else its id. */
export const recordName = (record: Readonly<Record<string, unknown>>, field?: string): string =>
  recordLabel(record, { field }) || recordLabel(record) || `#${String(record.id ?? '')}`

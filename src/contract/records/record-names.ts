import { valueAt } from '../json.ts'
import { defaultLanguage } from './default-language.ts'
import { writtenText } from './language-texts.ts'

/** Properties that name a record without being told, in this order. */
export const usualNames: readonly string[] = ['title', 'titles', 'name', 'names', 'label', 'question', 'tag']

/** Whether a property names the record that it is of, or that it points to, where none of the usual ones does. */
export const isLikeName = (property: string): boolean => /(Name|Title)$/.test(property)

/** The languages that texts come in. */
type Languages = readonly { id: number; code: string }[]

/**
 * One text of a list per language, as the API answers (`translatedText`) or takes (`text`) them, for places with room for
 * one: in the default language, where it is told which that is, else the first that is not blank, as the API orders them. A
 * plain text is itself; empty for anything else.
 */
export const oneText = (value: unknown, languages: Languages = []): string => {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  const texts = value.flatMap((entry) => writtenText(entry) ?? []).filter(({ text }) => text.trim() !== '')
  const first = languages.find(({ code }) => code === defaultLanguage)?.id
  const chosen = first !== undefined && texts.find(({ languageId }) => languageId === first)
  return (chosen || texts[0])?.text ?? ''
}

/** How a record is named: by a property (dotted) instead of the usual ones, in which languages. */
export interface Naming {
  field?: string | undefined
  languages?: Languages
}

/**
 * What a record is called: the property `field`, else a title or name, else the first property whose name ends in Name or
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

/** What a record is called where something has to stand: by `field`, else by its usual name, else by its number. */
export const recordName = (record: Readonly<Record<string, unknown>>, field?: string): string =>
  recordLabel(record, { field }) || recordLabel(record) || `#${String(record.id ?? '')}`

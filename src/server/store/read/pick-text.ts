import { isObject, type JsonValue } from '../../../contract/json.ts'
import { defaultLanguage } from '../../../contract/records/default-language.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Lookup } from './lookup.ts'

/** A text in one language, as records store it. */
export type Text = { readonly languageId: number; readonly translatedText: string }

const isText = (value: JsonValue): value is Text & JsonValue =>
  isObject(value) && typeof value.languageId === 'number' && typeof value.translatedText === 'string'

/** The texts of a stored per-language list; none where it is no list. */
export const textsIn = (value: JsonValue | undefined): readonly Text[] =>
  Array.isArray(value) ? value.filter(isText) : []

/**
 * One text of a per-language list: of the language asked for, else the default one, else the first.
 * Null when there is none.
 */
export function pickText(
  texts: readonly Text[],
  lookup: Lookup,
  languages: Table | undefined,
): string | null {
  const first = texts[0]
  if (!first) return null
  if (texts.length === 1 || !languages) return first.translatedText
  const codes = texts.map(({ languageId }) => lookup.record(languages, languageId)?.body.code)
  const inLanguage = (code: string): Text | undefined => texts[codes.indexOf(code)]
  return (inLanguage(lookup.language) ?? inLanguage(defaultLanguage) ?? first).translatedText
}

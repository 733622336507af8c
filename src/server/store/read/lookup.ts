import type { StoredText } from '../../../contract/records/language-texts.ts'
import { defaultLanguage } from '../../../contract/records/language-texts.ts'
import type { Table } from '../../contract/table/table.ts'
import type { StoredRecord } from '../record.ts'

/** Further data that a projection needs besides the record. */
export interface Lookup {
  /** Another record; null when there is none. */
  readonly record: (table: Table, id: number) => StoredRecord | null
  /** Whether other records refer to it. */
  readonly referenced: (table: Table, id: number) => boolean
  /** Language code of single texts. */
  readonly language: string
}

/**
 * Selects a text of a per-language list: the requested language, else the default one, else the first.
 * Null when there is none.
 */
export const pickText = (
  texts: readonly StoredText[],
  lookup: Lookup,
  languages: Table | undefined,
): string | null => {
  const first = texts[0]
  if (!first) return null
  if (texts.length === 1 || !languages) return first.translatedText
  const codes = texts.map(({ languageId }) => lookup.record(languages, languageId)?.body.code)
  const inLanguage = (code: string): StoredText | undefined => texts[codes.indexOf(code)]
  return (inLanguage(lookup.language) ?? inLanguage(defaultLanguage) ?? first).translatedText
}

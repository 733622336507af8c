import type { Table } from '../contract/table.ts'
import { isObject, type JsonValue } from '../json.ts'
import type { Lookup } from './project.ts'

/** Where no language is asked for, and where a text is missing in the one asked for. */
export const defaultLanguage = 'bn'

type Text = { readonly languageId: number; readonly translatedText: string }

const isText = (value: JsonValue): value is Text & JsonValue =>
  isObject(value) && typeof value.languageId === 'number' && typeof value.translatedText === 'string'

/**
 * One text of a per-language list: of the language asked for, else Bengali, else the first.
 * Null when there is none.
 */
export function pickText(
  value: JsonValue | undefined,
  lookup: Lookup,
  languages: Table | undefined,
): string | null {
  const texts = Array.isArray(value) ? value.filter(isText) : []
  const first = texts[0]
  if (!first) return null
  if (texts.length === 1 || !languages) return first.translatedText
  const codes = texts.map(({ languageId }) => lookup.record(languages, languageId)?.body.code)
  const inLanguage = (code: string): Text | undefined => texts[codes.indexOf(code)]
  return (inLanguage(lookup.language) ?? inLanguage(defaultLanguage) ?? first).translatedText
}

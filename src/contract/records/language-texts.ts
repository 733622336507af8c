import { isObject } from '../json.ts'

/** A text in one language, as records hold it and the API returns it. */
export interface StoredText {
  readonly languageId: number
  readonly translatedText: string
}

/** A text in one language, as bodies carry it. */
export interface WrittenText {
  languageId: number
  text: string
}

const isStoredText = (entry: unknown): entry is StoredText =>
  isObject(entry) && typeof entry.languageId === 'number' && typeof entry.translatedText === 'string'

/** True for a text in one language in the form of bodies, as forms hold it too. */
export const isWrittenText = (entry: unknown): entry is WrittenText =>
  isObject(entry) && typeof entry.languageId === 'number' && typeof entry.text === 'string'

/** The texts of a list per language, as records hold it; none where it is no list. */
export const textsIn = (value: unknown): readonly StoredText[] =>
  Array.isArray(value) ? value.filter(isStoredText) : []

/**
 * An entry of a list per language, answered or written, as bodies carry it; its text is empty where it has none.
 * Undefined for what is in no language.
 */
export const writtenText = (entry: unknown): WrittenText | undefined => {
  if (!isObject(entry) || typeof entry.languageId !== 'number') return undefined
  const text = entry.text ?? entry.translatedText
  return { languageId: entry.languageId, text: typeof text === 'string' ? text : '' }
}

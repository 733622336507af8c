import { isObject } from '../json.ts'

/**
 * The code of the default content language: used when none is requested, and for texts missing in the requested
 * language.
 */
export const defaultLanguage = 'bn'

/** A text in one language, as stored in records and returned by the API. */
export interface StoredText {
  readonly languageId: number
  readonly translatedText: string
}

/** A text in one language, as in request bodies. */
export interface WrittenText {
  languageId: number
  text: string
}

const isStoredText = (entry: unknown): entry is StoredText =>
  isObject(entry) && typeof entry.languageId === 'number' && typeof entry.translatedText === 'string'

/** Whether a value is a text in one language in the format of bodies, which forms use too. */
export const isWrittenText = (entry: unknown): entry is WrittenText =>
  isObject(entry) && typeof entry.languageId === 'number' && typeof entry.text === 'string'

/** The texts of a list per language, as stored in records; empty for anything but a list. */
export const textsIn = (value: unknown): readonly StoredText[] =>
  Array.isArray(value) ? value.filter(isStoredText) : []

/**
 * Converts an entry of a list per language, stored or written, to the format of bodies; a missing text becomes empty.
 * Undefined for an entry without a language.
 */
export const writtenText = (entry: unknown): WrittenText | undefined => {
  if (!isObject(entry) || typeof entry.languageId !== 'number') return undefined
  const text = entry.text ?? entry.translatedText
  return { languageId: entry.languageId, text: typeof text === 'string' ? text : '' }
}

const isFilled = ({ translatedText }: StoredText): boolean => translatedText.trim() !== ''

/** The non-blank texts of each property of a record, by property name. */
const textLists = (record: object): readonly { property: string; texts: readonly StoredText[] }[] =>
  Object.entries(record)
    .map(([property, value]) => ({ property, texts: textsIn(value).filter(isFilled) }))
    .filter(({ texts }) => texts.length > 0)

/**
 * The properties of a record, as read, that have a text in another language but not in this one. A property without any
 * text is not missing one.
 */
export const missingTexts = (record: object, languageId: number): readonly string[] =>
  textLists(record)
    .filter(({ texts }) => !texts.some((text) => text.languageId === languageId))
    .map(({ property }) => property)

/** The number of properties with a text in any language. */
export const textCount = (record: object): number => textLists(record).length

/** Ids of the languages in which no text of a record is missing. */
export const completeLanguages = (record: object): readonly number[] => {
  const ids = textLists(record).flatMap(({ texts }) => texts.map(({ languageId }) => languageId))
  return [...new Set(ids)].filter((id) => missingTexts(record, id).length === 0).sort((a, b) => a - b)
}

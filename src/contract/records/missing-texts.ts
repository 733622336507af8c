import { type StoredText, textsIn } from './language-texts.ts'

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

import { type StoredText, textsIn } from './language-texts.ts'

const isFilled = ({ translatedText }: StoredText): boolean => translatedText.trim() !== ''

/** The texts of each property of a record that has any but blank ones, by its name. */
const textLists = (record: object): readonly { property: string; texts: readonly StoredText[] }[] =>
  Object.entries(record)
    .map(([property, value]) => ({ property, texts: textsIn(value).filter(isFilled) }))
    .filter(({ texts }) => texts.length > 0)

/**
 * The properties of a record, as it is read, of which a text is missing in a language: there is one in another language,
 * and none in this one. A property that has no text at all lacks none.
 */
export const missingTexts = (record: object, languageId: number): readonly string[] =>
  textLists(record)
    .filter(({ texts }) => !texts.some((text) => text.languageId === languageId))
    .map(({ property }) => property)

/** How many properties of a record have a text in any language. */
export const textCount = (record: object): number => textLists(record).length

/** Numbers of the languages in which no text of a record is missing. */
export const completeLanguages = (record: object): readonly number[] => {
  const ids = textLists(record).flatMap(({ texts }) => texts.map(({ languageId }) => languageId))
  return [...new Set(ids)].filter((id) => missingTexts(record, id).length === 0).sort((a, b) => a - b)
}

import { digitRows, westernDigits } from './western-digits.ts'

/**
 * Characters ignored in searches: accents, Arabic vowel marks, tatweel, joiners, direction marks. A character class for
 * the regular expressions of both JavaScript and PostgreSQL.
 */
export const uncountedSigns =
  '[\\u0300-\\u036f\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]'

/** Arabic letters that are used interchangeably, and the letters they are folded to. */
const letters = ['ٱىیےةۃہھەک', 'ايييهههههك'] as const

/** Characters that are folded, including digits: each of the first text to the one at the same index of the second. */
export const alikeSigns = [
  letters[0] + digitRows.join(''),
  letters[1] + digitRows.map(() => '0123456789').join(''),
] as const

const uncounted = new RegExp(uncountedSigns, 'g')
const alike = new RegExp(`[${letters[0]}]`, 'g')

/**
 * Folds a text for searching: without case, accents and vowel marks, with one letter for interchangeable ones, in one
 * normal form, digits from 0 to 9. `alikeSql` is the same in the database.
 */
export const foldText = (text: string): string =>
  westernDigits(text.normalize('NFKD').toLowerCase())
    .replace(alike, (letter) => letters[1].charAt(letters[0].indexOf(letter)))
    .replace(uncounted, '')
    .trim()

/** The number of typos allowed in a word; none in numbers, since any change makes another number. */
export const typosAllowed = (word: string): number => {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

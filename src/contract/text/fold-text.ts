import { digitRows, westernDigits } from './western-digits.ts'

/**
 * Signs that do not count where texts are looked for: accents, Arabic vowel marks, the stretching of letters, joiners, marks
 * of direction. A class of regular expressions that JavaScript and PostgreSQL both read.
 */
export const uncountedSigns =
  '[\\u0300-\\u036f\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]'

/** Arabic letters that are written one for the other, and what they are compared as. */
const letters = ['ٱىیےةۃہھەک', 'ايييهههههك'] as const

/** Signs that count as another one, digits included: each of the first text as that of the second at its place. */
export const alikeSigns = [
  letters[0] + digitRows.join(''),
  letters[1] + digitRows.map(() => '0123456789').join(''),
] as const

const uncounted = new RegExp(uncountedSigns, 'g')
const alike = new RegExp(`[${letters[0]}]`, 'g')

/**
 * A text as all searches compare it: without letter case, accents and vowel marks, one letter for those that are written one
 * for the other, in one normal form, digits from 0 to 9. The database has the same in `alikeSql`.
 */
export const foldText = (text: string): string =>
  westernDigits(text.normalize('NFKD').toLowerCase())
    .replace(alike, (letter) => letters[1].charAt(letters[0].indexOf(letter)))
    .replace(uncounted, '')
    .trim()

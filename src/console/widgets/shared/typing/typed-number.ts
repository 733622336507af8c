import { westernNumber } from '../../../../contract/text/western-digits.ts'
import { formatNumber } from '../../../i18n/format-number.ts'

const hasComma = (language: string): boolean => formatNumber(1.5, language).includes(',')

const grouped = /^[-+]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/

/** Whether points stand between groups of digits in it, as the language writes them. */
const isGrouped = (text: string, language: string): boolean =>
  !text.includes('٫') &&
  grouped.test(westernNumber(text).trim()) &&
  formatNumber(1_234_567, language).includes('.')

/** Anything else that `Number` would read is a matter of programs: `0x10`. */
const decimal = /^[-+]?[\d.]+(?:e[-+]?\d+)?$/i

/**
 * The text of a typed number as `Number` reads it: where a language writes numbers with a comma, it is typed too, and points
 * between groups of digits are left out.
 */
export const numberText = (text: string, language: string): string => {
  if (!/[.,]/.test(text) || !hasComma(language)) return westernNumber(text).trim()
  const ungrouped = isGrouped(text, language) ? text.replaceAll('.', '') : text
  return westernNumber(ungrouped.replace(',', '.')).trim()
}

/** A typed number; undefined where the text is none. */
export const typedNumber = (text: string, language: string): number | undefined => {
  const plain = numberText(text, language)
  const number = decimal.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** A number as it is typed in a language: what stands in a field means the same when it is typed on. */
export const writtenNumber = (number: string, language: string): string =>
  number.includes('.') && hasComma(language) ? number.replace('.', ',') : number

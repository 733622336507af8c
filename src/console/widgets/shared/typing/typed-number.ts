import { westernDigits, westernNumber } from '../../../../contract/text/western-digits.ts'
import { formatNumber } from '../../../i18n/format-number.ts'

const decimalSign = (language: string): string => (formatNumber(1.5, language).includes(',') ? ',' : '.')

/** The group separator of a language as an expression: any blank if it is one, because keyboards only have one. */
const groupSign = (language: string): string => {
  const [sign = ','] = westernDigits(formatNumber(1_234_567, language)).match(/\D/) ?? []
  return /\s/.test(sign) ? '[\\s٬]' : `[${sign}٬]`
}

/** Removes group separators if all are placed as in the language: 1,250; 12,34,567. */
const withoutGroups = (text: string, language: string): string => {
  const sign = groupSign(language)
  const grouped = new RegExp(
    `^[-+]?[1-9]\\d{0,2}(?:${sign}\\d{2,3})*${sign}\\d{3}(?:[${decimalSign(language)}]\\d*)?$`,
  )
  return grouped.test(text) ? text.replace(new RegExp(sign, 'g'), '') : text
}

/** Excludes other formats of `Number`, such as `0x10`. */
const decimal = /^[-+]?[\d.]+(?:e[-+]?\d+)?$/i

/**
 * Converts a typed number to the syntax of `Number`: with the decimal sign of the language, and with group separators
 * as in lists.
 */
export const numberText = (text: string, language: string): string => {
  if (!/[.,٬\s]/.test(text.trim())) return westernNumber(text).trim()
  const sign = decimalSign(language)
  const plain = westernNumber(text.replace('٫', sign)).trim()
  return withoutGroups(plain, language).replace(sign, '.')
}

/** Parses a typed number; undefined for other text. */
export const typedNumber = (text: string, language: string): number | undefined => {
  const plain = numberText(text, language)
  const number = decimal.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** Formats a number for input in a language, so that it can be edited without changing its meaning. */
export const writtenNumber = (number: string, language: string): string =>
  number.includes('.') ? number.replace('.', decimalSign(language)) : number

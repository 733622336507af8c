import { westernDigits, westernNumber } from '../../../../contract/text/western-digits.ts'
import { formatNumber } from '../../../i18n/format-number.ts'

const decimalSign = (language: string): string => (formatNumber(1.5, language).includes(',') ? ',' : '.')

/** What stands between groups of digits in a language, for an expression: any blank where it is one, as keyboards have one. */
const groupSign = (language: string): string => {
  const [sign = ','] = westernDigits(formatNumber(1_234_567, language)).match(/\D/) ?? []
  return /\s/.test(sign) ? '[\\s٬]' : `[${sign}٬]`
}

/** Takes out what stands between groups of digits, where all of it stands as the language writes it: 1,250; 12,34,567. */
const withoutGroups = (text: string, language: string): string => {
  const sign = groupSign(language)
  const grouped = new RegExp(
    `^[-+]?[1-9]\\d{0,2}(?:${sign}\\d{2,3})*${sign}\\d{3}(?:[${decimalSign(language)}]\\d*)?$`,
  )
  return grouped.test(text) ? text.replace(new RegExp(sign, 'g'), '') : text
}

/** Anything else that `Number` would read is a matter of programs: `0x10`. */
const decimal = /^[-+]?[\d.]+(?:e[-+]?\d+)?$/i

/**
 * The text of a typed number as `Number` reads it: with the decimal sign of the language, and with its groups of digits as
 * lists show them.
 */
export const numberText = (text: string, language: string): string => {
  if (!/[.,٬\s]/.test(text.trim())) return westernNumber(text).trim()
  const sign = decimalSign(language)
  const plain = westernNumber(text.replace('٫', sign)).trim()
  return withoutGroups(plain, language).replace(sign, '.')
}

/** A typed number; undefined where the text is none. */
export const typedNumber = (text: string, language: string): number | undefined => {
  const plain = numberText(text, language)
  const number = decimal.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** A number as it is typed in a language: what stands in a field means the same when it is typed on. */
export const writtenNumber = (number: string, language: string): string =>
  number.includes('.') ? number.replace('.', decimalSign(language)) : number

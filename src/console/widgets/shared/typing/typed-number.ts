import { westernNumber } from '../../../../contract/text/western-digits.ts'
import { formatNumber } from '../../../i18n/format-number.ts'

/** The text of a typed number as `Number` reads it: where a language writes numbers with a comma, it is typed too. */
export const typedNumber = (text: string, language: string): string =>
  westernNumber(
    text.includes(',') && formatNumber(1.5, language).includes(',') ? text.replace(',', '.') : text,
  )

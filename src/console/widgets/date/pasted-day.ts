import { westernDigits, withoutDirectionMarks } from '../../../contract/text/western-digits.ts'
import { monthsOf } from '../../i18n/short-months.ts'

/**
 * Writes a pasted day in the order in which it is typed: year first as other programs write it, or with the short name of
 * the month as tables show it in a language (`05-Dec-2026`). Returns any other text as it is, in digits from 0 to 9.
 */
export const pastedDay = (text: string, language: string): string => {
  const numbered = monthsOf(language).reduce(
    (so, name, at) => so.replace(`-${name}-`, `-${String(at + 1).padStart(2, '0')}-`),
    westernDigits(withoutDirectionMarks(text)),
  )
  return numbered.replace(/^\D*(\d{4})\D(\d{1,2})\D(\d{1,2})(?!\d).*$/s, '$3-$2-$1')
}

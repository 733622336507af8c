import { westernDigits, withoutDirectionMarks } from '../../../contract/text/western-digits.ts'
import { monthsOf } from '../../i18n/format-date.ts'

/**
 * Converts a pasted date to the typing order: from year first, as in other programs, or with a short month name, as in
 * the console's tables (`05-Dec-2026`). Other text is returned unchanged, with digits from 0 to 9.
 */
export const pastedDay = (text: string, language: string): string => {
  const numbered = monthsOf(language).reduce(
    (so, name, at) => so.replace(`-${name}-`, `-${String(at + 1).padStart(2, '0')}-`),
    westernDigits(withoutDirectionMarks(text)),
  )
  return numbered.replace(/^\D*(\d{4})\D(\d{1,2})\D(\d{1,2})(?!\d).*$/s, '$3-$2-$1')
}

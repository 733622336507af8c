import { westernDigits } from '../../../../contract/text/western-digits.ts'
import { toVisibility, type Visibility } from './visibility-value.ts'

/**
 * Days of a visibility as one text: `15-03`, several as `15-03; 20-04`, a range as `15-03 – 20-04`. A single one of
 * several ends with the separator.
 */
export const visibilityText = (value: unknown): string => {
  const { mode, start = '', end = '', dates = [] } = toVisibility(value)
  if (mode === 'single') return start
  if (mode === 'multiple') return dates.length === 1 ? `${dates[0]};` : dates.join('; ')
  return start === '' && end === '' ? '' : `${start} – ${end}`.trim()
}

/** A typed day as `DD-MM`; undefined for other texts. */
const dayIn = (text: string): string | undefined => {
  const [, day, month] = /^(\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? []
  return day && month && `${day.padStart(2, '0')}-${month.padStart(2, '0')}`
}

/** Reads the texts of {@link visibilityText}; undefined for others. Digits of other scripts are accepted. */
export const readVisibilityText = (typed: string): Visibility | undefined => {
  const text = westernDigits(typed).trim()
  const isRange = /[–—]|\s-\s/.test(text)
  const isList = /[;؛\n]/.test(text)
  const parts = text.split(isRange ? /[–—]|\s-\s/ : /[;؛\n]/).filter((part) => part.trim() !== '')
  const days = parts.map(dayIn)
  if (days.length === 0 || !days.every((day) => day !== undefined)) return undefined
  const [start = '', end = ''] = days
  if (isRange) return days.length === 2 ? { mode: 'range', start, end } : undefined
  return isList ? { mode: 'multiple', dates: days } : { mode: 'single', start }
}

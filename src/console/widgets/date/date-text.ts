import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { shownDate, shownTime } from './date-formats.ts'
import { type PickKind, unfinishedPick } from './unfinished-picks.ts'

dayjs.extend(customParseFormat)

/** Formats a stored date may have besides the field's own; all unmistakable. */
const others = ['YYYY-MM-DD', 'DD/MM/YYYY', shownDate]

/** The date a form value stands for: null for none, an invalid one for what is no date. */
export const parseDate = (value: unknown, format: string): Dayjs | null => {
  if (typeof value !== 'string' || value === '') return null
  return dayjs(value, [format, ...others], true)
}

/** The time of day a form value stands for: null for none, an invalid one for what is no time. */
export const parseTime = (value: unknown, format: string): Dayjs | null => {
  if (typeof value !== 'string' || value === '') return null
  return dayjs(value.toUpperCase(), [format, shownTime, 'h:mm A', 'HH:mm', 'HH:mm:ss'], true)
}

/** A year of fewer digits is one that is still being typed. */
export const firstYear = 1000

/** The form value of a picked date or time; undefined for none. Digits and AM/PM are English in every language. */
export const formatPicked = (
  picked: Dayjs | null,
  format: string,
  kind: PickKind = 'date',
): string | undefined => {
  if (picked === null) return undefined
  if (!picked.isValid()) return unfinishedPick(kind, 'impossible')
  if (kind === 'date' && picked.year() < firstYear) return unfinishedPick(kind, 'incomplete')
  return picked.locale('en').format(format)
}

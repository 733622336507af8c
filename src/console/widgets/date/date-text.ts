import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { shownDate, shownTime } from './date-formats.ts'

dayjs.extend(customParseFormat)

/** Written for a date that is only half typed: no schema takes it, so it is not saved as no date. */
export const unfinished = 'Invalid Date'

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

/** The form value of a picked date or time; undefined for none. Digits and AM/PM are English in every language. */
export const formatPicked = (picked: Dayjs | null, format: string): string | undefined => {
  if (picked === null) return undefined
  return picked.isValid() ? picked.locale('en').format(format) : unfinished
}

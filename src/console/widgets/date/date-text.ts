import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { isDay, isMoment } from '../../../contract/dates.ts'
import { type PickKind, unfinishedPick } from './unfinished-picks.ts'

/** Display and input format of dates. */
export const shownDate = 'DD-MM-YYYY'
/** Display, input and storage format of times. */
export const shownTime = 'hh:mm A'
/** Display and input format of timestamps, in the browser's time zone. */
export const shownDateTime = `${shownDate} ${shownTime}`

dayjs.extend(customParseFormat)

/** Formats that a stored date may have besides the field's own; none is ambiguous. */
const others = ['YYYY-MM-DD', 'DD/MM/YYYY', shownDate]

/** Parses the date of a form value: null for an empty value, an invalid date for other text. */
export const parseDate = (value: unknown, format: string): Dayjs | null => {
  if (typeof value !== 'string' || value === '') return null
  return dayjs(value, [format, ...others], true)
}

/** Parses the time of day of a form value: null for an empty value, an invalid date for other text. */
export const parseTime = (value: unknown, format: string): Dayjs | null => {
  if (typeof value !== 'string' || value === '') return null
  return dayjs(value.toUpperCase(), [format, shownTime, 'h:mm A', 'HH:mm', 'HH:mm:ss'], true)
}

/** Parses the timestamp of a form value, in local time: null for an empty value, an invalid date for other text. */
const parseDateTime = (value: unknown): Dayjs | null => {
  if (typeof value !== 'string' || value === '') return null
  return isMoment(value) && isDay(value.slice(0, 10)) ? dayjs(value) : dayjs(value, shownDateTime, true)
}

/** Parsers of form values, by kind of field. */
export const parsers: Readonly<Record<PickKind, (value: unknown, format: string) => Dayjs | null>> = {
  date: parseDate,
  time: parseTime,
  'date-time': parseDateTime,
}

/** Smaller years are incomplete input. */
export const firstYear = 1000

/**
 * The form value of a selected date or time; undefined for none. Timestamps are ISO 8601 in UTC; other kinds use
 * `format`, with English digits and AM/PM in every language.
 */
export const formatPicked = (
  picked: Dayjs | null,
  format: string,
  kind: PickKind = 'date',
): string | undefined => {
  if (picked === null) return undefined
  if (!picked.isValid()) return unfinishedPick(kind, 'impossible')
  if (kind !== 'time' && picked.year() < firstYear) return unfinishedPick(kind, 'incomplete')
  if (kind === 'date-time') return picked.toISOString()
  return picked.locale('en').format(format)
}

/**
 * Converts a duration to its stored format, `hh:mm:ss`: adds hours to `mm:ss`, and zeros to one-digit parts. Other text
 * stays as typed, so that the form's rule refuses it.
 */
export const normaliseDuration = (typed: string): string => {
  const text = typed.trim()
  if (!/^\d{1,2}(:\d{1,2}){1,2}$/.test(text)) return text
  const parts = text.split(':').map((part) => part.padStart(2, '0'))
  return (parts.length === 2 ? ['00', ...parts] : parts).join(':')
}

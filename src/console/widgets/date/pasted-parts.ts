import dayjs from 'dayjs'
import { isDay, isMoment } from '../../../contract/dates.ts'
import { pastedDay } from './pasted-day.ts'
import type { PickKind } from './unfinished-picks.ts'

const twoDigits = (digits: string): string => digits.padStart(2, '0')

const dateParts = (text: string, language: string): readonly string[] | undefined => {
  const day = pastedDay(text, language)
  const [, first, second, year] =
    /^(\d\d?)[-/. ](\d\d?)[-/. ](\d{4})$/.exec(day) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(day) ?? []
  return first && second && year ? [twoDigits(first), twoDigits(second), year] : undefined
}

const timeParts = (text: string): readonly string[] | undefined => {
  const [, hour, minute, half] = /^(\d\d?):(\d\d)(?::\d\d(?:\.\d+)?)?(?: ?([ap])\.?m\.?)?$/i.exec(text) ?? []
  if (!hour || !minute || Number(hour) > (half ? 12 : 23)) return undefined
  const isAfternoon = half ? half.toLowerCase() === 'p' : Number(hour) > 11
  return [twoDigits(String(Number(hour) % 12 || 12)), minute, isAfternoon ? 'PM' : 'AM']
}

const momentParts = (text: string): readonly string[] =>
  dayjs(text).locale('en').format('DD MM YYYY hh mm A').split(' ')

const zone = /(?:Z|[+-]\d\d:\d\d)$/i

/** The local parts of a date and a time in another time zone; a day that does not exist stays as it is. */
const zonedParts = (date: readonly string[], clock: readonly string[], offset: string): readonly string[] => {
  const [day = '', month = '', year = ''] = date
  const [hour = '', minute = '', half] = clock
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  const moment = `${year}-${month}-${day}T${twoDigits(String(hours))}:${minute}:00${offset.toUpperCase()}`
  return isDay(moment.slice(0, 10)) && isMoment(moment) ? momentParts(moment) : [...date, ...clock]
}

/** Converts a timestamp with a time zone to local time. A date alone has three parts, and keeps the field's time. */
const dateTimeParts = (text: string, language: string): readonly string[] | undefined => {
  const iso = text.replace(' ', 'T').toUpperCase()
  if (isMoment(iso) && isDay(iso.slice(0, 10))) return momentParts(iso)
  const [, day, time] = /^(.+?)(?:T|,? +)(\d\d?:\d\d.*)$/i.exec(text) ?? []
  if (!day || !time) return dateParts(text, language)
  const [date, clock] = [dateParts(day, language), timeParts(time.replace(zone, ''))]
  const offset = zone.exec(time)?.[0]
  if (!date || !clock || offset === undefined) return date && clock && [...date, ...clock]
  return zonedParts(date, clock, offset)
}

const readers: Readonly<Record<PickKind, (text: string, language: string) => readonly string[] | undefined>> =
  { date: dateParts, time: timeParts, 'date-time': dateTimeParts }

/**
 * The parts of a complete date (day, month, year), time (hour, minute, AM or PM) or both in a pasted text; undefined
 * for any other text. The date or time may not exist. `language` is the language of month names.
 */
export const pastedParts = (kind: PickKind, text: string, language: string): readonly string[] | undefined =>
  readers[kind](text, language)

const joinDate = (parts: readonly string[]): string => parts.join('-')
const joinTime = ([hour, minute, half]: readonly string[]): string => `${hour}:${minute} ${half}`

/** Joins the parts of a pasted date or time in the display format. */
export const joined: Readonly<Record<PickKind, (parts: readonly string[]) => string>> = {
  date: joinDate,
  time: joinTime,
  'date-time': (parts) => `${joinDate(parts.slice(0, 3))} ${joinTime(parts.slice(3))}`,
}

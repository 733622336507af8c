const dayFirst = /^(\d\d)[/-](\d\d)[/-](\d{4})$/

/** Converts a date from DD/MM/YYYY (records) or DD-MM-YYYY (forms) to ISO 8601; undefined for any other text. */
export const isoDay = (text: string): string | undefined => {
  const [, day, month, year] = dayFirst.exec(text) ?? []
  return year === undefined ? undefined : `${year}-${month}-${day}`
}

/** Converts an ISO date or time to the date format of records: DD/MM/YYYY. */
export const dayFirstOf = (iso: string): string => iso.slice(0, 10).split('-').toReversed().join('/')

/**
 * The time of a record's text: the start of a day in day-first format, in local time, or an ISO time; an invalid date
 * for any other text.
 */
export const dateOf = (text: string): Date => {
  const [, day, month, year] = dayFirst.exec(text) ?? []
  return year === undefined ? new Date(text) : new Date(Number(year), Number(month) - 1, Number(day))
}

/** Whether a text is an existing ISO date with a four-digit year without leading zeros. */
export const isDay = (text: string): boolean => {
  const moment = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // `Date` accepts dates that do not exist: the 31st of February becomes a day in March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** Whether a text is an RFC 3339 time with a time zone. */
export const isMoment = (text: string): boolean => momentPattern.test(text)

const months = [
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE'],
  ...['JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'],
]

/** Abbreviated months, as in tables and in the API's monthly counts. */
export const shortMonths = [
  ...(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const),
  ...(['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const),
] as const

/**
 * Upper-case English name of the month of a date, DD/MM/YYYY or ISO, as stored beside the date (`x-month-of`); null for
 * anything else.
 */
export const monthOf = (date: unknown): string | null => {
  if (typeof date !== 'string') return null
  const [, month] = /^\d{4}-(\d\d)-\d\d/.exec(isoDay(date) ?? date) ?? []
  return months[Number(month) - 1] ?? null
}

const asText = /^(\d{4}-\d\d-\d\d|\d\d:\d\d(:\d\d)?)$/

/**
 * A value that increases with time: the number, the timestamp, or a text that sorts by time; null for others, such as a
 * partially typed date.
 */
const orderOf = (value: unknown): number | string | null => {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  const text = isoDay(value) ?? value
  if (asText.test(text)) return text
  const moment = /^\d{4}-\d\d-\d\dT/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}

/**
 * Whether a value is before another (`x-not-before`); false if they are not comparable (missing, or of different
 * kinds).
 */
export const isBefore = (value: unknown, other: unknown): boolean => {
  const [first, second] = [orderOf(value), orderOf(other)]
  return first !== null && second !== null && typeof first === typeof second && first < second
}

/** An hour, in milliseconds. */
export const hour = 3_600_000

/** A day of 24 hours, in milliseconds. */
export const day = 24 * hour

const dayFirst = /^(\d\d)[/-](\d\d)[/-](\d{4})$/

/** Converts a date from DD/MM/YYYY (records) or DD-MM-YYYY (forms) to ISO 8601; undefined for any other text. */
export function isoDay(text: string): string | undefined {
  const [, day, month, year] = dayFirst.exec(text) ?? []
  return year === undefined ? undefined : `${year}-${month}-${day}`
}

/** Converts an ISO date or time to the date format of records: DD/MM/YYYY. */
export const dayFirstOf = (iso: string): string => iso.slice(0, 10).split('-').toReversed().join('/')

/**
 * The time of a record's text: the start of a day in day-first format, in local time, or an ISO time; an invalid date
 * for any other text.
 */
export function dateOf(text: string): Date {
  const [, day, month, year] = dayFirst.exec(text) ?? []
  return year === undefined ? new Date(text) : new Date(Number(year), Number(month) - 1, Number(day))
}

/** Whether a text is an existing ISO date with a four-digit year without leading zeros. */
export function isDay(text: string): boolean {
  const moment = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // `Date` accepts dates that do not exist: the 31st of February becomes a day in March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

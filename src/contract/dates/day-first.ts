const dayFirst = /^(\d\d)[/-](\d\d)[/-](\d{4})$/

/** A day as ISO writes it, from one written day first: DD/MM/YYYY as records carry it, DD-MM-YYYY as forms show it; undefined for any other text. */
export function isoDay(text: string): string | undefined {
  const [, day, month, year] = dayFirst.exec(text) ?? []
  return year === undefined ? undefined : `${year}-${month}-${day}`
}

/** The day of an ISO date or moment, as records carry it: DD/MM/YYYY. */
export const dayFirstOf = (iso: string): string => iso.slice(0, 10).split('-').toReversed().join('/')

/** The moment that a text of a record stands for: the start of a day written day first, in local time, or what ISO says; an invalid date for any other text. */
export function dateOf(text: string): Date {
  const [, day, month, year] = dayFirst.exec(text) ?? []
  return year === undefined ? new Date(text) : new Date(Number(year), Number(month) - 1, Number(day))
}

/** Whether a text is a day that exists, as ISO writes it, of a year of four digits that is not filled up by zeros. */
export function isDay(text: string): boolean {
  const moment = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // `Date` takes days that do not exist: the 31st of February becomes one of March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

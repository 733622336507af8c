const shapes = {
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  day: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
} as const

/**
 * A moment as sentences of a language say it, in local time: to the minute or the second, its day or its time alone.
 * Takes milliseconds since 1970, or RFC 3339 text; throws a RangeError for what is no moment. Tables write dates
 * otherwise: `formatDate`.
 */
export const formatMoment = (
  moment: Date | number | string,
  language: string,
  shape: keyof typeof shapes = 'minute',
): string => new Intl.DateTimeFormat(language, shapes[shape]).format(new Date(moment))

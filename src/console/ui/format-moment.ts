const shapes = {
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  day: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
} as const

/**
 * Formats a timestamp for sentences of a language, in local time: to the minute or second, or its day or time alone.
 * Accepts milliseconds since 1970, or RFC 3339 text; throws a RangeError for other values. Tables use `formatDate`
 * instead.
 */
export const formatMoment = (
  moment: Date | number | string,
  language: string,
  shape: keyof typeof shapes = 'minute',
): string => new Intl.DateTimeFormat(language, shapes[shape]).format(new Date(moment))

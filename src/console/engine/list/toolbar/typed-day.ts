import { westernDigits } from '../../../../contract/text/western-digits.ts'

const lengths = { day: 2, month: 2, year: 4 } as const

type Part = keyof typeof lengths

const isPart = (type: string): type is Part => Object.hasOwn(lengths, type)

/** In which order a language writes day, month and year, as far as is known also the browser's own inputs. */
export const dayOrder = (language: string): readonly Part[] =>
  new Intl.DateTimeFormat(language).formatToParts().flatMap(({ type }) => (isPart(type) ? [type] : []))

/** The digits of a day, of whichever keyboard, with a hyphen between its parts. */
export const maskDay = (typed: string, order: readonly Part[]): string => {
  const digits = westernDigits(typed).replace(/\D/g, '')
  const ends = order.map((_, at) => order.slice(0, at + 1).reduce((sum, part) => sum + lengths[part], 0))
  return ends
    .map((end, at) => digits.slice(ends[at - 1] ?? 0, end))
    .filter((part) => part !== '')
    .join('-')
}

/** The day of a masked text as `YYYY-MM-DD`; undefined while it is none. */
export const dayOf = (masked: string, order: readonly Part[]): string | undefined => {
  const parts = masked.split('-')
  const at = (part: Part): string => parts[order.indexOf(part)] ?? ''
  const day = `${at('year')}-${at('month')}-${at('day')}`
  const moment = Date.parse(day)
  // `Date` takes days that do not exist: the 31st of February becomes one of March.
  return day.length === 10 && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)
    ? day
    : undefined
}

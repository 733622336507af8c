import { digitLocale } from './format-number.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** The time since a date as text: minutes, hours or days; `now` for less than a minute. */
export const timeAgo = (time: Date, now: Date, language: string): string => {
  const format = new Intl.RelativeTimeFormat(digitLocale(language), { numeric: 'auto' })
  const seconds = Math.max(0, (now.getTime() - time.getTime()) / 1000)
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? (['second', 1] as const)
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(seconds / length), unit)
}

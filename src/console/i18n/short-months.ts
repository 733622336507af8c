import { shortMonths } from '../../contract/dates.ts'

const months = new Map<string, readonly string[]>()

/**
 * Short month names in a language, as dates contain them. English names bypass `Intl`, like {@link formatNumber}.
 */
export const monthsOf = (language: string): readonly string[] => {
  if (language === 'en') return shortMonths
  const cached = months.get(language)
  if (cached) return cached
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const nameOf = (month: number): string =>
    format.formatToParts(Date.UTC(2026, month)).find(({ type }) => type === 'month')?.value ?? ''
  // Without the abbreviation point, which looks like the end of a sentence before a hyphen.
  const names = shortMonths.map((_, month) => nameOf(month).replace(/\.$/, ''))
  months.set(language, names)
  return names
}

import { shortMonths } from '../../contract/dates/months.ts'

const months = new Map<string, readonly string[]>()

/**
 * The names of the months in short, as dates of a language have them; those of English do without the browser's tables, as
 * numbers do.
 */
export const monthsOf = (language: string): readonly string[] => {
  if (language === 'en') return shortMonths
  const made = months.get(language)
  if (made) return made
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const nameOf = (month: number): string =>
    format.formatToParts(Date.UTC(2026, month)).find(({ type }) => type === 'month')?.value ?? ''
  // A point before a hyphen would read as the end of a sentence.
  const names = shortMonths.map((_, month) => nameOf(month).replace(/\.$/, ''))
  months.set(language, names)
  return names
}

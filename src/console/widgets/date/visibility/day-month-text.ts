/** Days of each month; a day of every year includes 29 February. */
const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Day and month of a `DD-MM` text; undefined when there is no such day. */
export const parseDayMonth = (text: string): { day: number; month: number } | undefined => {
  const parts = /^(\d{2})-(\d{2})$/.exec(text)
  const day = Number(parts?.[1])
  const month = Number(parts?.[2])
  const last = days[month - 1]
  return last !== undefined && day >= 1 && day <= last ? { day, month } : undefined
}

/** The day in words, `14 April`, in a language of the interface; empty when there is no such day. */
export const describeDayMonth = (text: string, language: string): string => {
  const found = parseDayMonth(text)
  // A leap year, so that 29 February is not read as 1 March.
  return found
    ? new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2024, found.month - 1, found.day),
      )
    : ''
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const two = (value: number): string => String(value).padStart(2, '0')

const fromWire = (text: string): Date => {
  const slashed = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  return slashed ? new Date(Number(slashed[3]), Number(slashed[2]) - 1, Number(slashed[1])) : new Date(text)
}

/**
 * A date as tables show it, DD-MMM-YYYY, from an ISO text, a DD/MM/YYYY text, or seconds since 1970 (the wire's
 * `creationDateTimeStamp`); empty for anything else. Local time.
 */
export const formatDate = (value: unknown, style: 'table' | 'form' = 'table'): string => {
  const date =
    typeof value === 'number' ? new Date(value * 1000) : typeof value === 'string' ? fromWire(value) : null
  if (!date || Number.isNaN(date.getTime())) return ''
  const month = style === 'table' ? (months[date.getMonth()] ?? '') : two(date.getMonth() + 1)
  return `${two(date.getDate())}-${month}-${date.getFullYear()}`
}

import { isMoment } from '../../../../contract/dates.ts'
import { plainText } from '../../../cells/rich-text-cell.tsx'
import { formatDate } from '../../../i18n/format-date.ts'
import { inDigits } from '../../../i18n/format-number.ts'

const wordsOf = (text: string, language: string): string => {
  if (isMoment(text)) return formatDate(text, 'time', language)
  return text.includes('<') ? plainText(text) : text
}

/** Any form value as a short text for comparisons, with numbers and dates in the format of the language. */
export const valueText = (value: unknown, language = 'en'): string => {
  const inWords = (part: unknown): string => valueText(part, language)
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return wordsOf(value, language)
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(' · ')
  if (typeof value === 'number') return inDigits(value, language)
  if (typeof value !== 'object') return String(value)
  const record = value as Readonly<Record<string, unknown>>
  if (typeof record.fileName === 'string') return record.fileName
  if (typeof record.text === 'string') return inWords(record.text)
  return Object.values(record).map(inWords).filter(Boolean).join(', ')
}

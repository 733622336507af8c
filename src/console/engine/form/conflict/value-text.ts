import { isMoment } from '../../../../contract/dates/moment.ts'
import { formatDate } from '../../../cells/format-date.ts'
import { plainText } from '../../../cells/plain-text.ts'

const wordsOf = (text: string): string => {
  if (isMoment(text)) return formatDate(text, 'time')
  return text.includes('<') ? plainText(text) : text
}

/** Any form value in a few words, for showing two versions beside each other. */
export const valueText = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return wordsOf(value)
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join(' · ')
  if (typeof value !== 'object') return String(value)
  const record = value as Readonly<Record<string, unknown>>
  if (typeof record.fileName === 'string') return record.fileName
  if (typeof record.text === 'string') return valueText(record.text)
  return Object.values(record).map(valueText).filter(Boolean).join(', ')
}

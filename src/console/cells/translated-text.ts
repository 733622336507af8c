import type { Row } from './cell.ts'

interface Translation {
  languageId: number
  translatedText: string
}

const isTranslation = (value: unknown): value is Translation =>
  typeof value === 'object' && value !== null && typeof (value as Translation).translatedText === 'string'

/**
 * One text of a per-language list, for places with room for one: the first that is not blank, as the API orders them
 * (Bengali first). A plain text is itself; empty for anything else.
 */
export const translatedText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return (
    value.find((item): item is Translation => isTranslation(item) && item.translatedText.trim() !== '')
      ?.translatedText ?? ''
  )
}

const labelFields = [
  'title',
  'name',
  'titles',
  'doctorName',
  'authorName',
  'roleName',
  'fileName',
  'tag',
] as const

/** What to call a record in pickers and cells: the named property, else the first of the usual ones, else its number. */
export const recordLabel = (record: Row, field?: string): string => {
  const fields = field === undefined ? labelFields : [field, ...labelFields]
  return (
    fields.map((name) => translatedText(record[name])).find((text) => text !== '') ??
    `#${String(record.id ?? '')}`
  )
}

import { conventions } from '../conventions/conventions.ts'

/** The id of a record: a number, or a text such as a UUID, as the conventions define. */
export type RecordId = number | string

type Ids = typeof conventions.ids

/** Whether a value is the id of a record. */
export const isRecordId = (value: unknown, { type }: Ids = conventions.ids): value is RecordId =>
  type === 'integer' ? typeof value === 'number' : typeof value === 'string' && value !== ''

/** The id in an address; undefined for a text that is none. */
export const readRecordId = (text: string, { type }: Ids = conventions.ids): RecordId | undefined => {
  if (type === 'string') return text === '' ? undefined : text
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Whether a text in an address can be the id of a record; a number may be too large for any. */
export const isIdText = (text: string, { type }: Ids = conventions.ids): boolean =>
  type === 'string' ? text !== '' : /^\d+$/.test(text)

/** The ids of records in a property that refers to one or to a list; anything else is ignored. */
export const recordIds = (value: unknown): RecordId[] => [value].flat().filter((id) => isRecordId(id))

/** Compares ids for a stable order: numbers by value, texts by their characters. */
export const compareIds = (a: RecordId, b: RecordId): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')

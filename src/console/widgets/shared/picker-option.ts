import type { Language } from '../widget.ts'
import { isRecord } from './options.ts'
import { recordLabel } from './record-label.ts'

/** A record as a picker offers it. */
export interface PickerOption {
  id: number
  label: string
}

/** The records of an answer: a `total…` operation answers the list itself, a page holds it as `content`. */
export const rowsOf = (payload: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const rows = isRecord(payload) ? payload.content : payload
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}

/** The records of an answer as options; one without a name is called by its number. */
export const toOptions = (
  payload: unknown,
  languages: readonly Language[],
  unnamed: (id: number) => string,
  labelField?: string,
): readonly PickerOption[] =>
  rowsOf(payload).flatMap((record) => {
    const { id } = record
    if (typeof id !== 'number') return []
    return [{ id, label: recordLabel(record, languages, labelField) || unnamed(id) }]
  })

/** The server has filtered already. */
export const unfiltered = <T>(options: T[]): T[] => options

/** Ids in form data, whatever else may be among them left out. */
export const toIds = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')

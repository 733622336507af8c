import type { Table } from '../../contract/table/table.ts'
import type { StoredRecord } from '../record.ts'

/** What a projection asks beyond the record itself. */
export type Lookup = {
  /** Another record; null when there is none. */
  readonly record: (table: Table, id: number) => StoredRecord | null
  /** Whether other records refer to it. */
  readonly referenced: (table: Table, id: number) => boolean
  /** Code of the language of single texts. */
  readonly language: string
}

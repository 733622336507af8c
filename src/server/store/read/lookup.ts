import type { Table } from '../../contract/table/table.ts'
import type { StoredRecord } from '../record.ts'

/** Further data that a projection needs besides the record. */
export type Lookup = {
  /** Another record; null when there is none. */
  readonly record: (table: Table, id: number) => StoredRecord | null
  /** Whether other records refer to it. */
  readonly referenced: (table: Table, id: number) => boolean
  /** Language code of single texts. */
  readonly language: string
}

import type { JsonObject } from '../../contract/json.ts'
import type { RecordRow } from './database.ts'

/** A stored record; `body` holds its properties under the names of the record's schema. */
export type StoredRecord = {
  readonly id: number
  readonly body: JsonObject
  readonly createdAt: Date
  readonly modifiedAt: Date
  readonly createdBy: number | null
  readonly modifiedBy: number | null
  /** Counts the writes. */
  readonly version: number
}

/** The columns of a record, for a table or alias. */
export const recordColumns = (of: string): string =>
  `${of}.id, ${of}.body, ${of}.created_at, ${of}.modified_at, ${of}.created_by, ${of}.modified_by, ${of}.version`

/** A record from its row. */
export function toRecord(row: RecordRow): StoredRecord {
  return {
    id: row.id,
    body: row.body,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    createdBy: row.created_by,
    modifiedBy: row.modified_by,
    version: row.version,
  }
}

import type { PresenceChangeKind } from '../../../generated/api/foundation.schemas.ts'
import type { JsonObject } from '../../contract/json.ts'
import type { RecordRow } from './database.ts'
import { pageTooLarge } from './read/read-budget.ts'

/** A stored record; `body` has its properties under the names of the record's schema. */
export interface StoredRecord {
  readonly id: number
  readonly body: JsonObject
  readonly createdAt: Date
  readonly modifiedAt: Date
  readonly createdBy: number | null
  readonly modifiedBy: number | null
  /** The number of writes. */
  readonly version: number
}

/** The columns of a record, for a table or alias; `body` is the SQL of its body if it is not the column itself. */
export const recordColumns = (of: string, body = `${of}.body`): string =>
  `${of}.id, ${body}, ${of}.created_at, ${of}.modified_at, ${of}.created_by, ${of}.modified_by, ${of}.version`

/** Converts a row to a record. Throws 400 when its body was left out because the rows are too large in total. */
export const toRecord = (
  row: Omit<RecordRow, 'body'> & { readonly body: JsonObject | null },
): StoredRecord => {
  if (row.body === null) throw pageTooLarge()
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

/** A change of a record, as its followers receive it. */
export interface Change {
  /** Name of the record's schema. */
  readonly resource: string
  /** Null where many were created at once. */
  readonly id: number | null
  readonly count: number
  readonly kind: PresenceChangeKind
  /** Id of the user; null when the system wrote. */
  readonly by: number | null
  /** ISO 8601. */
  readonly at: string
}

/** Changes that the author receives too, for the record in other tabs: it was deleted or restored. */
export const kindsSentToAuthor: readonly PresenceChangeKind[] = ['DELETE', 'RESTORE']

import type { PresenceChangeKind } from '../../../../generated/api/foundation.schemas.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Queryable } from '../database.ts'
import { kindsSentToAuthor } from '../record.ts'
import { userNameSql } from './history-table.ts'

/** A recent write, for the followers of records. */
export interface RecentWrite {
  readonly record_id: number
  readonly kind: PresenceChangeKind
  readonly by_user: number | null
  readonly at: Date
}

const maxChanges = 1000

/**
 * Writes by users other than `user` in a table in the last `age` milliseconds, oldest first; for a single record, also
 * those that its author is notified of.
 */
export const changesSince = async (
  db: Queryable,
  table: Table,
  { recordId, age, user }: { recordId: number | null; age: number; user: number },
): Promise<RecentWrite[]> => {
  const [ofRecord, orOwn] = recordId === null ? ['', ''] : ['and record_id = $4', 'or kind = any($5)']
  // Recent entries are selected first: ordered by id, the whole history would be scanned when few match.
  const found = await db.query<RecentWrite>(
    `with recent as materialized (
      select id, record_id, kind, by_user, at from record_history
        where at >= now() - $3::bigint * interval '1 millisecond' and table_name = $1 ${ofRecord})
    select record_id, kind, by_user, at from recent
      where (by_user is distinct from $2::bigint ${orOwn}) and kind in ('CREATE', 'UPDATE', 'DELETE', 'RESTORE')
      order by id desc limit ${maxChanges}`,
    [table.name, user, age, ...(recordId === null ? [] : [recordId, kindsSentToAuthor])],
  )
  return found.toReversed()
}

/** The names of users by id, including deleted ones. */
export const userNames = async (
  db: Queryable,
  users: Table,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.query<{ id: number; name: string }>(
    `select wanted.id, ${userNameSql(users, 'wanted.id')} as name from unnest($1::bigint[]) as wanted (id)`,
    [[...new Set(ids)]],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

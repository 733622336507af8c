import { userResource } from '../../contract/table/field.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import { conflict, notFound } from '../../errors.ts'
import type { Transaction } from '../database.ts'
import { unnamedFileDays } from '../files/file-life.ts'
import type { Author } from './author.ts'
import { addEntry } from './entry.ts'
import { keptNamesSql } from './files-in.ts'
import { allowMaintenance } from './history-table.ts'
import { recordStates } from './record-states.ts'

/** Removes the origin of a user's writes on any record, and of failed sign-ins as that user. */
const forgetPlaces = (db: Transaction, users: Table, user: number): Promise<unknown> =>
  db.query(
    `update record_history set address = null, program = null
      where (by_user = $1 or by_user is null and table_name = $2 and record_id = $1)
        and (address is not null or program is not null)`,
    [user, users.name],
  )

/**
 * Lets the next sweep remove files that only these entries refer to: they belonged to a record, so no draft needs them.
 */
const releaseFiles = (db: Transaction, files: Table, table: Table, id: number): Promise<unknown> =>
  db.query(
    `update ${identifier(files.name)} f
      set created_at = least(f.created_at, now() - interval '${unnamedFileDays} days')
      from (select distinct unnest(files) as name from record_history where table_name = $1 and record_id = $2) named
      where named.name in (${keptNamesSql('f')})`,
    [table.name, id],
  )

/**
 * Erases the content of a record from the history, and records the erasure; within a transaction. For a user, also the
 * origin of the user's writes. A permanently deleted record never returns, so no lock is needed. Throws 404 for a
 * record without history, 409 while it is stored or in the trash.
 */
export async function eraseHistory(
  db: Transaction,
  tables: ReadonlyMap<string, Table>,
  table: Table,
  id: number,
  author: Author,
): Promise<void> {
  const stateOf = await recordStates(db, [{ table_name: table.name, record_id: id }])
  const state = stateOf({ table_name: table.name, record_id: id })
  if (state === null) throw notFound()
  if (state === 'PRESENT') throw conflict('history.there', { resource: table.resource })
  if (state === 'TRASHED') throw conflict('history.inTrash', { resource: table.resource })
  const files = tables.get('DbFile')
  if (files) await releaseFiles(db, files, table, id)
  await db.query(allowMaintenance('UPDATE'))
  await db.query(
    `update record_history set before = null, after = null, files = null
      where table_name = $1 and record_id = $2 and (before is not null or after is not null or files is not null)`,
    [table.name, id],
  )
  if (table.resource === userResource) await forgetPlaces(db, table, id)
  await db.query(allowMaintenance(''))
  await addEntry(db, table, id, author, 'ERASE')
}

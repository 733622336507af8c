import { identifier } from '../contract/table/names.ts'
import { sessionTable } from '../store/accounts/sessions.ts'
import { stepTable } from '../store/accounts/sign-in-steps.ts'
import { hasTable, type Queryable } from '../store/database.ts'
import { removedFileTable } from '../store/files/files.ts'
import { messageTable } from '../store/message-table.ts'
import { isDerivedTable, recordDefinition } from '../store/migration/tables.ts'

/** A table with data of its own. */
export interface DataTable {
  readonly name: string
  readonly definition: string
}

const prefix = 'table '

/**
 * Tables of temporary state: restoring them would sign in users who have signed out since, send messages twice and
 * remove files that exist again.
 */
const temporary: ReadonlySet<string> = new Set([sessionTable, stepTable, messageTable, removedFileTable])

/**
 * The tables of this program with data of their own, without temporary ones, in the order in which they can be filled;
 * null in a database without such tables.
 */
export const dataTables = async (db: Queryable): Promise<DataTable[] | null> => {
  if (!(await hasTable(db, 'applied_definition'))) return null
  const rows = await db.query<DataTable>(
    // Records first, since the other tables may refer to them.
    'select name, definition from applied_definition where name like $1 order by definition <> $2, name',
    [`${prefix}%`, recordDefinition],
  )
  return rows
    .filter((row) => !isDerivedTable(row.definition))
    .map(({ name, definition }) => ({ name: name.slice(prefix.length), definition }))
    .filter(({ name }) => !temporary.has(name))
}

/** The columns of a table that are not generated, in order. */
export const writtenColumns = async (db: Queryable, table: string): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(
    `select attname::text as name from pg_attribute
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [identifier(table)],
  )
  return rows.map(({ name }) => name)
}

/** The sequence of a table's `id`; null without one. */
export const sequenceOf = async (
  db: Queryable,
  table: string,
  columns: readonly string[],
): Promise<string | null> => {
  if (!columns.includes('id')) return null
  const [row] = await db.query<{ name: string | null }>("select pg_get_serial_sequence($1, 'id') as name", [
    identifier(table),
  ])
  return row?.name ?? null
}

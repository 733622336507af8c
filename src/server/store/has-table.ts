import { identifier } from '../contract/table/names.ts'
import type { Queryable } from './database.ts'

/** Whether a database has a table of this name. */
export const hasTable = async (db: Queryable, name: string): Promise<boolean> => {
  const [row] = await db.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    identifier(name),
  ])
  return row?.found ?? false
}

/** Whether an existing table has any rows. */
export const hasRows = async (db: Queryable, name: string): Promise<boolean> => {
  const [row] = await db.query<{ found: boolean }>(`select exists (select from ${identifier(name)}) as found`)
  return row?.found ?? false
}

import { createHash } from 'node:crypto'
import type { JsonObject } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import { type StoredObject, storedObjects } from '../../contract/table/stored-objects.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Transaction } from '../database.ts'
import { readSetting, storeSetting } from '../system-settings.ts'
import { isNothingSql, namesSql, objectsSql } from './place-sql.ts'
import { recordDefinition } from './tables.ts'

/** A property of stored records that does not match the contract, with the number of records. */
export interface TypeMismatch {
  readonly table: Table
  readonly path: readonly string[]
  readonly name: string
  readonly records: number
}

/** Data in the database that is not in the contract, and required properties that are missing. */
export interface Findings {
  /** Tables of records that the contract does not have, with their number of records. */
  readonly tables: readonly { readonly name: string; readonly records: number }[]
  /** Properties with data that would be hidden. */
  readonly unknown: readonly TypeMismatch[]
  /** Properties that are required in responses but missing from records. */
  readonly missing: readonly TypeMismatch[]
}

const setting = 'inspected records'

/** Changes whenever the contract's definition of a table's properties does. */
const fingerprint = (table: Table): string => {
  const described = storedObjects(table).map(({ renames: _, ...place }) => place)
  return createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 16)
}

/**
 * Counts properties of one kind at every path of a table's records, in one statement; `rows` is the SQL for one path.
 */
const count = async (
  transaction: Transaction,
  table: Table,
  rows: (place: StoredObject) => string | null,
): Promise<TypeMismatch[]> => {
  const places = storedObjects(table)
  const parts = places.flatMap((place, index) => {
    const found = rows(place)
    return found === null
      ? []
      : [`select ${index} as place, name from ${objectsSql('t.body', place.path)}, lateral ${found}`]
  })
  if (parts.length === 0) return []
  const counted = await transaction.query<{ place: number; name: string; records: number }>(
    `select place, name, count(*)::int as records from (
      select distinct t.id, place, name from ${identifier(table.name)} t, lateral (${parts.join(' union all ')}) as part
    ) as each group by place, name order by place, name`,
  )
  return counted.map(({ place, name, records }) => ({
    table,
    path: places[place]?.path ?? [],
    name,
    records,
  }))
}

const unknownRows = ({ properties, dropped }: StoredObject): string =>
  `(select key as name from jsonb_each(object - ${namesSql([...properties, ...dropped])}) where not ${isNothingSql('value')}) as name`

const missingRows = ({ needed }: StoredObject): string | null =>
  needed.length === 0
    ? null
    : `(select name from unnest(${namesSql(needed)}) as name where coalesce(object -> name, 'null') = 'null') as name`

/** Stores defaults of required properties in records, so that filters and sorts find them. */
const fillIn = async (transaction: Transaction, table: Table, defaults: JsonObject): Promise<void> => {
  const names = Object.keys(defaults)
  if (names.length === 0) return
  const isMissing = (name: string): string => `coalesce(t.body -> ${name}, 'null') = 'null'`
  await transaction.query(
    `update ${identifier(table.name)} t
      set body = t.body || (select jsonb_object_agg(key, value) from jsonb_each($1::jsonb) where ${isMissing('key')})
      where not t.body ?& ${namesSql(names)} or exists (select from unnest(${namesSql(names)}) as name where ${isMissing('name')})`,
    [JSON.stringify(defaults)],
  )
}

const unknownTables = async (
  transaction: Transaction,
  tables: Tables,
  dropped: readonly string[],
): Promise<{ name: string; records: number }[]> => {
  const names = [...[...tables.values()].map(({ name }) => name), ...dropped].map((name) => `table ${name}`)
  const rows = await transaction.query<{ name: string }>(
    `select substr(name, 7) as name from applied_definition
      where name like 'table %' and definition = $1 and name <> all($2::text[]) order by name`,
    [recordDefinition, names],
  )
  const found: { name: string; records: number }[] = []
  for (const { name } of rows) {
    const sql = `select count(*)::int as records from ${identifier(name)}`
    const [row] = await transaction.query<{ records: number }>(sql)
    if (row && row.records > 0) found.push({ name, records: row.records })
  }
  return found
}

/**
 * Compares stored data with the contract, within a transaction: only tables whose contract has changed since the last
 * comparison, so that starts on a large database are fast. Fills in defaults. `dropped` are tables that are no longer
 * used, `empty` those without records.
 */
export const inspectStoredData = async (
  transaction: Transaction,
  tables: Tables,
  { dropped, empty }: { dropped: readonly string[]; empty: ReadonlySet<string> },
): Promise<Findings> => {
  const compared = (await readSetting<Record<string, string>>(transaction, setting)) ?? {}
  const unknown: TypeMismatch[] = []
  const missing: TypeMismatch[] = []
  for (const table of tables.values()) {
    if (empty.has(table.name) || compared[table.name] === fingerprint(table)) continue
    const root = storedObjects(table).find(({ path }) => path.length === 0)
    await fillIn(transaction, table, root?.defaults ?? {})
    unknown.push(...(await count(transaction, table, unknownRows)))
    missing.push(...(await count(transaction, table, missingRows)))
  }
  return { tables: await unknownTables(transaction, tables, dropped), unknown, missing }
}

/** Records that all stored data matches this contract. */
export const markInspected = async (transaction: Transaction, tables: Tables): Promise<void> => {
  const value = Object.fromEntries([...tables.values()].map((table) => [table.name, fingerprint(table)]))
  await storeSetting(transaction, setting, value)
}

import { identifier } from '../contract/table/names.ts'
import type { Tables } from '../contract/table/table.ts'
import { hasRows, hasTable, type Transaction } from '../store/database.ts'
import { createTable, recordDefinition } from '../store/migration/tables.ts'
import { dropCounts } from '../store/read/record-counts.ts'
import { dropSearch } from '../store/search/search-table.ts'
import { storedFiles } from './files.ts'
import type { DumpHeader } from './format.ts'
import type { LineReader } from './read-lines.ts'
import { dataTables } from './tables.ts'

const holdsRecords = async (transaction: Transaction): Promise<string | null> => {
  const tables = (await dataTables(transaction)) ?? []
  for (const { name } of tables.filter(({ definition }) => definition === recordDefinition))
    if (await hasRows(transaction, name)) return name
  return null
}

/** Names of the tables or functions that this program created in the database. */
const madeNames = async (transaction: Transaction, kind: 'table' | 'function'): Promise<string[]> => {
  const rows = await transaction.query<{ name: string }>(
    'select substr(name, length($1) + 2) as name from applied_definition where starts_with(name, $1)',
    [kind],
  )
  return rows.map(({ name }) => name)
}

/**
 * Drops every table that this program created in the database, within the transaction. Returns the names of the files
 * in its records. Throws when there are records and `force` is not set.
 */
export const emptyDatabase = async (transaction: Transaction, force: boolean): Promise<string[]> => {
  const held = await holdsRecords(transaction)
  if (held !== null && !force)
    throw new Error(
      `The database holds records already (${held}, for one). Restore into an empty one, or use --force to replace everything in it. Nothing was changed.`,
    )
  if (!(await hasTable(transaction, 'applied_definition'))) return []
  const files = (await storedFiles(transaction)).map(({ name }) => name)
  const [madeTables, functions] = [
    await madeNames(transaction, 'table'),
    await madeNames(transaction, 'function'),
  ]
  const tables = ['applied_definition', ...madeTables].map(identifier)
  // Without cascade: objects that others built on these tables must stay.
  await transaction.query(`drop table if exists ${tables.join(', ')}`)
  await dropCounts(transaction)
  await transaction.query(dropSearch)
  for (const name of functions) await transaction.query(`drop function if exists ${identifier(name)}`)
  return files
}

/** The present name of a table that was renamed in the contract; its own if it was not, or if the dump has both. */
const currentName = (head: DumpHeader, tables: Tables, name: string): string => {
  const renamed = [...tables.values()].find(({ renamedFrom }) => renamedFrom.includes(name))
  return renamed && !Object.hasOwn(head.tables, renamed.name) ? renamed.name : name
}

/**
 * Creates the tables of the dump that are not in the contract; a later check decides whether their records may stay.
 * Returns the name of each table of the dump in this database. Throws for a table that cannot be created, or that the
 * contract defines differently.
 */
export const prepareTables = async (
  transaction: Transaction,
  head: DumpHeader,
  lines: LineReader,
  tables: Tables,
): Promise<(name: string) => string> => {
  const currentTables = new Map(
    (await dataTables(transaction))?.map(({ name, definition }) => [name, definition]),
  )
  for (const [name, definition] of Object.entries(head.tables)) {
    const current = currentTables.get(currentName(head, tables, name))
    if (current === definition) continue
    if (current !== undefined || definition !== recordDefinition)
      throw lines.fault(
        `its table ${name} ("${definition}") is ${current === undefined ? 'not known' : `"${current}"`} here; restore it with the version of the program that wrote it`,
      )
    await transaction.query(createTable(name, []))
    await transaction.query('insert into applied_definition (name, definition) values ($1, $2)', [
      `table ${name}`,
      definition,
    ])
  }
  return (name) => currentName(head, tables, name)
}

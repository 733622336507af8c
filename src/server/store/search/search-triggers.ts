import { identifier, literal } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Queryable, Transaction } from '../database.ts'
import {
  hasTrigramsSql,
  keptWordsSql,
  searchOf,
  triggerSql,
  unindexed,
  untriggerSql,
} from './search-table.ts'
import { foldSql, linesSql } from './search-text.ts'

/** The searched properties of a table, in stored form; null for none. */
const searchedOf = ({ label, searched }: Table): string | null =>
  searched.size === 0 ? null : [label, ...searched].join(' ')

/** SQL that fills in the entries of all records of a table. */
const fillSql = ({ name, label, searched }: Table): string => {
  const texts = (properties: readonly string[]): string =>
    properties.map((each) => `coalesce(${foldSql(linesSql('body', literal(each)))}, '')`).join(' || ') || `''`
  const named = texts([label].filter((each) => searched.has(each)))
  return `insert into search_entry select ${literal(name)}, id, ${named}, ${texts([...searched])} from ${identifier(name)}`
}

const refill = async (transaction: Transaction, table: Table): Promise<void> => {
  await transaction.query(
    [
      untriggerSql(identifier(table.name)),
      ...(searchedOf(table) === null
        ? []
        : [triggerSql(identifier(table.name), table.label, [...table.searched]), fillSql(table)]),
    ].join(';\n'),
  )
}

/**
 * Updates the search to the contract, within a transaction: fills in the entries of every table whose searched
 * properties have changed. Returns the names of these tables.
 */
export const updateSearchTriggers = async (transaction: Transaction, tables: Tables): Promise<string[]> => {
  const rows = await transaction.query<{ name: string; definition: string }>(
    'select substr(name, $2) as name, definition from applied_definition where name like $1',
    [`${searchOf}%`, searchOf.length + 1],
  )
  const definitions = new Map(rows.map(({ name, definition }) => [name, definition]))
  const changed = [...tables.values()].filter(
    (table) => (definitions.get(table.name) ?? null) !== searchedOf(table),
  )
  const names = new Set([...tables.values()].map(({ name }) => name))
  const gone = [...definitions.keys()].filter((name) => !names.has(name))
  if (changed.length === 0 && gone.length === 0) return []
  const [row] = await transaction.query<{ trigrams: boolean }>(hasTrigramsSql)
  const anew = definitions.size === 0 && row?.trigrams === true
  if (anew) await transaction.query(unindexed.before)
  const emptied = [...gone, ...changed.map(({ name }) => name)]
  await transaction.query('delete from search_entry where table_name = any($1::text[])', [emptied])
  for (const table of changed) await refill(transaction, table)
  await transaction.query(keptWordsSql)
  if (anew) await transaction.query(unindexed.after)
  await note(transaction, changed, emptied)
  return changed.map(({ name }) => name)
}

const note = async (
  transaction: Transaction,
  changed: readonly Table[],
  emptied: readonly string[],
): Promise<void> => {
  await transaction.query('delete from applied_definition where name = any($1::text[])', [
    emptied.map((name) => searchOf + name),
  ])
  const kept = changed.flatMap((table) => {
    const searched = searchedOf(table)
    return searched === null ? [] : [{ name: searchOf + table.name, searched }]
  })
  await transaction.query(
    'insert into applied_definition (name, definition) select * from unnest($1::text[], $2::text[])',
    [kept.map(({ name }) => name), kept.map(({ searched }) => searched)],
  )
}

/** Whether searches use trigrams; without them they read whole tables. */
export const hasTrigrams = async (db: Queryable): Promise<boolean> => {
  const [row] = await db.query<{ trigrams: boolean }>(hasTrigramsSql)
  return row?.trigrams ?? false
}

import { identifier, literal } from '../../contract/table/names.ts'
import { type StoredObject, storedObjects } from '../../contract/table/stored-objects.ts'
import { linkName, type Table, type Tables } from '../../contract/table/table.ts'
import type { Transaction } from '../database.ts'
import { hasTable } from '../has-table.ts'
import { changesColumn } from '../write/changes.ts'
import { hasSql, isNothingSql, objectsSql, placeInWords, renamedSql } from './place-sql.ts'

interface Rename {
  readonly place: StoredObject
  readonly from: string
  readonly to: string
}

const renamesOf = (table: Table): Rename[] =>
  storedObjects(table).flatMap((place) => place.renames.map((rename) => ({ place, ...rename })))

/** Whether any table of the contract has renamed properties. */
export const hasRenamedProperties = (tables: Tables): boolean =>
  [...tables.values()].some((table) => renamesOf(table).length > 0)

/** The number of records with other data under the new name. */
const countClashes = async (
  transaction: Transaction,
  table: Table,
  { place, from, to }: Rename,
): Promise<number> => {
  const [old, current] = [`object -> ${literal(from)}`, `object -> ${literal(to)}`]
  const [row] = await transaction.query<{ count: number }>(
    `select count(*)::int as count from ${identifier(table.name)} t
      where ${hasSql('t.body', place.path, from)} and exists (select from ${objectsSql('t.body', place.path)}
        where not ${isNothingSql(old)} and not ${isNothingSql(current)} and ${old} <> ${current})`,
  )
  return row?.count ?? 0
}

/** Also renames the note of the property's last write. */
const notesSql = ({ place, from, to }: Rename): string => {
  if (place.path.length > 0) return changesColumn
  const at = (name: string): string => `array['properties', ${literal(name)}]`
  return `case when ${changesColumn} #> ${at(from)} is null then ${changesColumn} else
    jsonb_set(${changesColumn} #- ${at(from)}, ${at(to)}, ${changesColumn} #> ${at(from)}) end`
}

/** Clears the links of the former name; they are recreated under the new one. */
const emptyLinks = async (
  transaction: Transaction,
  table: Table,
  { place, from, to }: Rename,
): Promise<void> => {
  const under = [...place.path, to]
  for (const { path, link } of table.references) {
    if (link === null || under.some((part, index) => path[index] !== part)) continue
    const before = linkName(table.name, [...place.path, from, ...path.slice(under.length)])
    if (await hasTable(transaction, before)) await transaction.query(`delete from ${identifier(before)}`)
  }
}

const carry = async (transaction: Transaction, table: Table, rename: Rename): Promise<number> => {
  const { place, from, to } = rename
  const name = identifier(table.name)
  const [row] = await transaction.query<{ count: number }>(
    `with carried as (
      update ${name} t set body = ${renamedSql('t.body', place.path, from, to)}, ${changesColumn} = ${notesSql(rename)}
      where ${hasSql('t.body', place.path, from)} returning 1)
    select count(*)::int as count from carried`,
  )
  const count = row?.count ?? 0
  if (count > 0) await emptyLinks(transaction, table, rename)
  return count
}

/**
 * Moves data of renamed properties (`x-renamed-from`) to the present names, within a transaction. This is no change of
 * the record, so its version and time stay. Returns what was moved. Throws where a record has other data under the new
 * name.
 */
export const moveRenamedProperties = async (transaction: Transaction, tables: Tables): Promise<string[]> => {
  const carried: string[] = []
  for (const table of tables.values())
    for (const rename of renamesOf(table)) {
      const { path } = rename.place
      const [from, to] = [placeInWords(path, rename.from), placeInWords(path, rename.to)]
      const clashes = await countClashes(transaction, table, rename)
      if (clashes > 0)
        throw new Error(
          `${clashes} records of ${table.name} hold data both as ${from} and as ${to}, and only one can stay. Nothing was changed. Decide with SQL, or take x-renamed-from away and say x-dropped: [${rename.from}].`,
        )
      const count = await carry(transaction, table, rename)
      if (count > 0) carried.push(`${table.name}.${from} to ${to}: ${count} records`)
    }
  return carried
}

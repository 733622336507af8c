import { identifier, literal, shortName } from '../../contract/table/names.ts'
import { type StoredObject, storedObjects } from '../../contract/table/stored-objects.ts'
import { linkName, type Table, type Tables } from '../../contract/table/table.ts'
import { hasRows, hasTable, type Transaction } from '../database.ts'
import { changesColumn } from '../write/changes.ts'
import { hasSql, isNothingSql, objectsSql, placeInWords, renamedSql } from './place-sql.ts'
import { isDerivedTable, recordDefinition } from './tables.ts'

type Applied = ReadonlyMap<string, string>

const appliedDefinitions = async (transaction: Transaction): Promise<Applied> => {
  if (!(await hasTable(transaction, 'applied_definition'))) return new Map()
  const rows = await transaction.query<{ name: string; definition: string }>(
    'select name, definition from applied_definition',
  )
  return new Map(rows.map(({ name, definition }) => [name, definition]))
}

/** Statements that drop what is derived from the records of a table and recreated under its new name. */
const unmakeDerived = (applied: Applied, before: string): { name: string; unmake: string }[] =>
  [...applied].flatMap(([name, definition]) => {
    const [kind, rest = ''] = [name.slice(0, name.indexOf(' ')), name.slice(name.lastIndexOf(' ') + 1)]
    const [table = '', column = ''] = rest.split('.')
    if (kind === 'table' && isDerivedTable(definition)) {
      const isOf = rest.startsWith(`${before}__`) || definition.endsWith(` to ${before}`)
      return isOf ? [{ name, unmake: `drop table if exists ${identifier(rest)}` }] : []
    }
    if (kind === 'column' && table === before && column !== changesColumn) {
      const drop = `drop column if exists ${identifier(column)}`
      return [{ name, unmake: `alter table ${identifier(before)} ${drop}` }]
    }
    const refers = definition.includes(`references ${identifier(before)} `)
    if (kind === 'foreign' && (table === before || refers)) {
      const constraint = identifier(shortName(`${table}_${column}_fkey`))
      return [{ name, unmake: `alter table ${identifier(table)} drop constraint if exists ${constraint}` }]
    }
    return []
  })

/** Indexes of the table itself; its primary key stays. */
const indexesOf = async (transaction: Transaction, table: string): Promise<string[]> => {
  const rows = await transaction.query<{ name: string }>(
    `select class.relname::text as name from pg_index index join pg_class class on class.oid = index.indexrelid
      where index.indrelid = to_regclass($1) and not index.indisprimary`,
    [identifier(table)],
  )
  return rows.map(({ name }) => name)
}

const rename = async (
  transaction: Transaction,
  applied: Applied,
  before: string,
  after: string,
): Promise<void> => {
  const indexes = await indexesOf(transaction, before)
  const derived = unmakeDerived(applied, before)
  const statements = [
    // Constraints before the columns they depend on.
    ...derived
      .toSorted((one, other) => Number(one.name > other.name) - Number(one.name < other.name))
      .reverse(),
  ].map(({ unmake }) => unmake)
  await transaction.query(
    [
      ...indexes.map((name) => `drop index ${identifier(name)}`),
      ...statements,
      `alter table ${identifier(before)} rename to ${identifier(after)}`,
      `update record_change set table_name = '${after}' where table_name = '${before}'`,
    ].join(';\n'),
  )
  const gone = [...derived.map(({ name }) => name), ...indexes.map((name) => `index ${name}`)]
  await transaction.query('delete from applied_definition where name = any($1::text[])', [gone])
  const kept = [
    [`table ${before}`, `table ${after}`],
    [`column ${before}.${changesColumn}`, `column ${after}.${changesColumn}`],
    [`record counts of ${before}`, `record counts of ${after}`],
  ]
  for (const names of kept)
    await transaction.query('update applied_definition set name = $2 where name = $1', names)
}

/** The former name of a table in the database; null if there is nothing to rename. */
const earlierTable = async (
  transaction: Transaction,
  applied: Applied,
  { name, renamedFrom }: Table,
): Promise<string | null> => {
  const isTable = (table: string): boolean => applied.get(`table ${table}`) === recordDefinition
  const before = renamedFrom.find(isTable)
  if (before === undefined || !isTable(name)) return before ?? null
  if (await hasRows(transaction, before))
    throw new Error(
      `Both ${before} and ${name}, which was renamed from it, are tables of this database, and ${before} holds records. Nothing was changed. Move them by hand, or take x-renamed-from away and say x-dropped: [${before}] in openapi/openapi.yaml.`,
    )
  return null
}

/**
 * Renames tables with a former name (`x-renamed-from` beside `x-table`), with their records, within a transaction;
 * derived objects are recreated later. Returns the renamed tables.
 */
export const renameTables = async (transaction: Transaction, tables: Tables): Promise<string[]> => {
  const renamed: string[] = []
  const candidates = [...tables.values()].filter(({ renamedFrom }) => renamedFrom.length > 0)
  if (candidates.length === 0) return renamed
  for (const table of candidates) {
    const applied = await appliedDefinitions(transaction)
    const before = await earlierTable(transaction, applied, table)
    if (before === null) continue
    await rename(transaction, applied, before, table.name)
    renamed.push(`table ${before} to ${table.name}`)
  }
  return renamed
}

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

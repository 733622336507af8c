import type { JsonObject } from '../../../contract/json.ts'
import { alikeSql } from '../../contract/table/columns.ts'
import { userResource } from '../../contract/table/field.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Database, Queryable } from '../database.ts'
import { containsSql, Values } from '../read/where.ts'
import { allowMaintenance, type HistoryKind, signInKinds, userNameSql } from './history-table.ts'

/** A write of a record, as stored in the history. */
export interface Step {
  readonly kind: HistoryKind
  readonly before: JsonObject | null
  readonly after: JsonObject | null
}

/** The body of a record before a write, given the body after it; null while there was no record. */
export const bodyBefore = (body: JsonObject | null, { kind, before, after }: Step): JsonObject | null => {
  switch (kind) {
    case 'CREATE':
    case 'RESTORE':
      return null
    case 'DELETE':
      return before
    case 'UPDATE': {
      // Erased.
      if (before === null && after === null) return null
      const left = Object.entries(body ?? {}).filter(([name]) => !Object.hasOwn(after ?? {}, name))
      return { ...Object.fromEntries(left), ...before }
    }
    // Events without changed properties.
    default:
      return body
  }
}

/** An entry without its content. */
export interface Entry {
  readonly id: number
  readonly at: Date
  readonly table_name: string
  readonly record_id: number
  readonly kind: HistoryKind
  readonly operation: string | null
  readonly by_user: number | null
  /** Name of the user, even if deleted; `#12` if unknown. */
  readonly by_name: string | null
  readonly address: string | null
  readonly program: string | null
  readonly version: number | null
  /** Properties changed by an update. */
  readonly changed: readonly string[]
}

/** The filters; undefined ones are ignored. */
export interface EntriesQuery {
  /** Names of the tables that the user may see. */
  readonly tables: readonly string[]
  readonly record?: number | undefined
  readonly entry?: number | undefined
  readonly kind?: HistoryKind | undefined
  /** Only events of accounts (true), or only changes of records (false). */
  readonly accountEvents?: boolean | undefined
  /** A part of the author's name or email address. */
  readonly person?: string | undefined
  /** ISO times. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly offset: number
  readonly limit: number
}

/** Users by a part of name or email address, including deleted ones. */
const personSql = (users: Table, person: string, values: Values): string => {
  const contains = (text: string): string => containsSql(alikeSql(text), person, values)
  const matches = (body: string): string =>
    `(${contains(`${body} ->> 'name'`)} or ${contains(`${body} ->> 'email'`)})`
  return `select id from ${identifier(users.name)} where ${matches('body')}
    union select record_id from record_history
      where table_name = '${users.name}' and kind = 'DELETE' and ${matches('before')}`
}

const whereSql = (users: Table, query: EntriesQuery, values: Values): string => {
  const parts = [`h.table_name = any(${values.add(query.tables)}::text[])`]
  const equals = (column: string, value: unknown, type: string): void => {
    if (value !== undefined) parts.push(`h.${column} = ${values.add(value)}::${type}`)
  }
  equals('record_id', query.record, 'bigint')
  equals('id', query.entry, 'bigint')
  equals('kind', query.kind, 'text')
  if (query.accountEvents !== undefined)
    parts.push(
      `(h.kind = any(${values.add(signInKinds)}::text[])) = ${values.add(query.accountEvents)}::boolean`,
    )
  if (query.from !== undefined) parts.push(`h.at >= ${values.add(query.from)}::timestamptz`)
  if (query.to !== undefined) parts.push(`h.at < ${values.add(query.to)}::timestamptz`)
  if (query.person !== undefined) parts.push(`h.by_user in (${personSql(users, query.person, values)})`)
  return parts.join(' and ')
}

/** The table of the authors. */
export const usersOf = (tables: Tables): Table => {
  const users = tables.get(userResource)
  if (!users) throw new Error(`The contract stores no ${userResource}.`)
  return users
}

/** A page of entries, newest first, and their total number. */
export const listEntries = async (
  db: Queryable,
  tables: Tables,
  query: EntriesQuery,
): Promise<{ entries: Entry[]; total: number }> => {
  const users = usersOf(tables)
  const values = new Values()
  const where = whereSql(users, query, values)
  const [counted] = await db.query<{ total: number }>(
    `select count(*) as total from record_history h where ${where}`,
    values.list,
  )
  const page = `limit ${values.add(query.limit)}::bigint offset ${values.add(query.offset)}::bigint`
  const entries = await db.query<Entry>(
    `select h.id, h.at, h.table_name, h.record_id, h.kind, h.operation, h.by_user, h.address, h.program, h.version,
      ${userNameSql(users, 'h.by_user')} as by_name,
      case h.kind when 'UPDATE' then array(select jsonb_object_keys(h.before || h.after)) else '{}' end as changed
    from (select * from record_history h where ${where} order by h.id desc ${page}) h
    order by h.id desc`,
    values.list,
  )
  return { entries, total: counted?.total ?? 0 }
}

/**
 * Entries whose previous body can be derived without later entries: there was none, or the entry contains it
 * completely.
 */
const isWhole = `(kind in ('CREATE', 'RESTORE', 'DELETE') or kind = 'UPDATE' and before is null and after is null)`

/**
 * A record before and after the write of an entry; null where it did not exist. Composed by the database, so that only
 * this version is in memory: the earlier value of a property is in its next change, and properties that no later entry
 * changes are as in the record itself, or in the entry of its deletion.
 */
export const bodiesAround = async (
  db: Queryable,
  table: Table,
  record: number,
  entry: number,
): Promise<{ before: JsonObject | null; after: JsonObject | null }> => {
  const [row] = await db.query<Step & { body: JsonObject | null }>(
    `with later as (
        select id, kind, before, after from record_history where table_name = $1 and record_id = $2 and id > $3
      ), whole as (
        select id, case when kind = 'DELETE' then before end as body from later where ${isWhole} order by id limit 1
      ), changed as (
        select name, min(l.id) as id from later l,
          jsonb_object_keys(coalesce(l.before, '{}') || coalesce(l.after, '{}')) as name
        where l.kind = 'UPDATE' and l.id < coalesce((select id from whole), l.id + 1) group by name
      ), base as (
        select case when exists (select from whole) then (select body from whole)
          else (select body from ${identifier(table.name)} where id = $2) end as body
      )
      select e.kind, e.before, e.after, b.body - array(select name from changed)
          || coalesce((select jsonb_object_agg(c.name, l.before -> c.name)
            from changed c join later l on l.id = c.id where l.before ? c.name), '{}') as body
        from record_history e, base b where e.table_name = $1 and e.record_id = $2 and e.id = $3`,
    [table.name, record, entry],
  )
  return row ? { before: bodyBefore(row.body, row), after: row.body } : { before: null, after: null }
}

/** Removes entries older than `days`; returns their number. */
export const removeOldEntries = async (database: Database, days: number): Promise<number> =>
  database.transaction(async (transaction) => {
    await transaction.query(allowMaintenance('DELETE'))
    const rows = await transaction.query(
      'delete from record_history where at < now() - make_interval(days => $1::integer) returning 1',
      [days],
    )
    return rows.length
  })

/** The operation of a record's last write of this kind; null for the system, or without one. */
export const lastOperation = async (
  db: Queryable,
  table: Table,
  id: number,
  kind: HistoryKind,
): Promise<string | null> => {
  const [row] = await db.query<{ operation: string | null }>(
    `select operation from record_history where table_name = $1 and record_id = $2 and kind = $3
      order by id desc limit 1`,
    [table.name, id, kind],
  )
  return row?.operation ?? null
}

import type { Query } from '../../contract/query.ts'
import { completeColumn } from '../../contract/table/columns.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Queryable, RecordRow } from '../database.ts'
import { withoutRequestSignal } from '../pool.ts'
import { type StoredRecord, toRecord } from '../record.ts'
import { type ListRequest, listSql, type Narrowed } from './list-sql.ts'
import { Values } from './where.ts'

/**
 * The values of `complete_in` without a language. Each distinct value is one step in its index, regardless of the
 * number of records; with the actual values the planner can estimate the number of matches.
 */
export const incompleteIn = async (
  db: Queryable,
  table: Table,
  languageId: number,
): Promise<readonly string[]> => {
  const column = identifier(completeColumn(table).name)
  const least = (more: string): string =>
    `(select x.${column} as k from ${identifier(table.name)} x where x.${column} ${more} order by x.${column} limit 1)`
  const rows = await db.query<{ k: string }>(
    `with recursive found as (${least('is not null')} union all select ${least('> k')} from found where k is not null)
    select k from found where strpos(k, ',' || $1::bigint || ',') = 0`,
    [languageId],
  )
  return rows.map(({ k }) => k)
}

/** A count, with the state of its tables (`writes` of record-counts.ts). */
export interface Count {
  readonly count: number
  readonly writes: number
}

/** Number of cached filters per list. */
const most = 200

/**
 * Caches counts as long as the state of their tables is unchanged: every page reports the state it was read in, so a
 * write in any process makes the next page count again.
 */
export class CountCache {
  readonly #cached = new Map<string, Count>()
  readonly #pending = new Map<string, Promise<Count>>()

  /** The count in the state `writes` or a later one; `make` runs once for concurrent callers. */
  async get(key: string, writes: number, make: () => Promise<Count>): Promise<number> {
    const cached = this.#cached.get(key)
    if (cached?.writes === writes) return cached.count
    // A caller that saw a later state must not get a count that was started before it.
    const name = `${writes} ${key}`
    const pending = this.#pending.get(name) ?? this.#begin(name, make)
    const computed = await pending
    this.#keep(key, computed)
    return computed.count
  }

  #begin(name: string, make: () => Promise<Count>): Promise<Count> {
    const pending = withoutRequestSignal(make).finally(() => this.#pending.delete(name))
    this.#pending.set(name, pending)
    return pending
  }

  #keep(key: string, computed: Count): void {
    const cached = this.#cached.get(key)
    if (cached && cached.writes > computed.writes) return
    this.#cached.delete(key)
    this.#cached.set(key, computed)
    const [oldest = ''] = this.#cached.keys()
    if (this.#cached.size > most) this.#cached.delete(oldest)
  }
}

/** Reads the records that match an operation's parameters. */
export interface ListReader {
  readonly list: (db: Queryable, request: ListRequest) => Promise<StoredRecord[]>
  /** A page and the total number of matches. */
  readonly page: (
    db: Queryable,
    request: RequestedPage,
  ) => Promise<{ records: StoredRecord[]; total: number }>
  /** The record with this id, if it matches the parameters. */
  readonly one: (db: Queryable, request: Narrowed, id: number) => Promise<StoredRecord | null>
}

type RequestedPage = ListRequest & { readonly limit: number }

type RowOfPage = (RecordRow | { id: null }) & { rows: number; writes: number }

/** Compiles the reader for an operation's parameters on its table. */
export const listReader = (table: Table, query: Query): ListReader => {
  const sql = listSql(table, query)
  const counted = new CountCache()

  const count = async (db: Queryable, where: string, values: Values): Promise<Count> => {
    const [row] = (await db.query<Count>(sql.count(where), values.list)) as [Count]
    return row
  }

  /** The number of matches, given the found page and its state. */
  const totalOf = (
    db: Queryable,
    request: RequestedPage,
    page: { found: number; rows: number; writes: number },
  ): number | Promise<number> => {
    // A page that is not full is the last one, so the total follows from it.
    if (page.found < request.limit && (page.found > 0 || request.offset === 0))
      return request.offset + page.found
    const values = new Values()
    const where = sql.narrowing(request, values)
    if (where === '') return page.rows
    const key = `${where} ${JSON.stringify(values.list)}`
    return counted.get(key, page.writes, () => count(db, where, values))
  }

  const missing = query.conditions.find(({ use }) => use === 'missing')

  /** The request with a missing language replaced by the values of the column. */
  const resolved = async <Request extends Narrowed>(db: Queryable, request: Request): Promise<Request> => {
    const language = missing && request.query[missing.parameter]
    if (!missing || language === undefined) return request
    const found = await incompleteIn(db, table, Number(language))
    return { ...request, query: { ...request.query, [missing.parameter]: found } }
  }

  return {
    list: async (db, input) => {
      const values = new Values()
      const statement = sql.list(await resolved(db, input), values)
      return (await db.query<RecordRow>(statement, values.list)).map(toRecord)
    },
    page: async (db, input) => {
      const request = await resolved(db, input)
      const values = new Values()
      const statement = sql.page(request, values)
      // There is always a row: an empty page has one with only the counts.
      const found = (await db.query<RowOfPage>(statement, values.list)) as [RowOfPage, ...RowOfPage[]]
      const records = found.filter((row): row is RowOfPage & RecordRow => row.id !== null).map(toRecord)
      const [{ rows, writes }] = found
      return { records, total: await totalOf(db, request, { found: records.length, rows, writes }) }
    },
    one: async (db, input, id) => {
      const values = new Values()
      const statement = sql.one(await resolved(db, input), id, values)
      const [row] = await db.query<RecordRow>(statement, values.list)
      return row ? toRecord(row) : null
    },
  }
}

import type { JsonObject } from '../../../contract/json.ts'
import type { Query } from '../../contract/query.ts'
import type { Field } from '../../contract/table/field.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Queryable, RecordRow } from '../database.ts'
import { recordColumns, type StoredRecord, toRecord } from '../record.ts'
import { type Count, Counted } from './counted.ts'
import { equalsSql } from './equals.ts'
import { incompleteIn } from './incomplete-in.ts'
import { countsSql } from './record-counts.ts'
import { conditionSql, type SortSql, sortSql, Values } from './where.ts'

/** What a list is narrowed to, sorted by and cut to. */
export type ListRequest = {
  /** Values of path and query parameters; undefined ones do not narrow. */
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  /** Stored properties that must equal these, beside the parameters. */
  readonly where: JsonObject
  readonly sortBy: string | undefined
  readonly descending: boolean
  readonly offset: number
  readonly limit: number | null
  /** Count all that was found, beyond the page. */
  readonly total: boolean
}

/** Reads what the parameters of one operation ask for. */
export type ListReader = {
  /** A page and how many there are in all (0 when `total` was not asked). */
  readonly list: (db: Queryable, request: ListRequest) => Promise<{ records: StoredRecord[]; total: number }>
  /** Whether the parameters find the record with this number. */
  readonly one: (
    db: Queryable,
    request: Pick<ListRequest, 'path' | 'query' | 'where'>,
    id: number,
  ) => Promise<StoredRecord | null>
}

function whereSql(
  table: Table,
  asked: Query,
  request: Pick<ListRequest, 'path' | 'query' | 'where'>,
  values: Values,
): string[] {
  const parts: string[] = []
  for (const condition of asked.conditions) {
    const value = (condition.in === 'path' ? request.path : request.query)[condition.parameter]
    if (value === undefined) continue
    if ((condition.use === 'empty' || condition.use === 'present') && value !== true && value !== 'true')
      continue
    parts.push(conditionSql(condition, value, 't', values))
  }
  const ids = asked.ids === null ? undefined : request.query[asked.ids]
  if (typeof ids === 'string') parts.push(`t.id = any(${values.add(numbers(ids))}::bigint[])`)
  for (const [property, value] of Object.entries(request.where))
    parts.push(equalsSql(table, property, value ?? null, 't', values))
  return parts
}

/** Numbers that no record can have are left out: they find nothing. */
const numbers = (list: string): number[] => list.split(',').map(Number).filter(Number.isSafeInteger)

const conjunction = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : ` where ${parts.join(' and ')}`

function order(by: string, id: string, { nullable }: SortSql, descending: boolean): string {
  if (!descending) return `${by}, ${id}`
  return `${by} desc${nullable ? ' nulls last' : ''}, ${id} desc`
}

type RowOfPage = (RecordRow | { id: null }) & { rows?: number; writes?: number }

/** The tables that a field lies in beyond the list's own; what is linked changes with its owner. */
const tablesThrough = (field: Field): Table[] =>
  field.kind === 'through' ? [field.target, ...tablesThrough(field.field)] : []

/** Compiles the reader of an operation's parameters over its table. */
export function listReader(table: Table, asked: Query): ListReader {
  const from = `from ${identifier(table.name)} t`
  const fallback = sortSql(asked.fallback, 't')
  const sorts = new Map([...asked.sorts].map(([name, field]) => [name, sortSql(field, 't')]))

  const others = asked.conditions.flatMap(({ fields }) => fields.flatMap(tablesThrough))
  const counts = countsSql(table, others)
  const counted = new Counted()

  const rowsSql = (request: ListRequest, parts: readonly string[], values: Values): string => {
    const sort = (request.sortBy === undefined ? undefined : sorts.get(request.sortBy)) ?? fallback
    const limit = request.limit === null ? '' : ` limit ${values.add(request.limit)}::bigint`
    const offset = request.offset === 0 ? '' : ` offset ${values.add(request.offset)}::bigint`
    // The page is found by numbers alone, from the index; only its own records are then read in full.
    const page = `select t.id, ${sort.by} as k ${from} ${sort.join}${conjunction(parts)} order by ${order(sort.by, 't.id', sort, request.descending)}${limit}${offset}`
    const records = `(${page}) p join ${identifier(table.name)} r on r.id = p.id`
    const sorted = `order by ${order('p.k', 'p.id', sort, request.descending)}`
    return request.total
      ? `select c.rows, c.writes, ${recordColumns('r')} from (${counts}) c left join (${records}) on true ${sorted}`
      : `select ${recordColumns('r')} from ${records} ${sorted}`
  }

  const count = async (db: Queryable, where: string, values: Values): Promise<Count> => {
    const [row] = await db.query<Count>(
      `select c.writes, (select count(*) ${from}${where}) as count from (${counts}) c`,
      values.list,
    )
    return row ?? { count: 0, writes: 0 }
  }

  /** How many the request finds, given what its page found and in which state. */
  const totalOf = (
    db: Queryable,
    request: ListRequest,
    page: { found: number; rows: number; writes: number },
  ): number | Promise<number> => {
    // A page that is not full is the last one, and says itself how many there are.
    const last = request.limit === null || page.found < request.limit
    if (last && (page.found > 0 || request.offset === 0)) return request.offset + page.found
    const values = new Values()
    const where = conjunction(whereSql(table, asked, request, values))
    if (where === '') return page.rows
    const key = `${where} ${JSON.stringify(values.list)}`
    return counted.get(key, page.writes, () => count(db, where, values))
  }

  const missing = asked.conditions.find(({ use }) => use === 'missing')

  /** The request with what the column holds in place of the language that a text is missing in. */
  const resolved = async <Asked extends Pick<ListRequest, 'query'>>(
    db: Queryable,
    request: Asked,
  ): Promise<Asked> => {
    const language = missing && request.query[missing.parameter]
    if (!missing || language === undefined) return request
    const found = await incompleteIn(db, table, Number(language))
    return { ...request, query: { ...request.query, [missing.parameter]: found } }
  }

  return {
    list: async (db, input) => {
      const request = await resolved(db, input)
      const values = new Values()
      const parts = whereSql(table, asked, request, values)
      const rows = await db.query<RowOfPage>(rowsSql(request, parts, values), values.list)
      // Without a record there is still one row, with the counts alone.
      const records = rows.filter((row): row is RowOfPage & RecordRow => row.id !== null).map(toRecord)
      if (!request.total) return { records, total: 0 }
      const { rows: all = 0, writes = 0 } = rows[0] ?? {}
      const page = { found: records.length, rows: all, writes }
      return { records, total: await totalOf(db, request, page) }
    },
    one: async (db, input, id) => {
      const request = await resolved(db, input)
      const values = new Values()
      const parts = [`t.id = ${values.add(id)}::bigint`, ...whereSql(table, asked, request, values)]
      const rows = await db.query<RecordRow>(
        `select ${recordColumns('t')} ${from}${conjunction(parts)}`,
        values.list,
      )
      return rows[0] ? toRecord(rows[0]) : null
    },
  }
}

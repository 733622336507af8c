import type { JsonObject } from '../../../contract/json.ts'
import type { Query } from '../../contract/query.ts'
import type { Field } from '../../contract/table/field.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import { recordColumns } from '../record.ts'
import { budgetedBodySql } from './read-budget.ts'
import { countsSql } from './record-counts.ts'
import { conditionSql, equalsSql, type SortSql, sortSql, type Values } from './where.ts'

/** Filters, sort order and range of a list. */
export interface ListRequest {
  /** Values of path and query parameters; undefined ones are ignored. */
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  /** Stored properties that must equal these, in addition to the parameters. */
  readonly where: JsonObject
  readonly sortBy: string | undefined
  readonly descending: boolean
  readonly offset: number
  readonly limit: number | null
}

/** The filters of a list. */
export type Narrowed = Pick<ListRequest, 'path' | 'query' | 'where'>

/** The conditions for the parameters of a request. */
const whereSql = (table: Table, query: Query, request: Narrowed, values: Values): string[] => {
  const parts: string[] = []
  for (const condition of query.conditions) {
    const value = (condition.in === 'path' ? request.path : request.query)[condition.parameter]
    if (value === undefined) continue
    if ((condition.use === 'empty' || condition.use === 'present') && String(value) !== 'true') continue
    parts.push(conditionSql(condition, value, 't', values))
  }
  const ids = request.query[query.ids ?? '']
  if (typeof ids === 'string') parts.push(`t.id = any(${values.add(numbers(ids))}::bigint[])`)
  for (const [property, value] of Object.entries(request.where))
    parts.push(equalsSql(table, property, value ?? null, 't', values))
  return parts
}

/** Drops ids that no record can have, since they match nothing. */
const numbers = (list: string): number[] => list.split(',').map(Number).filter(Number.isSafeInteger)

const conjunction = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : ` where ${parts.join(' and ')}`

const order = (by: string, id: string, { nullable }: SortSql, descending: boolean): string => {
  if (!descending) return `${by}, ${id}`
  return `${by} desc${nullable ? ' nulls last' : ''}, ${id} desc`
}

/** The other tables of a field. A link table is none: it changes only with its owner. */
const tablesThrough = (field: Field): Table[] =>
  'target' in field ? [field.target, ...tablesThrough(field.field)] : []

/** The statements of an operation's list, whose values are added to `values`. */
export interface ListSql {
  /** The records of a request. */
  readonly list: (request: ListRequest, values: Values) => string
  /** The same, each with the counts of `countsSql`; without records, one row with only the counts. */
  readonly page: (request: ListRequest, values: Values) => string
  /** The number of records that match a condition. */
  readonly count: (where: string) => string
  /** The filters of a request; empty without any. */
  readonly narrowing: (request: Narrowed, values: Values) => string
  /** The record with this id, if it matches the request. */
  readonly one: (request: Narrowed, id: number, values: Values) => string
}

/** Compiles the statements for an operation's parameters on its table. */
export const listSql = (table: Table, query: Query): ListSql => {
  const from = `from ${identifier(table.name)} t`
  const fallback = sortSql(query.fallback, 't')
  const sorts = new Map([...query.sorts].map(([name, field]) => [name, sortSql(field, 't')]))
  const others = query.conditions.flatMap(({ fields }) => fields.flatMap(tablesThrough))
  const counts = countsSql(table, others)
  const where = (request: Narrowed, values: Values): string[] => whereSql(table, query, request, values)

  const listWith = (request: ListRequest, values: Values, counted: boolean): string => {
    const parts = where(request, values)
    const sort = sorts.get(request.sortBy ?? '') ?? fallback
    // Null is no limit.
    const range = ` limit ${values.add(request.limit)}::bigint offset ${values.add(request.offset)}::bigint`
    // The index alone provides the ids of the page; only its records are then read in full.
    const found = `select t.id, ${sort.by} as k ${from} ${sort.join}${conjunction(parts)} order by ${order(sort.by, 't.id', sort, request.descending)}${range}`
    const records = `(${found}) p join ${identifier(table.name)} r on r.id = p.id`
    const sorted = `order by ${order('p.k', 'p.id', sort, request.descending)}`
    const columns = recordColumns('r', budgetedBodySql('r'))
    return counted
      ? `select c.rows, c.writes, ${columns} from (${counts}) c left join (${records}) on true ${sorted}`
      : `select ${columns} from ${records} ${sorted}`
  }

  return {
    list: (request, values) => listWith(request, values, false),
    page: (request, values) => listWith(request, values, true),
    count: (condition) =>
      `select c.writes, (select count(*) ${from}${condition}) as count from (${counts}) c`,
    narrowing: (request, values) => conjunction(where(request, values)),
    one: (request, id, values) => {
      const parts = [`t.id = ${values.add(id)}::bigint`, ...where(request, values)]
      return `select ${recordColumns('t')} ${from}${conjunction(parts)}`
    },
  }
}

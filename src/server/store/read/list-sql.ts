import type { JsonObject } from '../../../contract/json.ts'
import type { Query } from '../../contract/query.ts'
import type { Field } from '../../contract/table/field.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import { recordColumns } from '../record.ts'
import { equalsSql } from './equals.ts'
import { budgetedBodySql } from './read-budget.ts'
import { countsSql } from './record-counts.ts'
import { conditionSql, type SortSql, sortSql, type Values } from './where.ts'

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

type Narrowed = Pick<ListRequest, 'path' | 'query' | 'where'>

/** The conditions that a request's parameters narrow a list by. */
function whereSql(table: Table, query: Query, request: Narrowed, values: Values): string[] {
  const parts: string[] = []
  for (const condition of query.conditions) {
    const value = (condition.in === 'path' ? request.path : request.query)[condition.parameter]
    if (value === undefined) continue
    if ((condition.use === 'empty' || condition.use === 'present') && value !== true && value !== 'true')
      continue
    parts.push(conditionSql(condition, value, 't', values))
  }
  const ids = query.ids === null ? undefined : request.query[query.ids]
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

/** The tables that a field lies in beyond the list's own; what is linked changes with its owner. */
const tablesThrough = (field: Field): Table[] =>
  field.kind === 'through' ? [field.target, ...tablesThrough(field.field)] : []

/** The statements of an operation's list, whose values are added to `values`. */
export type ListSql = {
  /** The rows of a page, with how many records its table has where the request counts; one row without a record at least. */
  readonly page: (request: ListRequest, values: Values) => string
  /** How many records a condition finds. */
  readonly count: (where: string) => string
  /** What the request is narrowed by; empty where it is by nothing. */
  readonly narrowing: (request: Narrowed, values: Values) => string
  /** The record with this number, if the request finds it. */
  readonly one: (request: Narrowed, id: number, values: Values) => string
}

/** Compiles the statements of an operation's parameters over its table. */
export function listSql(table: Table, query: Query): ListSql {
  const from = `from ${identifier(table.name)} t`
  const fallback = sortSql(query.fallback, 't')
  const sorts = new Map([...query.sorts].map(([name, field]) => [name, sortSql(field, 't')]))
  const others = query.conditions.flatMap(({ fields }) => fields.flatMap(tablesThrough))
  const counts = countsSql(table, others)
  const where = (request: Narrowed, values: Values): string[] => whereSql(table, query, request, values)

  const page = (request: ListRequest, values: Values): string => {
    const parts = where(request, values)
    const sort = (request.sortBy === undefined ? undefined : sorts.get(request.sortBy)) ?? fallback
    const limit = request.limit === null ? '' : ` limit ${values.add(request.limit)}::bigint`
    const offset = request.offset === 0 ? '' : ` offset ${values.add(request.offset)}::bigint`
    // The page is found by numbers alone, from the index; only its own records are then read in full.
    const found = `select t.id, ${sort.by} as k ${from} ${sort.join}${conjunction(parts)} order by ${order(sort.by, 't.id', sort, request.descending)}${limit}${offset}`
    const records = `(${found}) p join ${identifier(table.name)} r on r.id = p.id`
    const sorted = `order by ${order('p.k', 'p.id', sort, request.descending)}`
    const columns = recordColumns('r', budgetedBodySql('r'))
    return request.total
      ? `select c.rows, c.writes, ${columns} from (${counts}) c left join (${records}) on true ${sorted}`
      : `select ${columns} from ${records} ${sorted}`
  }

  return {
    page,
    count: (condition) =>
      `select c.writes, (select count(*) ${from}${condition}) as count from (${counts}) c`,
    narrowing: (request, values) => conjunction(where(request, values)),
    one: (request, id, values) => {
      const parts = [`t.id = ${values.add(id)}::bigint`, ...where(request, values)]
      return `select ${recordColumns('t')} ${from}${conjunction(parts)}`
    },
  }
}

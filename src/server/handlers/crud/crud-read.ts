import { defaultPage, makePage, type PageRequest, pagePaths } from '../../../contract/conventions/page.ts'
import { readPageQuery, readSortQuery } from '../../../contract/conventions/query.ts'
import { versionTag } from '../../../contract/conventions/version.ts'
import type { JsonObject } from '../../../contract/json.ts'
import { numberParameter } from '../../contract/query.ts'
import type { Regular } from '../../contract/read-contract.ts'
import { plainSchema, type Schema } from '../../contract/schema.ts'
import { notFound } from '../../errors.ts'
import { listReader } from '../../store/read/list.ts'
import type { ListRequest } from '../../store/read/list-sql.ts'
import type { Reader } from '../../store/read/reader.ts'
import { projectAll } from '../../store/read/resolve.ts'
import type { Call } from '../handler.ts'
import type { RegularHandler, RegularParts } from './regular-handler.ts'

/** The requested language code, if the operation takes one. */
const languageOf = (call: Call, parameter: string | null): string | undefined =>
  call.query[parameter ?? '']?.toString()

/** The payload schemas of a list: a page, a plain list, or both. */
const readPayload = ({ operation }: RegularParts): { page: Schema | null; plain: Schema | null } => {
  const { properties, items = null } = plainSchema(operation.payload ?? {})
  const rows = properties?.[pagePaths.rows]
  if (!rows && !items)
    throw new Error(`${operation.id} answers neither a page ({${pagePaths.rows}, …}) nor a list.`)
  return { page: (rows && plainSchema(rows).items) ?? null, plain: items }
}

/** The requested page; null for the plain list, the default of an operation with both. */
const pageOf = ({ query }: Call, pages: boolean, plain: boolean): PageRequest | null =>
  pages ? (readPageQuery(query) ?? (plain ? null : defaultPage)) : null

const sortOf = (call: Call, newestFirst: boolean): Pick<ListRequest, 'sortBy' | 'descending'> => {
  const sort = readSortQuery(call.query)
  return { sortBy: sort?.property, descending: sort ? sort.direction === 'desc' : newestFirst }
}

const limitOf = (call: Call, parameter: string | null): number | null => {
  const most = call.query[parameter ?? '']
  return most === undefined ? null : Number(most)
}

/** list and total: a page or a plain list, by the payload's schema. */
export const listHandler = (parts: RegularParts): RegularHandler => {
  const { table, query, verb } = parts.regular
  const { reads, projector } = parts.services
  const { page, plain } = readPayload(parts)
  const projections = {
    page: projector.compile(table, page ?? table.schema),
    plain: projector.compile(table, plain ?? table.schema),
  }
  const reader = listReader(table, query)
  const newestFirst = verb === 'list' && page !== null

  return async (call, options) => {
    const pageRequest = pageOf(call, page !== null, plain !== null)
    const request = {
      path: call.params,
      query: call.query,
      where: options.where ?? {},
      ...sortOf(call, newestFirst),
    }
    const language = languageOf(call, query.language)
    return reads.read(call.user?.id ?? null, async (db) => {
      if (!pageRequest) {
        const all = { ...request, offset: 0, limit: limitOf(call, query.limit) }
        const records = await reader.list(db, all)
        return { payload: await projectAll(db, table, projections.plain, records, language) }
      }
      const { page: number, size: limit } = pageRequest
      const { records, total } = await reader.page(db, { ...request, offset: number * limit, limit })
      const rows = await projectAll(db, table, projections.page, records, language)
      return { payload: makePage(rows, total, pageRequest) }
    })
  }
}

/** The id in the path: `id`, else the last parameter. */
export const idOf = ({ operation, params }: Call): number => Number(params[numberParameter(operation) ?? ''])

/** get: one record; 404 when none matches the parameters. */
export const getHandler = ({ operation, regular, services }: RegularParts): RegularHandler => {
  const { table, query } = regular
  const { database, projector } = services
  const projection = projector.compile(table, operation.payload ?? table.schema)
  const reader = listReader(table, query)
  return async (call, options) => {
    const request = { path: call.params, query: call.query, where: options.where ?? {} }
    const record = await reader.one(database, request, options.id ?? idOf(call))
    if (!record) throw notFound()
    const language = languageOf(call, query.language)
    const [payload] = await projectAll(database, table, projection, [record], language)
    call.reply.header('etag', versionTag(record.version))
    return { payload }
  }
}

/** Whether a record about to be written matches the path's other ids and the handler's conditions. */
export const createPathCheck = (
  regular: Regular,
): ((reader: Reader, call: Call, id: number, where: JsonObject | undefined) => Promise<boolean>) => {
  const reader = listReader(regular.table, regular.query)
  const narrowed = regular.query.conditions.some(({ in: place }) => place === 'path')
  return async ({ db }, call, id, where) => {
    if (!narrowed && !where) return true
    return (await reader.one(db, { path: call.params, query: {}, where: where ?? {} }, id)) !== null
  }
}

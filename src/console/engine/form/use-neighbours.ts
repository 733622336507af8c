import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { nothingToAsk } from '../../../client/call.ts'
import type { Envelope } from '../../../contract/conventions/envelope.ts'
import type { Module } from '../../../modules/format/types.ts'
import { rememberListUrl } from '../list/state/last-list-url.ts'
import { listFileOf, listRequest } from '../list/state/list-request.ts'
import { lastPage, readRows, serialNumber } from '../list/state/list-rows.ts'
import { type ListState, readListUrl, writeListUrl } from '../list/state/list-url.ts'
import { operationOf } from '../operations.ts'
import { modulePathUrl, namesRecordById } from '../routes/module-paths.ts'
import type { ValueContext } from '../values.ts'

/** A record next to the open one, in list order. */
export interface Neighbour {
  to: string
  /** Called on navigation to the record: the list then opens at the record's page. */
  follow: () => void
}

interface Neighbours {
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** Number of the record in the list, from 1, and of the list's records; undefined if the list was not seen. */
  place?: { number: number; total: number }
}

const none: Neighbours = { previous: undefined, next: undefined }

/** The list as last seen, and a query for its pages without unneeded data. */
const useListLeft = (module: Module, listUrl: string, values: ValueContext) => {
  const queries = useQueryClient()
  const [path = '', search = ''] = listUrl.split('?')
  const hasList = module.list !== undefined && operationOf(module.module, 'list') !== undefined
  const list = hasList ? listFileOf(module) : undefined
  const state = list && readListUrl(list, new URLSearchParams(search))
  const requestFor = (page: number) =>
    list && state ? listRequest(module, { ...state, page }, values) : undefined
  const request = requestFor(state?.page ?? 0)
  const data = request && queries.getQueryData<{ payload: unknown }>(request.queryKey)
  return { path, search, list, state, requestFor, data }
}

/** A page of the list; disabled without a request. */
const usePage = (request: ReturnType<typeof listRequest> | undefined) =>
  useQuery<Envelope, Error, Envelope, QueryKey>({
    ...(request ?? nothingToAsk),
    staleTime: 60_000,
  })

/**
 * The records before and after the open one in the list as last seen, across page boundaries. None if the list was not
 * seen, or does not show the record. Saved records may have left a filtered list: the pages have moved then, and there is
 * no next record beyond the present page.
 */
export const useNeighbours = (
  module: Module,
  listUrl: string,
  values: ValueContext,
  id: unknown,
): Neighbours => {
  const { path, search, list, state, requestFor, data } = useListLeft(module, listUrl, values)
  const { rows, total } = list && data ? readRows(list, data.payload) : { rows: [], total: 0 }
  const at = rows.findIndex((row) => String(row.id) === String(id))
  const last = state ? lastPage(total, state.rows) : 0
  const page = state?.page ?? 0
  const isPaged = list?.paged !== false
  const needsBefore = at === 0 && page > 0 && isPaged
  const needsAfter = at >= 0 && at === rows.length - 1 && page < last && isPaged
  const before = usePage(needsBefore ? requestFor(page - 1) : undefined)
  const after = usePage(needsAfter ? requestFor(page + 1) : undefined)
  if (!list || !state || at < 0 || !namesRecordById(module.module)) return none

  const neighbour = (
    row: Readonly<Record<string, unknown>> | undefined,
    place: number,
  ): Neighbour | undefined => {
    if (row?.id === undefined) return undefined
    const there: ListState = { ...state, page: place }
    return {
      to: modulePathUrl(module.module, 'edit', { ...values.route, id: row.id }),
      follow: () => rememberListUrl(path, writeListUrl(list, there, new URLSearchParams(search)).toString()),
    }
  }
  const pageOf = (answer: { payload: unknown } | undefined) =>
    answer ? readRows(list, answer.payload) : { rows: [], total }
  const beyond = pageOf(after.data)
  return {
    previous: needsBefore
      ? neighbour(pageOf(before.data).rows.at(-1), page - 1)
      : neighbour(rows[at - 1], page),
    next: needsAfter
      ? neighbour(beyond.total === total ? beyond.rows[0] : undefined, page + 1)
      : neighbour(rows[at + 1], page),
    place: { number: serialNumber(isPaged ? page : 0, state.rows, at), total },
  }
}

import { ApiError } from '../../../../client/api-error.ts'
import { pageSizesOf } from '../../../../modules/format/list-defaults.ts'
import { type ListRows, lastPage, listRequest, readRows } from '../state/list-rows.ts'
import type { ListPage } from '../use-list-page.ts'

/** The parts of a list page that determine its rows. */
export type RowSource = Pick<ListPage, 'module' | 'list' | 'state' | 'values'>

/** Fetches one page of rows without the cache, which single reads would fill. A failed request is repeated once. */
const readPage = async (source: RowSource, number: number, rows: number, signal: AbortSignal) => {
  const { module, list, state, values } = source
  const { queryFn } = listRequest(module, { ...state, page: number, rows }, values)
  const { payload } = await queryFn({ signal }).catch((error: unknown) => {
    if (signal.aborted || (error instanceof ApiError && error.refused)) throw error
    return queryFn({ signal })
  })
  return readRows(list, payload)
}

/**
 * All rows that match search and filters, in list order, in the largest page size of the list. Fetches the next page
 * while one is processed. Rejects with an `ApiError`, or when `signal` aborts.
 */
export const rowPages = async function* (source: RowSource, signal: AbortSignal): AsyncGenerator<ListRows> {
  const size = Math.max(...pageSizesOf(source.list))
  let next = readPage(source, 0, size, signal)
  for (let number = 0; ; number += 1) {
    const page = await next
    signal.throwIfAborted()
    const isLast =
      source.list.paged === false || page.rows.length === 0 || number >= lastPage(page.total, size)
    if (!isLast) {
      next = readPage(source, number + 1, size, signal)
      // The failure is reported when that page is processed.
      next.catch(() => undefined)
    }
    yield page
    if (isLast) return
  }
}

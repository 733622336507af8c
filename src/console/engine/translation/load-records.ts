import { missingParameter } from '../../../contract/conventions/query.ts'
import { dataOf, isInRows, type StoredRow } from '../list/grid/use-grid-rows.ts'
import { withRecord } from '../list/import/load-rows.ts'
import { rowName } from '../list/state/list-rows.ts'
import { readListUrl } from '../list/state/list-url.ts'
import { runRows } from '../list/tools/bulk/run-rows.ts'
import { rowPages } from '../list/tools/row-pages.ts'
import type { ValueContext } from '../values.ts'
import { contextOf, formParams, type TextPlace } from './text-places.ts'
import { recordKey, type TextRecord } from './text-rows.ts'

interface Input {
  place: TextPlace
  user: ValueContext['user']
  /** Only records that lack a text in this language, where the API can select them. */
  missingIn: number | undefined
}

/** A page of records, and the number of all records of the place. */
interface RecordPage {
  records: readonly TextRecord[]
  total: number
}

/**
 * The records of a place, page by page; each is loaded for its form where the list lacks texts. Rejects with an
 * `ApiError`, or when `signal` aborts.
 */
export const loadRecords = async function* (
  { place, user, missingIn }: Input,
  signal: AbortSignal,
): AsyncGenerator<RecordPage> {
  const { module, list, form } = place
  const values = contextOf(place, user)
  const state = readListUrl(list, new URLSearchParams())
  const filters = (list.filters ?? []).map((filter, index) => {
    const isMissing = missingIn !== undefined && 'param' in filter && filter.param === missingParameter
    return isMissing ? missingIn : (state.filters[index] ?? 0)
  })
  for await (const { rows, total } of rowPages(
    { module, list, state: { ...state, filters }, values },
    signal,
  )) {
    const stored = rows.map(
      (row): StoredRow => ({
        key: recordKey(place, row.id),
        row,
        data: dataOf(module, form.mapping, row),
      }),
    )
    const isWhole = form.columns.every((column) => isInRows(column, module, stored))
    if (!isWhole) {
      const { failed } = await runRows(
        stored,
        async (each) => {
          const params = formParams(place, each.row)
          if (params) Object.assign(each, await withRecord(module, form, values, each, params, signal))
        },
        signal,
        () => undefined,
      )
      if (failed[0]) throw failed[0].error
    }
    signal.throwIfAborted()
    yield {
      total,
      records: stored.map((each) => ({ key: each.key, place, stored: each, name: rowName(list, each.row) })),
    }
  }
}

import { ApiError } from '../../../../../client/api-error.ts'
import { pageSizesOf } from '../../../../../modules/format/list-defaults.ts'
import type { Module, Platform } from '../../../../../modules/format/types.ts'
import { readListUrl } from '../../../../engine/list/state/list-url.ts'
import { rowPages } from '../../../../engine/list/tools/row-pages.ts'
import { moduleEntries } from '../../../../engine/modules.ts'
import { abilitiesOf } from '../../../../engine/operations.ts'
import { modesOf } from '../../incomplete-lists.ts'
import type { Exchange, RecordUnits } from './plan.ts'
import { type StoredTexts, textsOfRow } from './stored-texts.ts'

/** Below this number of records per list, each is fetched separately. */
const few = 20
/** Number of single requests that take as long as a list page. */
const pageCost = 4

/** Records of one list, by number. */
type PendingRecords = Map<number, RecordUnits>

/** Fetches the pages of a list while that is cheaper than single requests. */
const readList = async (
  module: Module,
  platform: Platform,
  pending: PendingRecords,
  { context }: Exchange,
  signal: AbortSignal,
  onFound: (units: RecordUnits, texts: StoredTexts) => void,
): Promise<void> => {
  const { list } = module
  const [first] = pending.values()
  if (!list || !first) return
  const values = { ...context, platform, route: first.units[0]?.place.route ?? {}, query: {} }
  const state = readListUrl(list, new URLSearchParams())
  const pages = rowPages({ module, list, state, values }, signal)
  let read = 0
  for await (const { rows, total } of pages) {
    read += 1
    for (const row of rows) {
      const units = pending.get(Number(row.id))
      if (units && pending.delete(Number(row.id))) onFound(units, textsOfRow(row))
    }
    const left = Math.ceil(total / Math.max(...pageSizesOf(list))) - read
    if (pending.size === 0 || left * pageCost > pending.size) return
  }
}

const listKey = ({ module, units: [first] }: RecordUnits): string =>
  JSON.stringify([module, first?.place.route])

/**
 * Fetches the texts of many records through their lists, a page at a time. Records that a list does not show, or that
 * fail, are left for single requests. `onFound` is called for each record. Rejects when `signal` aborts.
 */
export const readAhead = async (
  records: readonly RecordUnits[],
  exchange: Exchange,
  signal: AbortSignal,
  onFound: (units: RecordUnits, texts: StoredTexts) => void,
): Promise<void> => {
  for (const group of Map.groupBy(records, listKey).values()) {
    const entry = moduleEntries.find(({ id }) => id === group[0]?.module)
    if (group.length < few || !entry?.has.list) continue
    const can = abilitiesOf(entry.module, exchange.check)
    if (!can.list || !can.update || !can.get) continue
    const module = await entry.load()
    if (module.list?.languages !== true) continue
    const pending: PendingRecords = new Map(
      group.map((units) => [units.units[0]?.place.recordId ?? 0, units]),
    )
    for (const platform of modesOf(module, exchange.context.platform))
      await readList(module, platform, pending, exchange, signal, onFound).catch((error: unknown) => {
        if (!(error instanceof ApiError) || signal.aborted) throw error
      })
  }
}

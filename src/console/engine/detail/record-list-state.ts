import type { ListFile } from '../../../modules/format/types.ts'
import { type ListState, readListUrl } from '../list/state/list-url.ts'
import { evaluateAll, type ValueContext } from '../values.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * The state of the list that a record belongs to: as last shown (`url`), on the tab that matches the record. The record
 * may have been opened from elsewhere, or changed since. Pure.
 */
export const recordListState = (
  list: ListFile,
  url: string,
  record: Row,
  values: ValueContext,
): ListState => {
  const state = readListUrl(list, new URLSearchParams(url.split('?')[1]))
  const tabs = list.tabs ?? []
  const has = (tab: (typeof tabs)[number] | undefined): boolean =>
    Object.entries(evaluateAll(tab?.params, values)).every(([name, value]) => record[name] === value)
  if (has(tabs[state.tab])) return state
  const tab = tabs.findIndex(has)
  return tab < 0 ? state : { ...state, tab }
}

import type { ListPage } from '../use-list-page.ts'
import type { Order } from './list-url.ts'

type Sorted = Pick<ListPage, 'list' | 'state'>

const turned = { asc: 'desc', desc: 'asc' } as const

/** A column and its sort direction. */
export interface SortedColumn {
  field: string
  sort: 'asc' | 'desc'
}

/** The column of the present sort; null if there is none. */
export const sortedColumn = ({ list, state }: Sorted): SortedColumn | null => {
  const order = state.order ?? list.sorts?.[state.sort]
  const column = list.columns.find(({ sortBy }) => sortBy !== undefined && sortBy === order?.sortBy)
  return column && order ? { field: column.field, sort: order.ascOrDesc } : null
}

/** The order for a column selected by the user, null for none; undefined means the list's default. */
const orderOf = ({ list, state }: Sorted, chosen: SortedColumn | null): Order | undefined => {
  const usual = list.sorts?.[state.sort]
  // A third press removes the sort of a column. The list's default sort would return at once, so it is reversed
  // instead.
  if (!chosen && !state.order && usual) return { sortBy: usual.sortBy, ascOrDesc: turned[usual.ascOrDesc] }
  const column = list.columns.find(({ field }) => field === chosen?.field)
  return column?.sortBy !== undefined && chosen
    ? { sortBy: column.sortBy, ascOrDesc: chosen.sort }
    : undefined
}

/** The order after a press on a heading: ascending, descending, then the list's default. */
export const pressedOrder = (page: Sorted, field: string): Order | undefined => {
  const current = sortedColumn(page)
  if (current?.field !== field) return orderOf(page, { field, sort: 'asc' })
  return orderOf(page, current.sort === 'asc' ? { field, sort: 'desc' } : null)
}

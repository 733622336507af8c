import type { ListFile } from '../../../../modules/format/types.ts'
import type { ListState } from '../state/list-url.ts'

/**
 * The present order of a list in words, and its index in the list's sorts; -1 for the order of a column that is none of
 * them.
 */
export const activeSort = (
  { sorts = [], columns }: Pick<ListFile, 'sorts' | 'columns'>,
  { sort, order }: Pick<ListState, 'sort' | 'order'>,
  translate: (label: string) => string,
): { value: number; label: string } => {
  const value = order
    ? sorts.findIndex((one) => one.sortBy === order.sortBy && one.ascOrDesc === order.ascOrDesc)
    : sort
  const arrow = order?.ascOrDesc === 'desc' ? '↓' : '↑'
  const column = columns.find(({ sortBy }) => sortBy !== undefined && sortBy === order?.sortBy)
  const stated = sorts[value]
  return { value, label: stated ? translate(stated.label) : `${translate(column?.label ?? '')} ${arrow}` }
}

import type { ListRow } from '../state/list-rows.ts'

/** The selected rows by number, in order of selection, including those of other pages. */
export type Selection = ReadonlyMap<string, ListRow>

/** The key of a row. */
export const rowKey = (row: ListRow): string => String(row.id)

/** The selection with rows added or removed. */
export const withRows = (selection: Selection, rows: readonly ListRow[], isSelected: boolean): Selection => {
  const next = new Map(selection)
  for (const row of rows) {
    if (isSelected) next.set(rowKey(row), row)
    else next.delete(rowKey(row))
  }
  return next
}

/** The rows of a page between two rows, inclusive; only the last if the first is on another page. */
export const rowsBetween = (
  rows: readonly ListRow[],
  from: string | null,
  to: string,
): readonly ListRow[] => {
  const end = rows.findIndex((row) => rowKey(row) === to)
  const found = rows.findIndex((row) => rowKey(row) === from)
  const start = found < 0 ? end : found
  return end < 0 ? [] : rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}

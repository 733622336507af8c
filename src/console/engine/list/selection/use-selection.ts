import { useCallback, useEffect, useRef, useState } from 'react'
import { asRecord } from '../../../../contract/json.ts'
import type { Column, ListFile, RowAction } from '../../../../modules/format/types.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import type { ListRow } from '../state/list-rows.ts'
import type { ListPage } from '../use-list-page.ts'

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

const none: Selection = new Map()

/** The selection and its setters for views. */
export interface RowSelection {
  selection: Selection
  /** Selects or deselects a row; with `isRange`, all rows from the previous one to this. */
  pick: (row: ListRow, isRange: boolean) => void
  pickAll: (isSelected: boolean) => void
  change: (change: (selection: Selection) => Selection) => void
}

/** The selected rows of a list, by number, across pages. */
export const useSelection = ({ rows, state }: Pick<ListPage, 'rows' | 'state'>): RowSelection => {
  const [selection, setSelection] = useState(none)
  const { tab } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another tab are of another kind
  useEffect(() => setSelection(none), [tab])
  const latest = useLatest({ rows, selection })
  const anchor = useRef<string | null>(null)
  const pick = useCallback(
    (row: ListRow, isRange: boolean): void => {
      const { rows, selection } = latest.current
      const key = rowKey(row)
      const isSelected = !selection.has(key)
      const range = isRange ? rowsBetween(rows, anchor.current, key) : [row]
      anchor.current = key
      setSelection((before) => withRows(before, range, isSelected))
    },
    [latest],
  )
  const pickAll = useCallback(
    (isSelected: boolean): void =>
      setSelection((before) => withRows(before, latest.current.rows, isSelected)),
    [latest],
  )
  return { selection, pick, pickAll, change: setSelection }
}

/** An action for several rows. */
export type BulkAction =
  | {
      kind: 'set'
      /** Form property. */
      field: string
      label: string
      value: unknown
      /** The column with the texts of the values. */
      column?: Column
    }
  | { kind: 'press'; action: RowAction }
  | { kind: 'delete' }

/** Columns that show, as a status, a boolean property of the form. */
const switched = ({ list, module }: Pick<ListPage, 'list' | 'module'>): readonly Column[] => {
  const properties = asRecord(module.schema?.properties)
  return list.columns.filter(
    ({ field, cell }) => cell === 'status' && asRecord(properties[field]).type === 'boolean',
  )
}

/** Row actions that call an operation without a form. */
const calling = ({ rowActions = [] }: ListFile): readonly RowAction[] =>
  rowActions.filter(({ operation, fields }) => operation !== undefined && fields === undefined)

/**
 * The bulk actions that the user may run: switch a status, run a row action, delete. The row's own buttons determine
 * whether an action is possible for it.
 */
export const bulkActions = (
  page: Pick<ListPage, 'list' | 'module' | 'can'>,
  offered: (action: RowAction) => boolean,
): readonly BulkAction[] => [
  ...(page.can.update && page.module.schema
    ? switched(page).flatMap((column) =>
        [true, false].map((value) => ({
          kind: 'set' as const,
          field: column.field,
          label: column.label,
          value,
          column,
        })),
      )
    : []),
  ...calling(page.list)
    .filter(offered)
    .map((action) => ({ kind: 'press' as const, action })),
  ...(page.can.delete ? [{ kind: 'delete' as const }] : []),
]

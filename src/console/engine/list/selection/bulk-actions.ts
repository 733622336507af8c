import { asRecord } from '../../../../contract/json.ts'
import type { Column, ListFile, RowAction } from '../../../../modules/format/types.ts'
import type { ListPage } from '../use-list-page.ts'

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

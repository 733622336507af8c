import { asRecord } from '../../../../contract/json.ts'
import type { Column, ListFile, RowAction } from '../../../../modules/format/types.ts'
import type { ListPage } from '../use-list-page.ts'

/** What can be done with several rows at once. */
export type BulkAction =
  | {
      kind: 'set'
      /** Form property. */
      field: string
      label: string
      value: unknown
      /** The column whose word says what it is set to. */
      column?: Column
    }
  | { kind: 'press'; action: RowAction }
  | { kind: 'delete' }

/** Columns that show, as a status, a property that the form switches on and off. */
const switched = ({ list, module }: Pick<ListPage, 'list' | 'module'>): readonly Column[] => {
  const properties = asRecord(module.schema?.properties)
  return list.columns.filter(
    ({ field, cell }) => cell === 'status' && asRecord(properties[field]).type === 'boolean',
  )
}

/** Row actions that call an operation, and ask for nothing first. */
const calling = ({ rowActions = [] }: ListFile): readonly RowAction[] =>
  rowActions.filter(({ operation, fields }) => operation !== undefined && fields === undefined)

/**
 * What the user may do with several rows of a list: switch a status, carry out a row's action, delete. Whether it is
 * possible for a row, the row's own buttons say.
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

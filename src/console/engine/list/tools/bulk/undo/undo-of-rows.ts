import { operationOf } from '../../../../operations.ts'
import { undoCall } from '../../../actions/calls/undo-call.ts'
import { undoDelete, undoOfDelete } from '../../../actions/calls/undo-delete.ts'
import type { RowCall } from '../../../actions/rows/row-button-types.ts'
import type { BulkAction } from '../../../selection/bulk-actions.ts'
import { rowKey } from '../../../selection/selection.ts'
import type { ListRow } from '../../../state/list-rows.ts'
import type { ListPage } from '../../../use-list-page.ts'
import { type ButtonsOf, type ChangedRow, setProperty } from '../change-row.ts'
import { isGone } from '../gone-rows.ts'

/**
 * Returns a function that undoes an action for a row, at most once over repeated tries; undefined for an action without
 * undo. `bulkId` identifies the request.
 */
export const restoring = (
  page: ListPage,
  buttonsOf: ButtonsOf,
  action: BulkAction,
  changed: readonly ChangedRow[],
  bulkId: string,
): ((change: ChangedRow, signal: AbortSignal) => Promise<void>) | undefined => {
  const undoOf = ({ id }: ListRow) => undoOfDelete(page.module.module.resource, id)
  if (action.kind === 'set')
    return async ({ row, before }, signal) => {
      await setProperty(page, buttonsOf, row, [action.field, before], {
        expected: { [action.field]: action.value },
        signal,
      })
    }
  if (action.kind !== 'delete' || !changed.some(({ row }) => undoOf(row))) return undefined
  return async ({ row, isUnsure }, signal) => {
    const undo = undoOf(row)
    if (!undo) return
    await undoDelete(undo, `${bulkId}-${rowKey(row)}`, signal).catch((error: unknown) => {
      // The record was never deleted.
      if (!isUnsure || !isGone(error)) throw error
    })
  }
}

/** The call that undoes the delete of a row. */
export const undoDeleteCall = ({ module }: ListPage['module'], { id }: ListRow): RowCall | undefined => {
  const [undo, deleting] = [undoOfDelete(module.resource, id), operationOf(module, 'delete')]
  return undo && deleting !== undefined ? undoCall(undo, deleting) : undefined
}

import type { DeleteUndo } from '../../../../../../generated/api/foundation.schemas.ts'
import type { RowCall } from '../rows/row-button-types.ts'
import { undoOperation } from './undo-delete.ts'

/**
 * The undo of a delete as a row's call, which can be sent again with other values. `deleting` is the operation to undo.
 */
export const undoCall = (undo: DeleteUndo, deleting: string): RowCall => ({
  operation: undoOperation,
  path: {},
  body: { ...undo },
  confirm: 'Restore',
  confirmLabel: 'Restore',
  style: 'dialog',
  color: 'primary',
  changes: deleting,
})

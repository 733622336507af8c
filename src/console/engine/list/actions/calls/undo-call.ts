import type { DeleteUndo } from '../../../../../../generated/api/foundation.schemas.ts'
import type { RowCall } from '../rows/row-button-types.ts'
import { undoOperation } from './undo-delete.ts'

/** Taking a delete back as a row's call, which can be asked again with other values; `deleting` is the operation that it takes back. */
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

import type { DeleteUndo } from '../../../../../../generated/api/foundation.schemas.ts'
import { undoDelete as sendUndo } from '../../../../../../generated/api/trash/trash.ts'
import { isAvailable } from '../../../../../client/availability.ts'
import { keyHeaders } from '../../../../../client/call.ts'
import type { RowCall } from '../rows/row-button-types.ts'

/** The operation that undoes a delete. Without it in the contract there is no undo. */
const undoOperation = 'undoDelete'

/** How long a change can be undone, in milliseconds. */
export const undoFor = 10_000

/** The request that undoes the delete of a record; undefined when the contract has no undo. */
export const undoOfDelete = (resource: string, id: unknown): DeleteUndo | undefined =>
  isAvailable(undoOperation) && typeof id === 'number' ? { resource, recordId: id } : undefined

/**
 * Restores a record that the user has just deleted; the API does so once per `key`. Resolves with the API's message.
 * Rejects with an `ApiError`, or when `signal` aborts.
 */
export const undoDelete = async (undo: DeleteUndo, key: string, signal: AbortSignal): Promise<string> =>
  (await sendUndo(undo, { headers: keyHeaders(undoOperation, key), signal })).message

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

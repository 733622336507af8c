import type { DeleteUndo } from '../../../../../../generated/api/foundation.schemas.ts'
import { undoDelete as sendUndo } from '../../../../../../generated/api/trash/trash.ts'
import { hasOperation, keyHeaders } from '../../../../../client/call.ts'

/** The operation that takes a delete back; an API without it offers no undo. */
export const undoOperation = 'undoDelete'

/** How long a change can be taken back, in milliseconds. */
export const undoFor = 10_000

/** What takes the delete of a record back; undefined where the API knows no such thing. */
export const undoOfDelete = (resource: string, id: unknown): DeleteUndo | undefined =>
  hasOperation(undoOperation) && typeof id === 'number' ? { resource, recordId: id } : undefined

/**
 * Brings a record back that one has just deleted oneself, once however often it is tried under `key`. Answers the API's
 * message; rejects with an `ApiError`, or once `signal` aborts.
 */
export const undoDelete = async (undo: DeleteUndo, key: string, signal: AbortSignal): Promise<string> =>
  (await sendUndo(undo, { headers: keyHeaders(undoOperation, key), signal })).message

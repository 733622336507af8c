import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeleteUndo } from '../../../../../../generated/api/foundation.schemas.ts'
import { undoDelete as sendUndo } from '../../../../../../generated/api/trash/trash.ts'
import { ApiError } from '../../../../../client/api-error.ts'
import { isAvailable } from '../../../../../client/availability.ts'
import { keyHeaders, queriesOfTag } from '../../../../../client/call.ts'
import { currentUserSignal } from '../../../../session/user.ts'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
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

/**
 * Undoes a delete. `words` has the label of the button and, for a delete without a response, the message that nothing
 * was deleted.
 */
export type UndoDelete = (
  undo: DeleteUndo,
  call: RowCall,
  reload: () => Promise<void>,
  words: { label: string; notDeleted?: string },
) => Promise<void>

/** Reloads the data after a call and offers to undo it with `takeBack`. */
export const useUndoOffer = (takeBack: UndoDelete | undefined) => {
  const { t } = useTranslation('engine')
  const queries = useQueryClient()
  const [user] = useState(currentUserSignal)
  const reload = async ({ operation, changes }: RowCall): Promise<void> => {
    const changed = [...new Set([operation, changes ?? operation])]
    await Promise.all(changed.map((id) => queries.invalidateQueries(queriesOfTag(id))))
  }
  /** The undo button of the toast about a call; undefined when the call cannot be undone. */
  const undoing = (call: RowCall, more: { notDeleted?: string } = {}) => {
    const { undo } = call
    if (!undo || !takeBack) return undefined
    const words = { label: t('undo'), ...more }
    const run = () => void takeBack(undo, call, () => reload(call), words)
    return { duration: undoFor, action: { label: words.label, run } }
  }
  /** Offers to undo a call without a response, which may have been carried out. Returns whether it shows a message. */
  const showUnanswered = (call: RowCall, error: unknown): boolean => {
    if (user.aborted || !(error instanceof ApiError) || error.refused) return false
    const undo = undoing(call, { notDeleted: t('notDeleted') })
    if (undo) showToast({ message: t('maybeDeleted'), type: 'warning', ...undo })
    void reload(call)
    return undo !== undefined
  }
  return { reload, undoing, showUnanswered }
}

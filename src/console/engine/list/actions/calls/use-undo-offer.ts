import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeleteUndo } from '../../../../../../generated/api/foundation.schemas.ts'
import { ApiError } from '../../../../../client/api-error.ts'
import { queriesOfTag } from '../../../../../client/call.ts'
import { currentUserSignal } from '../../../../session/user-signal.ts'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import type { RowCall } from '../rows/row-button-types.ts'
import { undoFor } from './undo-delete.ts'

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

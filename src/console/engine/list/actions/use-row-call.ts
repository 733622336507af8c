import type { DeleteUndo } from '../../../../../generated/models/index.ts'
import { errorMessage } from '../../../../client/api-error.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { conflictsIn } from './conflicts.ts'
import { offerChange } from './offer-change.ts'
import type { RowCall } from './row-buttons.ts'
import { undoCall } from './undo-call.ts'
import { undoDelete } from './undo-delete.ts'
import { useCall } from './use-call.ts'

/** Brings back what a call has deleted; where something is in the way, that can be changed. */
const takeBack = async (undo: DeleteUndo, call: RowCall, reload: () => Promise<void>): Promise<void> => {
  await undoDelete(undo).then(
    (message) => showToast({ message, type: 'success' }),
    (error: unknown) => {
      if (conflictsIn(error)) offerChange({ call: undoCall(undo, call.operation), error })
      else showToast({ message: errorMessage(error), type: 'error' })
    },
  )
  await reload()
}

/** A row's call; what it deletes can be taken back for a while. */
export const useRowCall = (onDone?: (call: RowCall) => void) => useCall({ onDone, takeBack })

import { createElement } from 'react'
import { ApiError, errorMessage } from '../../../../../client/api-error.ts'
import { currentUserSignal } from '../../../../session/user.ts'
import { placeOverPage } from '../../../../ui/dialogs/over-page.tsx'
import { newId } from '../../../../ui/new-id.ts'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import { restorePart } from '../../tools/tool-part.ts'
import type { RowCall } from '../rows/row-button-types.ts'
import { conflictsIn } from './conflicts.ts'
import { type Refused, useCall } from './use-call.ts'
import { type UndoDelete, undoCall, undoDelete } from './use-undo-offer.ts'

/** The dialog that changes conflicting values; its code loads on the first conflict. */
export const changeDialog = restorePart(() =>
  import('../../tools/collision/change-dialog.tsx').then((file) => file.ChangeDialog),
)

/**
 * Offers, over any page, to change the conflicting values of a refused call and send it again. Shows the refusal itself
 * if the dialog cannot be loaded.
 */
const offerChange = (refused: Refused): void => {
  const show = placeOverPage()
  const end = (): void => show(null)
  void changeDialog.fetch().then(
    (ChangeDialog) => show(createElement(ChangeDialog, { refused, onDone: end, onClose: end })),
    () => showToast({ message: errorMessage(refused.error), type: 'error' }),
  )
}

/**
 * How long, in milliseconds, another try is offered after a call without a response: connections may be lost for a
 * while.
 */
const againFor = 60_000

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.refused

/** Undoes the delete of a call. Conflicting values can be changed, and a call without a response can be tried again. */
const takeBack: UndoDelete = async (undo, call, reload, words) => {
  const { label, notDeleted } = words
  const signal = currentUserSignal()
  const showError = (error: unknown): void => {
    if (signal.aborted) return
    const run = () => void takeBack(undo, call, reload, words)
    const again = isRefused(error) ? {} : { duration: againFor, action: { label, run } }
    if (notDeleted !== undefined && error instanceof ApiError && error.status === 404)
      showToast({ message: notDeleted, type: 'info' })
    else if (conflictsIn(error)) offerChange({ call: undoCall(undo, call.operation), error })
    else showToast({ message: errorMessage(error), type: 'error', ...again })
  }
  const { key = newId() } = call
  await undoDelete(undo, key, signal).then((message) => showToast({ message, type: 'success' }), showError)
  await reload()
}

/** A row's call; a delete can be undone for a while. */
export const useRowCall = (onDone?: (call: RowCall) => void) => useCall({ onDone, takeBack })

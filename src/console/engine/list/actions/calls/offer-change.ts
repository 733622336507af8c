import { createElement } from 'react'
import { errorMessage } from '../../../../../client/api-error.ts'
import { placeOverPage } from '../../../../ui/dialogs/over-page.tsx'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import { restorePart } from '../../tools/tool-part.ts'
import type { Refused } from './use-call.ts'

/** Offers to change what was in the way of a call; fetched when something was. */
export const changeDialog = restorePart(() =>
  import('../../tools/collision/change-dialog.tsx').then((file) => file.ChangeDialog),
)

/**
 * Offers, over whatever page is open, to change what is in the way of a refused call, and to send it again; where that
 * cannot be fetched, the refusal itself is told.
 */
export const offerChange = (refused: Refused): void => {
  const show = placeOverPage()
  const end = (): void => show(null)
  void changeDialog.fetch().then(
    (ChangeDialog) => show(createElement(ChangeDialog, { refused, onDone: end, onClose: end })),
    () => showToast({ message: errorMessage(refused.error), type: 'error' }),
  )
}

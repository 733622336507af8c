import { createElement } from 'react'
import { errorMessage } from '../../../../../client/api-error.ts'
import { placeOverPage } from '../../../../ui/dialogs/over-page.tsx'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import { restorePart } from '../../tools/tool-part.ts'
import type { Refused } from './use-call.ts'

/** The dialog that changes conflicting values; its code loads on the first conflict. */
export const changeDialog = restorePart(() =>
  import('../../tools/collision/change-dialog.tsx').then((file) => file.ChangeDialog),
)

/**
 * Offers, over any page, to change the conflicting values of a refused call and send it again. Shows the refusal itself
 * if the dialog cannot be loaded.
 */
export const offerChange = (refused: Refused): void => {
  const show = placeOverPage()
  const end = (): void => show(null)
  void changeDialog.fetch().then(
    (ChangeDialog) => show(createElement(ChangeDialog, { refused, onDone: end, onClose: end })),
    () => showToast({ message: errorMessage(refused.error), type: 'error' }),
  )
}

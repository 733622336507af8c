import { useTranslation } from 'react-i18next'
import { type Location, useBlocker } from 'react-router-dom'
import { enterStatedPlatform } from '../../../session/platform.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { isAnyFormDirty, throwFormsAway } from './unsaved-forms.ts'

interface Props {
  /** The page is another one under another query, too. */
  byQuery?: boolean
}

/**
 * Holds a navigation to another page back while a form on it, or in a dialog over it, has something unsaved, until the user
 * has decided; there is one on a page. A component of its own, since the router draws whoever holds it back twice at first:
 * the form would be.
 */
export const AskBeforeLeaving = ({ byQuery = false }: Props) => {
  const { t } = useTranslation('engine')
  const pageAt = ({ pathname, search }: Location): string => (byQuery ? pathname + search : pathname)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      pageAt(currentLocation) !== pageAt(nextLocation) && isAnyFormDirty(),
  )
  const leave = (): void => {
    throwFormsAway()
    enterStatedPlatform(blocker.location?.state)
    blocker.proceed?.()
  }
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirmLabel={t('leave')}
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
    />
  )
}

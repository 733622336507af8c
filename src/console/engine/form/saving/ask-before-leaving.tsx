import { useTranslation } from 'react-i18next'
import { type Location, useBlocker } from 'react-router-dom'
import { enterStatedPlatform } from '../../../session/platform.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { isAnyFormDirty, throwFormsAway } from './use-leave-guard.ts'

interface Props {
  /** A change of the query alone counts as leaving the page. */
  byQuery?: boolean
}

/**
 * Blocks navigation while a form on the page, or in a dialog over it, has unsaved input, until the user decides.
 * Rendered once per page. A separate component, because the router initially renders a blocker's component twice, and
 * forms are expensive.
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

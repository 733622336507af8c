import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { enterStatedPlatform } from '../../../session/platform.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { LeaveGuard } from './use-leave-guard.ts'

interface Props {
  guard: LeaveGuard
  /** Forgets what is unsaved, once the user has said so. */
  throwAway: RefObject<(() => void) | null>
}

/**
 * Holds a navigation to another page back while a form has something unsaved, until the user has decided. A component
 * of its own, since the router draws whoever holds it back twice at first: the form would be.
 */
export const AskBeforeLeaving = ({ guard, throwAway }: Props) => {
  const { t } = useTranslation('engine')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      guard.holds() && currentLocation.pathname !== nextLocation.pathname,
  )
  const leave = (): void => {
    throwAway.current?.()
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

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, useBlocker, useLocation } from 'react-router-dom'
import { ownValue } from '../../../../contract/json.ts'
import { enterStatedPlatform } from '../../../session/platform.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { isAnyFormDirty, throwFormsAway } from './unsaved-forms.ts'

interface Props {
  /** The page is another one under another query, too. */
  byQuery?: boolean
}

/** The place of the entry that the browser shows, among those of the console in its history; null where nobody knows it. */
const currentEntry = (): number | null => {
  // So the router notes it.
  const index = ownValue(history.state, 'idx')
  return typeof index === 'number' ? index : null
}

/**
 * Brings the browser back to the entry of the page that is shown. The router takes back the one step that it has held back:
 * who takes a second meanwhile, as by pressing Back twice, is somewhere else in the history than on the page.
 */
const useWayBack = (): (() => void) => {
  const location = useLocation()
  const entry = useRef<number>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location has another entry
  useEffect(() => {
    entry.current = currentEntry()
  }, [location])
  return () => {
    const steps = (entry.current ?? 0) - (currentEntry() ?? 0)
    if (steps !== 0) history.go(steps)
  }
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
  const goBack = useWayBack()
  const stay = (): void => {
    blocker.reset?.()
    goBack()
  }
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
      onClose={stay}
    />
  )
}

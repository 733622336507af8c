import { type RefObject, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { enterStatedPlatform } from '../../../session/platform.ts'
import { useUnsaved } from './use-unsaved.ts'

/**
 * Holds a navigation to another page back while a form has something unsaved, until the user has decided; `throwAway`
 * forgets it then.
 */
export const useLeaveGuard = (throwAway: RefObject<(() => void) | null>) => {
  const { isDirty, setDirty } = useUnsaved()
  const released = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && !released.current && currentLocation.pathname !== nextLocation.pathname,
  )
  return {
    setDirty,
    /** Lets the next navigation pass: everything is saved. */
    release: (): void => {
      released.current = true
    },
    isAsking: blocker.state === 'blocked',
    leave: (): void => {
      throwAway.current?.()
      enterStatedPlatform(blocker.location?.state)
      blocker.proceed?.()
    },
    stay: () => blocker.reset?.(),
  }
}

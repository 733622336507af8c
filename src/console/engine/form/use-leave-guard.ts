import { useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { flushInputs } from '../../widgets/shared/use-deferred.ts'

/** Holds a navigation to another page back while a form has something unsaved, until the user has decided. */
export const useLeaveGuard = () => {
  const dirty = useRef(false)
  const released = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    flushInputs()
    return dirty.current && !released.current && currentLocation.pathname !== nextLocation.pathname
  })
  return {
    setDirty: (now: boolean): void => {
      dirty.current = now
    },
    /** Lets the next navigation pass: everything is saved. */
    release: (): void => {
      released.current = true
    },
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}

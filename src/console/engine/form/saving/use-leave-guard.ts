import { useCallback, useEffect, useMemo, useRef } from 'react'
import { registerUnsavedCheck } from '../../../session/unsaved.ts'
import { flushInputs } from '../../../widgets/shared/typing/use-deferred.ts'
import { holdForm } from './unsaved-forms.ts'

export type LeaveGuard = ReturnType<typeof useLeaveGuard>

/**
 * What a form tells of whether it may be left, for whoever would take it away: another page, which `AskBeforeLeaving`
 * holds back, or the end of the session.
 */
export const useLeaveGuard = () => {
  const dirty = useRef(false)
  const released = useRef(false)
  /** Is given how to forget what was typed. */
  const throwAway = useRef<() => void>(null)
  const holds = useCallback((): boolean => {
    flushInputs()
    return dirty.current && !released.current
  }, [])
  useEffect(() => registerUnsavedCheck(holds), [holds])
  useEffect(() => holdForm({ isDirty: holds, throwAway: () => throwAway.current?.() }), [holds])
  const setDirty = useCallback((now: boolean): void => {
    dirty.current = now
  }, [])
  /** Lets the next navigation pass: everything is saved. */
  const release = useCallback((): void => {
    released.current = true
  }, [])
  return useMemo(() => ({ setDirty, holds, release, throwAway }), [setDirty, holds, release])
}

import { useCallback, useMemo, useRef } from 'react'
import { useUnsaved } from './use-unsaved.ts'

export type LeaveGuard = ReturnType<typeof useLeaveGuard>

/** What a form tells of whether it may be left; `AskBeforeLeaving` asks the user. */
export const useLeaveGuard = () => {
  const { isDirty, setDirty } = useUnsaved()
  const released = useRef(false)
  const holds = useCallback((): boolean => isDirty() && !released.current, [isDirty])
  /** Lets the next navigation pass: everything is saved. */
  const release = useCallback((): void => {
    released.current = true
  }, [])
  return useMemo(() => ({ setDirty, holds, release }), [setDirty, holds, release])
}

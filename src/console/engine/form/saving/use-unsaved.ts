import { useCallback, useEffect, useRef } from 'react'
import { holdUnsaved } from '../../../session/unsaved.ts'
import { flushInputs } from '../../../widgets/shared/typing/use-deferred.ts'

/** Whether an open form holds something unsaved, for whoever would take it away: another page, the end of the session. */
export const useUnsaved = () => {
  const dirty = useRef(false)
  const isDirty = useCallback((): boolean => {
    flushInputs()
    return dirty.current
  }, [])
  useEffect(() => holdUnsaved(isDirty), [isDirty])
  const setDirty = useCallback((now: boolean): void => {
    dirty.current = now
  }, [])
  return { isDirty, setDirty }
}

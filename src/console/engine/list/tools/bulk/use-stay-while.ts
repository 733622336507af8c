import { useEffect } from 'react'
import { holdUnsaved } from '../../../../session/unsaved.ts'

const hold = (event: BeforeUnloadEvent): void => event.preventDefault()

/**
 * While work is under way, has the browser ask before it closes the page, and the session ask to sign in again over the
 * page instead of leaving it, when it ends in another tab.
 */
export const useStayWhile = (isUnderWay: boolean): void => {
  useEffect(() => {
    if (!isUnderWay) return
    const free = holdUnsaved(() => true)
    window.addEventListener('beforeunload', hold)
    return () => {
      free()
      window.removeEventListener('beforeunload', hold)
    }
  }, [isUnderWay])
}

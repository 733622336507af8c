import { useEffect } from 'react'
import { registerUnsavedCheck } from '../../../session/unsaved.ts'

const hold = (event: BeforeUnloadEvent): void => event.preventDefault()

/**
 * Until the returned function is called, the browser asks before it closes the page. When the session ends in another
 * tab, sign-in opens over the page instead of leaving it.
 */
export const blockLeaving = (): (() => void) => {
  const free = registerUnsavedCheck(() => true)
  window.addEventListener('beforeunload', hold)
  return () => {
    free()
    window.removeEventListener('beforeunload', hold)
  }
}

/** {@link blockLeaving} while an operation is pending, or unsaved content is open. */
export const useBlockLeaving = (isUnderWay: boolean): void => {
  useEffect(() => (isUnderWay ? blockLeaving() : undefined), [isUnderWay])
}

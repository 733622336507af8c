import { useEffect } from 'react'
import { registerUnsavedCheck } from '../../../session/unsaved.ts'

const hold = (event: BeforeUnloadEvent): void => event.preventDefault()

/**
 * From now on, until what it answers is called, the browser asks before it closes the page, and the session asks to sign in
 * again over the page instead of leaving it, when it ends in another tab.
 */
export const blockLeaving = (): (() => void) => {
  const free = registerUnsavedCheck(() => true)
  window.addEventListener('beforeunload', hold)
  return () => {
    free()
    window.removeEventListener('beforeunload', hold)
  }
}

/** The same while something is under way, or open that would be lost. */
export const useBlockLeaving = (isUnderWay: boolean): void => {
  useEffect(() => (isUnderWay ? blockLeaving() : undefined), [isUnderWay])
}

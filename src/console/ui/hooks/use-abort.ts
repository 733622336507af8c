import { useEffect, useRef } from 'react'

/**
 * For what is begun by hand and goes on for a while: it is given up when the component goes away, and when `subject`, which
 * says what it is about, changes.
 */
export const useAbort = (subject?: string) => {
  const current = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is about something else
  useEffect(() => () => current.current?.abort(), [subject])
  return {
    /** The signal for what begins now. */
    begin: (): AbortSignal => {
      const controller = new AbortController()
      current.current = controller
      return controller.signal
    },
    /** Gives up what was begun last. */
    abort: (): void => current.current?.abort(),
  }
}

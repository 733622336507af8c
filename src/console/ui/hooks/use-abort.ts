import { useEffect, useRef } from 'react'

/** Abort signals for long operations started by the user: aborted on unmount, and when `subject` changes. */
export const useAbort = (subject?: string) => {
  const current = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: aborts when the subject changes
  useEffect(() => () => current.current?.abort(), [subject])
  return {
    /** The signal for a new operation. */
    begin: (): AbortSignal => {
      const controller = new AbortController()
      current.current = controller
      return controller.signal
    },
    /** Aborts the last operation. */
    abort: (): void => current.current?.abort(),
  }
}

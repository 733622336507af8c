import { useEffect, useState } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * `start` calls `action` after the next render in which `isReady` is true, `stop` gives it up. `isWaiting` is true in
 * between.
 */
export const useWhenReady = (isReady: boolean, action: () => void) => {
  const [isWaiting, setWaiting] = useState(false)
  const latest = useLatest(action)
  useEffect(() => {
    if (!isWaiting || !isReady) return
    setWaiting(false)
    latest.current()
  }, [isWaiting, isReady, latest])
  return { isWaiting, start: () => setWaiting(true), stop: () => setWaiting(false) }
}

import { useEffect, useState } from 'react'
import { useLatest } from './use-latest.ts'

/** Returns a function that calls `action` at once if `isReady`, else as soon as it is. */
export const useWhenReady = (isReady: boolean, action: () => void): (() => void) => {
  const [isWanted, setWanted] = useState(false)
  const latest = useLatest(action)
  useEffect(() => {
    if (!isWanted || !isReady) return
    setWanted(false)
    latest.current()
  }, [isWanted, isReady, latest])
  return () => (isReady ? latest.current() : setWanted(true))
}

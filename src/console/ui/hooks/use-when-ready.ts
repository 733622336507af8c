import { useEffect, useState } from 'react'
import { useLatest } from './use-latest.ts'

/** Returns a function that calls `action` after the next render in which `isReady` is true. */
export const useWhenReady = (isReady: boolean, action: () => void): (() => void) => {
  const [isWanted, setWanted] = useState(false)
  const latest = useLatest(action)
  useEffect(() => {
    if (!isWanted || !isReady) return
    setWanted(false)
    latest.current()
  }, [isWanted, isReady, latest])
  return () => setWanted(true)
}

import { useEffect, useRef, useState } from 'react'
import { useLatest } from './use-latest.ts'

/** Calls `action` once `wait` milliseconds have passed without another call; cancelled on unmount. */
export const useDebouncedCallback = <T>(action: (value: T) => void, wait: number) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest(action)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    schedule: (value: T): void => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(value), wait)
    },
    callNow: (value: T): void => {
      clearTimeout(timer.current)
      latest.current(value)
    },
    /** Cancels the scheduled call. */
    cancel: (): void => clearTimeout(timer.current),
  }
}

/** The value after `wait` milliseconds without a change. */
export const useDebouncedValue = <T>(value: T, wait: number): T => {
  const [settled, setSettled] = useState(value)
  const { schedule } = useDebouncedCallback(setSettled, wait)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value restarts the delay
  useEffect(() => schedule(value), [value])
  return settled
}

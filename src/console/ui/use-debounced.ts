import { useEffect, useRef } from 'react'

/** Calls `action` once `wait` milliseconds have passed without another call; a single timer, ended on unmount. */
export const useDebounced = <T>(action: (value: T) => void, wait: number) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    later: (value: T): void => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(value), wait)
    },
    now: (value: T): void => {
      clearTimeout(timer.current)
      latest.current(value)
    },
  }
}

import { useEffect, useState } from 'react'

/** The value after it has rested for `delay` milliseconds. */
export const useDebounced = <T>(value: T, delay: number): T => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return rested
}

import { useEffect, useRef } from 'react'
import { useDebouncedCallback } from '../../../ui/hooks/use-debounced.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'

/**
 * Debounces an input of a list's toolbar: `onChange` gets the value 800 ms after the last key. `value` is the list's
 * present value, which may be some keys behind. When it changes from elsewhere (the address, Clear), the waiting value
 * is dropped and `onElsewhere` gets the new one.
 */
export const useDebouncedInput = (
  value: string,
  onChange: (value: string) => void,
  onElsewhere: (value: string) => void,
) => {
  /** The list's value, followed by the values passed on since. */
  const reported = useRef<readonly string[]>([value])
  const { schedule, callNow, cancel } = useDebouncedCallback((next: string) => {
    reported.current = [...reported.current, next]
    onChange(next)
  }, 800)
  const elsewhere = useLatest((next: string) => {
    cancel()
    onElsewhere(next)
  })
  useEffect(() => {
    const at = reported.current.lastIndexOf(value)
    reported.current = at < 0 ? [value] : reported.current.slice(at)
    if (at < 0) elsewhere.current(value)
  }, [value, elsewhere])
  return { schedule, callNow, cancel }
}

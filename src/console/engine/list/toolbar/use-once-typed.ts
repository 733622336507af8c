import { useEffect, useRef } from 'react'
import { useDebouncedCallback } from '../../../ui/hooks/use-debounced.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'

/**
 * Tells `onChange` what is typed into the toolbar of a list, once nothing was typed for a while: the list is asked for
 * anew. `value` is what the list has by now, which may be some keys behind. Where that comes from elsewhere (the address,
 * Clear), what waits to be told is dropped, and `onElsewhere` takes it over.
 */
export const useOnceTyped = (
  value: string,
  onChange: (value: string) => void,
  onElsewhere: (value: string) => void,
) => {
  /** What the list has, and then what it was told since. */
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

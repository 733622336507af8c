import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from '../../ui/use-latest.ts'
import { afterClick } from './after-click.ts'
import { useFormSubmit } from './use-form-submit.ts'

/** Rest after a keystroke before the form hears of it: the form redraws as a whole, an input alone. */
const rest = 200

/**
 * Hands a value to the form after a short rest, when `leave` is called (an input is left), when the form around `root`
 * is submitted, and when the field goes away. `waiting` answers what has not been handed over yet.
 */
export const useDeferred = <T>(root: RefObject<HTMLElement | null>, publish: (value: T) => void) => {
  const pending = useRef<{ value: T }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest(publish)

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const next = pending.current
    pending.current = undefined
    if (next) latest.current(next.value)
  }, [latest])

  const push = useCallback(
    (value: T) => {
      pending.current = { value }
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, rest)
    },
    [flush],
  )

  const leave = useCallback(() => afterClick(flush), [flush])
  const waiting = useCallback(() => pending.current?.value, [])
  useFormSubmit(root, () => pending.current && flushSync(flush))
  useEffect(() => flush, [flush])
  return { push, leave, waiting }
}

import { useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { afterClick } from './after-click.ts'

/** Rest after a keystroke before the form hears of it: the form redraws as a whole, an input alone. */
const rest = 250

/** How long a text that is typed without a rest stays away from the form at most: it is kept from there. */
const longest = 2500

/** Inputs whose text is still on its way into the form data. */
const waitingInputs = new Set<() => void>()

/**
 * Hands over at once whatever is still on its way from an input into form data, so that who submits, leaves or keeps a
 * form sees every character.
 */
export const flushInputs = (): void => {
  if (waitingInputs.size === 0) return
  flushSync(() => {
    for (const flush of [...waitingInputs]) flush()
  })
}

// Before any form hears of its submit.
if (typeof document !== 'undefined') document.addEventListener('submit', flushInputs, true)

/**
 * Hands a value to the form after a short rest, when `leave` is called (an input is left), by {@link flushInputs}, and
 * when the field goes away. `waiting` answers what has not been handed over yet.
 */
export const useDeferred = <T>(publish: (value: T) => void) => {
  const pending = useRef<{ value: T }>(undefined)
  const since = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest(publish)

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    waitingInputs.delete(flush)
    const next = pending.current
    pending.current = undefined
    if (next) latest.current(next.value)
  }, [latest])

  const push = useCallback(
    (value: T) => {
      const now = performance.now()
      if (!pending.current) since.current = now
      pending.current = { value }
      waitingInputs.add(flush)
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, Math.max(0, Math.min(rest, since.current + longest - now)))
    },
    [flush],
  )

  const leave = useCallback(() => afterClick(flush), [flush])
  const waiting = useCallback(() => pending.current?.value, [])
  useEffect(() => flush, [flush])
  return { push, leave, waiting }
}

import { use, useCallback, useEffect, useRef } from 'react'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { type InputSource, PendingInputsContext } from './pending-inputs.ts'

let queue: (() => void)[] | null = null

const begin = (): void => {
  queue ??= []
}

const end = (): void => {
  const due = queue ?? []
  queue = null
  // A click follows the release of the button at once; this runs after it.
  if (due.length === 0) return
  setTimeout(() => {
    for (const act of due) act()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', begin, true)
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, end, true)
}

/**
 * Runs `act` now, or after the click while a pointer button is held. On a field's blur, a message that appears at once
 * would move the click target from under the pointer, and the click would miss it.
 */
export const afterClick = (act: () => void): void => {
  if (queue) queue.push(act)
  else act()
}

/**
 * Debounce of form updates in milliseconds. A change renders the whole form, so the debounce is longer than the gaps
 * between the keys of a slow typist.
 */
const debounce = 400

/**
 * Registers the field `id`, which passes its value to the form only on blur. `read` returns the pending value, `flush`
 * passes it to the form: before a submit, and when a draft is restored.
 */
export const useUnconfirmed = (id: string, read: InputSource['read'], flush: InputSource['flush']): void => {
  const pending = use(PendingInputsContext)
  const source = useLatest({ id, read, flush })
  useEffect(() => pending.add(source), [pending, source])
}

/**
 * Passes the value of the field `id` to the form (`publish`) after a debounce, on blur (`leave`), before a submit, and
 * on unmount. `waiting` returns the pending value.
 */
export const useDeferred = <T>(id: string, publish: (value: T) => void) => {
  const pending = useRef<{ value: T }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest(publish)
  const waiting = useCallback(() => pending.current, [])
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
      timer.current = setTimeout(flush, debounce)
    },
    [flush],
  )
  const leave = useCallback(() => afterClick(flush), [flush])
  useUnconfirmed(id, waiting, flush)
  useEffect(() => flush, [flush])
  return { push, leave, waiting }
}

import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { afterClick } from './after-click.ts'

/** Rest after a keystroke before the form hears of it: the form redraws as a whole, an input alone. */
const debounce = 250

/** How often, in milliseconds, those who keep a form are told of what is typed without a rest. */
const toldEvery = 1000

/** What is on its way from an input into the form data: the id of its field, and the value that the form will hold. */
export interface PendingInput {
  id: string
  value: unknown
}

/** A field that may hold what the form has not heard of. */
interface Source {
  id: string
  /** What it holds; undefined while that is nothing. */
  read: () => { value: unknown } | undefined
  /** Hands it over. */
  flush: () => void
}

const sources = new Set<RefObject<Source>>()

/** Lets those who send, leave or keep a form reach what a field holds. */
const useSource = (source: Source): void => {
  const latest = useLatest(source)
  useEffect(() => {
    sources.add(latest)
    return () => void sources.delete(latest)
  }, [latest])
}

/** What is still on its way into form data, of every form there is. */
export const pendingInputs = (): readonly PendingInput[] =>
  [...sources].flatMap(({ current: { id, read } }) => {
    const held = read()
    return held ? [{ id, value: held.value }] : []
  })

const keepers = new Set<() => void>()

/**
 * Calls `keep` about every second while somebody types without a rest, so that what the form has not heard of can be
 * kept without drawing it. Answers how to stop.
 */
export const whileTyping = (keep: () => void): (() => void) => {
  keepers.add(keep)
  return () => keepers.delete(keep)
}

const tellKeepers = (): void => {
  for (const keep of keepers) keep()
}

/**
 * Hands over at once whatever is still on its way from an input into form data, so that who submits, leaves or keeps a
 * form sees every character.
 */
export const flushInputs = (): void => {
  const due = [...sources].filter(({ current }) => current.read() !== undefined)
  if (due.length === 0) return
  flushSync(() => {
    for (const { current } of due) current.flush()
  })
}

// Before any form hears of its submit.
if (typeof document !== 'undefined') document.addEventListener('submit', flushInputs, true)

/**
 * Hands the value of the field `id` to the form after a short rest, when `leave` is called (an input is left), by
 * {@link flushInputs}, and when the field goes away. `waiting` answers what has not been handed over yet.
 */
export const useDeferred = <T>(id: string, publish: (value: T) => void) => {
  const pending = useRef<{ value: T }>(undefined)
  const pushedAt = useRef(0)
  const toldAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest(publish)

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = pending.current
    pending.current = undefined
    if (next) latest.current(next.value)
  }, [latest])
  useSource({ id, read: () => pending.current, flush })

  /** One timer for many keystrokes, which is set again for what is left of the rest: a new one for each costs more. */
  const flushRested = useCallback(() => {
    const left = pushedAt.current + debounce - performance.now()
    if (left > 1) timer.current = setTimeout(flushRested, left)
    else flush()
  }, [flush])

  const push = useCallback(
    (value: T) => {
      const now = performance.now()
      if (!pending.current) toldAt.current = now
      pending.current = { value }
      pushedAt.current = now
      timer.current ??= setTimeout(flushRested, debounce)
      if (now - toldAt.current < toldEvery) return
      toldAt.current = now
      tellKeepers()
    },
    [flushRested],
  )

  const leave = useCallback(() => afterClick(flush), [flush])
  const waiting = useCallback(() => pending.current?.value, [])
  useEffect(() => flush, [flush])
  return { push, leave, waiting }
}

/**
 * For the field `id` that hands its value over only when it is left, or told to: what it holds until then, which `read`
 * answers, is handed over by {@link flushInputs} and kept with the form. The answered function is to be called at each
 * keystroke.
 */
export const useUnconfirmed = (
  id: string,
  read: () => { value: unknown } | undefined,
  handOver: () => void,
): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useSource({ id, read, flush: handOver })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(tellKeepers, debounce)
  }, [])
}

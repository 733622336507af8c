import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { focusTarget, typeInto } from '../field-focus.ts'
import { isCommand } from '../keys.ts'

/** User input at the placeholders of a field whose code is loading. */
interface Held {
  /** Characters and `Tab` in order. */
  keys: readonly string[]
  isFocused: boolean
  /** The form was submitted while keys were held. */
  isSubmitted: boolean
  /** A placeholder is shown. */
  isWaiting: boolean
}

const nothing: Held = { keys: [], isFocused: false, isSubmitted: false, isWaiting: false }

const HeldContext = createContext<RefObject<Held>>({ current: nothing })

/** Surrounds a field whose code is loading, and keeps the input at its placeholders for the field. */
export const LateField = ({ children }: { children: ReactNode }) => (
  <HeldContext value={useRef(nothing)}>{children}</HeldContext>
)

/** The recorded keys after another one; undefined if the browser should handle the key. */
const after = (keys: readonly string[], { key, shiftKey }: KeyboardEvent): readonly string[] | undefined => {
  if ([...key].length === 1) return [...keys, key]
  if (keys.length === 0) return undefined
  if (key === 'Backspace') return keys.at(-1) === 'Tab' ? keys : keys.slice(0, -1)
  return key === 'Tab' && !shiftKey ? [...keys, key] : undefined
}

interface Props {
  label: string
  /** Content of the placeholder. */
  children: ReactNode
}

/**
 * A placeholder in a {@link LateField}. It accepts focus and typed text, which {@link HeldFieldArrived} passes to the
 * field. Without it, Tab would skip the field, and its text would go to the next one.
 */
export const HeldField = ({ label, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const held = use(HeldContext)
  useLayoutEffect(() => {
    const element = box.current
    const form = element?.closest('form')
    if (held.current.isFocused) element?.focus({ preventScroll: true })
    held.current = { ...held.current, isWaiting: true }
    // A submit waits for the recorded keys.
    const onSubmit = (event: SubmitEvent): void => {
      if (held.current.keys.length === 0 || event.target !== form) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held.current = { ...held.current, isSubmitted: true }
    }
    form?.addEventListener('submit', onSubmit)
    return () => {
      form?.removeEventListener('submit', onSubmit)
      held.current = { ...held.current, isFocused: document.activeElement === element, isWaiting: false }
    }
  }, [held])
  const onKeyDown = (event: KeyboardEvent): void => {
    const keys = isCommand(event) ? undefined : after(held.current.keys, event)
    if (!keys) return
    held.current = { ...held.current, keys }
    event.preventDefault()
  }
  return (
    <div
      ref={box}
      role='progressbar'
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it receives the keys of the field
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}

const tabStops = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]'

/** Moves the focus like Tab, also from a part of a date, which is not a tab stop. */
const focusNext = (): void => {
  const active = document.activeElement
  const next = [...document.querySelectorAll<HTMLElement>(tabStops)].find(
    (each) =>
      active !== null &&
      (active.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      each.tabIndex >= 0 &&
      !each.matches(':disabled') &&
      each.getClientRects().length > 0,
  )
  next?.focus()
}

/** Passes focus and keys to the field in `place`, and submits its form if the user has. */
const deliver = ({ keys, isFocused, isSubmitted }: Held, place: HTMLElement): void => {
  const editable = place.querySelector<HTMLElement>('[contenteditable="true"]')
  const target = editable ?? focusTarget(place)
  if (!target || (!isFocused && keys.length === 0)) return
  const elsewhere = document.activeElement
  flushSync(() => target.focus({ preventScroll: true }))
  for (const key of keys)
    if (key === 'Tab') flushSync(focusNext)
    else typeInto(key)
  if (!isFocused && elsewhere instanceof HTMLElement) elsewhere.focus({ preventScroll: true })
  if (isSubmitted) place.closest('form')?.requestSubmit()
}

/** Renders beside a field that has replaced a {@link HeldField}. */
export const HeldFieldArrived = () => {
  const held = use(HeldContext)
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const due = held.current
    // The code has arrived, but shows a placeholder of its own.
    if (due.isWaiting) return
    held.current = nothing
    // Deferred, because each key causes a render.
    queueMicrotask(() => {
      const place = mark.current?.parentElement
      if (place) deliver(due, place)
    })
  }, [held])
  return <span ref={mark} hidden />
}

/** Discards the held input if the code of the field could not be loaded. */
export const useDropHeld = (): void => {
  const held = use(HeldContext)
  useLayoutEffect(() => {
    held.current = nothing
  }, [held])
}

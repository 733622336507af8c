import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { isCommand } from '../keys.ts'
import { deliverHeldKeys, type HeldKeys, holdSubmit, leaveHeldKeys, takeHeldKeys } from './held-keys.ts'

interface Props {
  label: string
  /** Content of the placeholder. */
  children: ReactNode
}

/** The recorded keys after another one; undefined if the browser should handle the key. */
const after = (keys: readonly string[], { key, shiftKey }: KeyboardEvent): readonly string[] | undefined => {
  if ([...key].length === 1) return [...keys, key]
  if (keys.length === 0) return undefined
  if (key === 'Backspace') return keys.at(-1) === 'Tab' ? keys : keys.slice(0, -1)
  return key === 'Tab' && !shiftKey ? [...keys, key] : undefined
}

/**
 * A placeholder for a field whose code is loading. It accepts focus and typed text, which {@link HeldFieldArrived}
 * passes to the field. Without it, Tab would skip the field, and its text would go to the next one.
 */
export const HeldField = ({ label, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const held = useRef<HeldKeys>(undefined)
  useLayoutEffect(() => {
    const element = box.current
    const taken = element ? takeHeldKeys(element) : undefined
    held.current = taken
    if (!element || !taken) return
    if (taken.isFocused) element.focus({ preventScroll: true })
    // A submit waits for the recorded keys.
    const form = element.closest('form')
    const onSubmit = (event: SubmitEvent): void => {
      if (taken.keys.length === 0 || !form || event.target !== form) return
      event.preventDefault()
      event.stopImmediatePropagation()
      holdSubmit(form)
    }
    form?.addEventListener('submit', onSubmit)
    return () => {
      form?.removeEventListener('submit', onSubmit)
      taken.isFocused = document.activeElement === element
      leaveHeldKeys(taken)
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!held.current || isCommand(event)) return
    const keys = after(held.current.keys, event)
    if (!keys) return
    held.current.keys = keys
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

/** Renders beside a field that has replaced a {@link HeldField}. */
export const HeldFieldArrived = () => {
  useLayoutEffect(() => {
    // Deferred, because each key causes a render.
    queueMicrotask(deliverHeldKeys)
  }, [])
  return null
}

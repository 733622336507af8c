import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { afterClick } from './after-click.ts'

type Input = HTMLInputElement | HTMLTextAreaElement

/**
 * Puts a text into an uncontrolled input of MUI, as far as it differs: writing the same text again disturbs input methods.
 * MUI looks whether an input is filled when a browser takes back what it filled in; a textarea that a script measures is
 * measured when the window changes.
 */
const showText = (input: Input | null, text: string): void => {
  if (!input || input.value === text) return
  input.value = text
  const event = new Event('animationstart', { bubbles: true })
  input.dispatchEvent(Object.assign(event, { animationName: 'mui-auto-fill-cancel' }))
  if (input instanceof HTMLTextAreaElement) window.dispatchEvent(new Event('resize'))
}

interface Typed<Value> {
  text: string
  /** The form value that the text stands for. */
  value: Value
}

/**
 * An uncontrolled input whose form gets its value later, so that a keystroke renders nothing. It shows what was typed while
 * the form waits for the value (`isWaiting`) and while the form holds it: `1.50` stays as typed although the form holds 1.5.
 * Any other form value is shown as `write` writes it.
 */
export const useTypedText = <Value>(
  value: Value,
  write: (value: Value) => string,
  isWaiting: () => boolean,
): {
  inputRef: RefObject<Input | null>
  defaultValue: string
  /** Remembers a typed text and the form value that it stands for. */
  setTyped: (text: string, becomes: Value) => void
  /** Shows the form value again; called when the input is left. */
  settle: () => void
} => {
  const inputRef = useRef<Input>(null)
  const typed = useRef<Typed<Value>>(undefined)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const { current } = typed
  const text = current && (isWaiting() || Object.is(current.value, value)) ? current.text : write(value)
  const [defaultValue] = useState(text)
  useLayoutEffect(() => showText(inputRef.current, text))
  return {
    inputRef,
    defaultValue,
    setTyped: (next, becomes) => {
      typed.current = { text: next, value: becomes }
      showText(inputRef.current, next)
    },
    settle: () =>
      afterClick(() => {
        typed.current = undefined
        render()
      }),
  }
}

import TextareaAutosize from '@mui/material/TextareaAutosize'
import {
  type ComponentProps,
  forwardRef,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { afterClick } from './use-deferred.ts'

interface Props extends ComponentProps<'textarea'> {
  /** Minimum height, in rows. */
  minRows?: number
  /** Maximum height, in rows; longer text scrolls. */
  maxRows?: number
  /** Type of an input; removed for a textarea. */
  type?: string
  /** MUI's state of the field; not an attribute. */
  ownerState?: unknown
}

/** Whether the browser supports `field-sizing`. */
const growsByItself =
  typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('field-sizing', 'content')

/**
 * A textarea that grows with its text, for `inputComponent`. In browsers without support, MUI measures the height after
 * each keystroke, which causes a layout.
 */
export const GrowingTextarea = forwardRef<HTMLTextAreaElement, Props>(function GrowingTextarea(
  { minRows = 1, maxRows, type: _, ownerState: __, style, ...rest },
  ref,
) {
  if (!growsByItself)
    return (
      <TextareaAutosize {...rest} minRows={minRows} {...(maxRows !== undefined && { maxRows })} ref={ref} />
    )
  return (
    <textarea
      {...rest}
      ref={ref}
      style={{
        fieldSizing: 'content',
        minHeight: `${minRows}lh`,
        ...(maxRows !== undefined && { maxHeight: `${maxRows}lh` }),
      }}
    />
  )
})

/**
 * Whether a text exceeds its limit, in characters as JSON Schema counts them. The input does not truncate: a truncated
 * paste would lose its end silently. Instead, the field shows the broken rule at once.
 */
export const isOverLimit = (text: string, limit: number | undefined): boolean =>
  limit !== undefined && text.length > limit && [...text].length > limit

type Input = HTMLInputElement | HTMLTextAreaElement

/**
 * Sets the text of an uncontrolled MUI input if it differs: writing the same text again disturbs input methods. The
 * events make MUI update its filled state, and measure a script-sized textarea.
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
  /** The form value of the text. */
  value: Value
}

/**
 * An uncontrolled input with deferred form updates, so that a keystroke renders nothing. It shows the typed text while
 * the form value is pending (`isWaiting`) or unchanged: `1.50` stays as typed although the form has 1.5. Other form
 * values are formatted by `write`.
 */
export const useTypedText = <Value,>(
  value: Value,
  write: (value: Value) => string,
  isWaiting: () => boolean,
): {
  inputRef: RefObject<Input | null>
  defaultValue: string
  /** Stores a typed text and its form value. */
  setTyped: (text: string, becomes: Value) => void
  /** Shows the form value again; called on blur. */
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

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Input = HTMLInputElement | HTMLTextAreaElement

/** Has MUI look again whether the input holds something, as it does after a browser has taken back what it filled in. */
const tellFilled = (input: Input): void => {
  const event = new Event('animationstart', { bubbles: true })
  input.dispatchEvent(Object.assign(event, { animationName: 'mui-auto-fill-cancel' }))
}

/**
 * Puts a text into an input that holds what is typed by itself; after each drawing, as far as the two differ. The
 * browser is left alone with what it shows already: a script that writes it again would disturb input methods.
 */
export const showText = (input: Input | null, text: string): void => {
  if (!input || input.value === text) return
  input.value = text
  tellFilled(input)
  // Where a script measures areas of text, it does so when the window changes.
  if (input instanceof HTMLTextAreaElement) window.dispatchEvent(new Event('resize'))
}

/**
 * Props of an input that holds what is typed by itself, so that a keystroke draws nothing; it shows `text` whenever it
 * is drawn. `text` must be what was typed until something else is to be shown.
 */
export const useShownText = (text: string): { inputRef: RefObject<Input | null>; defaultValue: string } => {
  const inputRef = useRef<Input>(null)
  const [defaultValue] = useState(text)
  useLayoutEffect(() => showText(inputRef.current, text))
  return { inputRef, defaultValue }
}

import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { westernDigits } from '../../../contract/text/western-digits.ts'
import { completeGroups, isByGroups, isTyped, maskDigits } from './digit-mask.ts'

type Input = HTMLInputElement | HTMLTextAreaElement

/**
 * An input that inserts the separators between groups of digits; the caret stays behind the typed digit. `lengths` are
 * the digits per group. `reorder` puts pasted or autofilled text into group order.
 */
export const useDigitMask = (
  lengths: readonly number[],
  separator: string,
  onText: (text: string) => void,
  reorder: (text: string) => string = (text) => text,
) => {
  const inputRef = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    const at = caret.current
    caret.current = undefined
    if (at !== undefined && inputRef.current === document.activeElement)
      inputRef.current?.setSelectionRange(at, at)
  })
  const put = ({ value: typed, selectionStart }: Input, inputType: string | undefined): void => {
    const digits = westernDigits(typed)
    const value = isTyped(inputType) ? digits : reorder(digits)
    const mask = (text: string) =>
      maskDigits(isByGroups(value, inputType) ? completeGroups(text) : text, lengths, separator)
    const end = value === digits ? selectionStart : null
    caret.current = mask(value.slice(0, end ?? value.length)).length
    onText(mask(value))
  }
  return {
    inputRef,
    onChange: ({ target, nativeEvent }: ChangeEvent<Input>): void => {
      const input = nativeEvent instanceof InputEvent ? nativeEvent : undefined
      // An input method whose text was replaced would restart in the middle of it.
      if (input?.isComposing) onText(target.value)
      else put(target, input?.inputType)
    },
    // A script that moves the focus ends composition and leaves the input at once: the blur handlers need the new text.
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Input>): void =>
      flushSync(() => put(currentTarget, 'insertText')),
  }
}

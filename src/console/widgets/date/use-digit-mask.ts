import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { maskDigits } from './digit-mask.ts'

/** An input that puts its separators itself; the caret stays behind the digit that was typed. */
export const useDigitMask = (groups: number, separator: string, onText: (text: string) => void) => {
  const inputRef = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    const at = caret.current
    caret.current = undefined
    if (at !== undefined && inputRef.current === document.activeElement)
      inputRef.current?.setSelectionRange(at, at)
  })
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { value, selectionStart } = target
    caret.current = maskDigits(value.slice(0, selectionStart ?? value.length), groups, separator).length
    onText(maskDigits(value, groups, separator))
  }
  return { inputRef, onChange }
}

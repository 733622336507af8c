import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { westernDigits } from '../../../contract/text/western-digits.ts'
import { completeGroups, isByGroups, maskDigits } from './digit-mask.ts'

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
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { selectionStart } = target
    const value = westernDigits(target.value)
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined
    const mask = (text: string) =>
      maskDigits(isByGroups(value, inputType) ? completeGroups(text) : text, groups, separator)
    caret.current = mask(value.slice(0, selectionStart ?? value.length)).length
    onText(mask(value))
  }
  return { inputRef, onChange }
}

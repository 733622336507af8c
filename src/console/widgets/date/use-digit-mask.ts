import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { westernDigits } from '../../../contract/text/western-digits.ts'

/** Groups digits by these lengths (`1234` → `12:34`); extra digits are dropped. */
export const maskDigits = (typed: string, lengths: readonly number[], separator: string): string => {
  const digits = typed.replace(/\D/g, '')
  const ends = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0))
  return ends
    .map((end, at) => digits.slice(ends[at - 1] ?? 0, end))
    .filter((group) => group !== '')
    .join(separator)
}

/** Pads groups before a separator with a zero (`5:` → `05:`, `5:30` → `05:30`). */
export const completeGroups = (typed: string): string =>
  typed.replace(/(^|\D)(\d)(?=\D)/g, (_, before: string, digit: string) => `${before}0${digit}`)

/** Whether an input was typed by key, and not pasted or autofilled. */
const isTyped = (inputType: string | undefined): boolean =>
  inputType === 'insertText' || Boolean(inputType?.startsWith('delete'))

/**
 * Whether the input consists of groups: it was pasted or autofilled, or a separator was just typed. After a deletion,
 * groups are only closed up.
 */
export const isByGroups = (typed: string, inputType: string | undefined): boolean =>
  inputType === 'insertText' ? /\D$/.test(typed) : !isTyped(inputType)

/** The order of the groups of a typed date; undefined until a separator or a fifth digit tells. */
type Order = 'day' | 'year' | undefined

/**
 * The order of a date that begins with `typed`. A separator that is typed after four digits, as the first one, says that
 * they are a year.
 */
const typedOrder = (typed: string, inputType: string | undefined, before: Order): Order => {
  const digits = typed.replace(/\D/g, '')
  const isEnded = inputType?.startsWith('delete') !== true && /\D$/.test(typed)
  if (digits.length < 2) return isEnded && digits !== '' ? 'day' : undefined
  if (before !== undefined || digits.length > 4) return before ?? 'day'
  if (!isEnded) return undefined
  return /^(?:19|20)\d\d$/.test(digits) ? 'year' : 'day'
}

const yearFirst = [4, 2, 2]

type Input = HTMLInputElement | HTMLTextAreaElement

/**
 * An input that inserts the separators between groups of digits; the caret stays behind the typed digit. `lengths` are
 * the digits per group. For dates, `dayFirst` puts the groups of a text that may have the year first into their order.
 */
export const useDigitMask = (
  lengths: readonly number[],
  separator: string,
  onText: (text: string) => void,
  dayFirst?: (text: string) => string,
) => {
  const inputRef = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const order = useRef<Order>(undefined)
  useLayoutEffect(() => {
    const at = caret.current
    caret.current = undefined
    if (at !== undefined && inputRef.current === document.activeElement)
      inputRef.current?.setSelectionRange(at, at)
  })
  const put = ({ value: typed, selectionStart }: Input, inputType: string | undefined): void => {
    const digits = westernDigits(typed)
    const value = isTyped(inputType) ? digits : (dayFirst?.(digits) ?? digits)
    order.current = dayFirst && typedOrder(value, inputType, order.current)
    const groups = order.current === 'year' ? yearFirst : lengths
    const mask = (text: string) =>
      maskDigits(isByGroups(value, inputType) ? completeGroups(text) : text, groups, separator)
    const end = value === digits ? selectionStart : null
    caret.current = mask(value.slice(0, end ?? value.length)).length
    const masked = mask(value)
    const isWhole = order.current === 'year' && masked.length === 10
    if (isWhole) order.current = 'day'
    onText(isWhole ? (dayFirst?.(masked) ?? masked) : masked)
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
      flushSync(() => put(currentTarget, 'insertCompositionText')),
  }
}

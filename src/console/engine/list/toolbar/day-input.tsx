import { type InputHTMLAttributes, useLayoutEffect, useRef, useState } from 'react'
import { westernDigits } from '../../../../contract/text/western-digits.ts'
import { dayOf, dayOrder, maskDay } from './typed-day.ts'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'onBlur'> {
  /** `YYYY-MM-DD`, empty for none. */
  value: string
  onText: (day: string) => void
}

const isOtherDigit = (key: string): boolean => key.length === 1 && westernDigits(key) !== key

/**
 * A day in the browser's own input. That takes the digits of its language alone: from the first other one on, the day is
 * typed as text in the same order, until the input is left.
 */
export const DayInput = ({ value, onText, onKeyDown, ...props }: Props) => {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isText = typed !== ''
  // What was in the focus within the browser's own input is gone.
  useLayoutEffect(() => {
    if (isText) input.current?.focus()
  }, [isText])
  const type = (text: string): void => {
    const order = dayOrder(navigator.language)
    const masked = maskDay(text, order)
    setTyped(masked)
    const day = masked === '' ? '' : dayOf(masked, order)
    if (day !== undefined) onText(day)
  }
  const inputProps = isText
    ? ({
        type: 'text',
        inputMode: 'numeric',
        dir: 'ltr',
        value: typed,
        min: undefined,
        max: undefined,
      } as const)
    : ({ type: 'date', value } as const)
  return (
    <input
      {...props}
      {...inputProps}
      ref={input}
      onChange={({ target }) => (isText ? type(target.value) : onText(target.value))}
      onKeyDown={(event) => {
        if (!isText && isOtherDigit(event.key)) {
          event.preventDefault()
          type(event.key)
        }
        onKeyDown?.(event)
      }}
      onBlur={() => setTyped('')}
    />
  )
}

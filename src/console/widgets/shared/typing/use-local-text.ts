import { useLayoutEffect, useReducer, useRef } from 'react'
import { afterClick } from './after-click.ts'
import { useShownText } from './use-shown-text.ts'

interface Typed<Value> {
  text: string
  /**
   * The values of the form over which it is shown, oldest first: what the form held, and what it will hold once it has
   * heard of each text that was typed. A key may come before the form has heard of the last one.
   */
  over: readonly Value[]
}

/**
 * The text of an input that holds what is typed by itself: a keystroke draws nothing, the form hears of it when it is
 * told. A value that comes to the form from elsewhere is shown in its place. `write` says a value as text.
 */
export const useLocalText = <Value>(value: Value, write: (value: Value) => string) => {
  const typed = useRef<Typed<Value>>(undefined)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const index = typed.current ? typed.current.over.findIndex((each) => Object.is(each, value)) : -1
  const text = typed.current && index >= 0 ? typed.current.text : write(value)
  const shown = useShownText(text)
  useLayoutEffect(() => {
    if (!typed.current) return
    const { text, over } = typed.current
    const at = over.findIndex((each) => Object.is(each, value))
    typed.current = at < 0 ? undefined : { text, over: over.slice(at) }
  })
  return {
    ...shown,
    /** What stands in the input. */
    current: (): string => typed.current?.text ?? write(value),
    /** Takes what was typed, and the value that the form will hold once it has heard of it. */
    take: (text: string, becomes: Value): void => {
      typed.current = { text, over: [...(typed.current?.over ?? [value]), becomes] }
    },
    /** Shows what the form holds again, together with what it hears when the input is left. */
    settle: (): void =>
      afterClick(() => {
        typed.current = undefined
        redraw()
      }),
  }
}

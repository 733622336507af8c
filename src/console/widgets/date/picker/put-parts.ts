import { flushSync } from 'react-dom'

/** A paste event with this text. */
export const pasteOf = (text: string): Event =>
  Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => text },
  })

/**
 * Puts the parts of a date that is none back into the field `root`, one by one: MUI takes whole dates as a value, and
 * parts from the keyboard and the clipboard alone. `select` chooses the part that takes what is pasted; the focus stays
 * where it is.
 */
export const putParts = (
  root: HTMLElement,
  parts: readonly string[],
  select: (part: number | null) => void,
): void => {
  for (const [index, text] of parts.entries()) {
    if (text === '') continue
    flushSync(() => select(index))
    // Queried each time: the parts are rendered anew after all of them were selected.
    flushSync(() => root.querySelectorAll('[role=spinbutton]')[index]?.dispatchEvent(pasteOf(text)))
  }
  select(null)
}

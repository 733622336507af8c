import { flushSync } from 'react-dom'

/** The clipboard's event with a text. */
const pasteOf = (text: string): Event =>
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
  const places = root.querySelectorAll('[role=spinbutton]')
  for (const [index, text] of parts.entries()) {
    if (text === '') continue
    flushSync(() => select(index))
    flushSync(() => places[index]?.dispatchEvent(pasteOf(text)))
  }
  select(null)
}

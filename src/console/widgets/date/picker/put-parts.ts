import { flushSync } from 'react-dom'

/** A paste event with a text. */
export const pasteOf = (text: string): Event =>
  Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => text },
  })

/**
 * Restores the parts of an invalid date in the field `root`, one by one: MUI accepts whole dates as a value, and parts
 * only from keyboard and clipboard. `select` selects the part for the paste; the focus does not move.
 */
export const putParts = (
  root: HTMLElement,
  parts: readonly string[],
  select: (part: number | null) => void,
): void => {
  for (const [index, text] of parts.entries()) {
    if (text === '') continue
    flushSync(() => select(index))
    // Queried each time: the parts render again after all of them were selected.
    flushSync(() => root.querySelectorAll('[role=spinbutton]')[index]?.dispatchEvent(pasteOf(text)))
  }
  select(null)
}

import { type FocusEvent, useEffect, useRef } from 'react'
import { pageHeadingId } from '../page/page-header.tsx'

/** What had the focus: the element, which row it stood in, and at which place in that. */
interface Focused {
  element: HTMLElement
  row: number
  place: number
}

const focusable = 'a[href], button, input'

const rowsOf = (frame: Element): Element[] => [...frame.querySelectorAll('[data-id]')]

const focusedAt = (frame: Element, element: HTMLElement): Focused => {
  const row = element.closest('[data-id]')
  return {
    element,
    row: row ? rowsOf(frame).indexOf(row) : -1,
    place: row ? [...row.querySelectorAll(focusable)].indexOf(element) : -1,
  }
}

/** The same place of the row that stands there now, of the last row where that was the last; else the main heading. */
const successor = (frame: Element, { row, place }: Focused): HTMLElement | null => {
  const rows = rowsOf(frame)
  const next = row < 0 ? undefined : rows[Math.min(row, rows.length - 1)]
  return (
    next?.querySelectorAll<HTMLElement>(focusable)[place] ??
    next?.querySelector<HTMLElement>(focusable) ??
    document.getElementById(pageHeadingId)
  )
}

/**
 * Keeps the focus in a list when the element that has it goes, as the button does that deleted its row. The properties
 * are for the element around the rows.
 */
export const useKeptFocus = () => {
  const frame = useRef<HTMLDivElement>(null)
  const focused = useRef<Focused>(null)
  // With every drawing, since any may take the element away.
  useEffect(() => {
    const lost = focused.current
    if (!lost || !frame.current || lost.element.isConnected) return
    focused.current = null
    if (document.activeElement === null || document.activeElement === document.body)
      successor(frame.current, lost)?.focus()
  })
  return {
    ref: frame,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      // A dialog that is opened from here bubbles its events, and stands elsewhere.
      if (target instanceof HTMLElement && currentTarget.contains(target))
        focused.current = focusedAt(currentTarget, target)
    },
  }
}

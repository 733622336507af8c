import { type FocusEvent, useEffect, useRef } from 'react'
import { pageHeadingId } from '../page/page-header.tsx'

/** The focused element, its row, and its position in the row. */
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

/** The same position in the row that is there now, or in the last row; else the main heading. */
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
 * Keeps the focus in a list when the focused element is removed, for example the button that deletes its row. The
 * returned props are for the element around the rows.
 */
export const useKeptFocus = () => {
  const frame = useRef<HTMLDivElement>(null)
  const focused = useRef<Focused>(null)
  // After every render, because any may remove the element.
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
      // Events of a dialog opened from here bubble too, but it is elsewhere in the document.
      if (target instanceof HTMLElement && currentTarget.contains(target))
        focused.current = focusedAt(currentTarget, target)
    },
  }
}

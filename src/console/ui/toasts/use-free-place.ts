import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

/** The vertical extent of a control of the page, in CSS pixels of the window. */
export interface Control {
  top: number
  bottom: number
  /** The cost of covering it. */
  weight: number
}

/** Distance from the edges of the window. */
const margin = 8
/** Distance from controls. */
const gap = 4
const step = 8

/** The cost of covering the lines from `start` to `end`: the covered share, and ten times more for the centre. */
const costOf = (start: number, end: number, { top, bottom, weight }: Control): number => {
  const covered = Math.max(0, Math.min(end, bottom + gap) - Math.max(start, top - gap))
  const centre = (top + bottom) / 2
  return weight * (covered / (bottom - top + 2 * gap) + (start <= centre && centre <= end ? 10 : 0))
}

/**
 * The top edge at which a toast of `height` covers no control, or the one of the least cost: `now`, where the toast is
 * already, or the highest.
 */
export const freeTop = (
  window: number,
  height: number,
  controls: readonly Control[],
  now: number = margin,
): number => {
  const tops = [now]
  for (let top = margin; top + height <= window - margin; top += step) tops.push(top)
  const costs = tops.map((top) =>
    controls.reduce((sum, control) => sum + costOf(top, top + height, control), 0),
  )
  return tops[costs.indexOf(Math.min(...costs))] ?? now
}

const fields =
  'input:not([type=checkbox]), select, textarea, [contenteditable=true], [role=gridcell][tabindex]'
const buttons = 'a[href], button, input[type=checkbox], [role=option]'

/** Fields can be covered in part; buttons and the focused field less so. */
const weightOf = (control: Element): number =>
  control === document.activeElement || control.matches(buttons) ? 10 : 1

/** The controls of the page, or of the dialog over it, above or below the toast. */
const controlsAround = (toast: Element): Control[] => {
  const { left, right } = toast.getBoundingClientRect()
  const found: Control[] = []
  for (const control of document.querySelectorAll(`${fields}, ${buttons}`)) {
    const box = control.getBoundingClientRect()
    const isAround = box.width > 0 && box.right > left && box.left < right
    // A dialog hides the rest of the page.
    if (isAround && !toast.contains(control) && !control.closest('[aria-hidden=true]'))
      found.push({ top: box.top, bottom: box.bottom, weight: weightOf(control) })
  }
  return found
}

/** How often the page is checked for controls that came under the toast, in milliseconds. */
const interval = 300

/**
 * The place of a toast in the middle of the page. Wide windows have no controls in the middle of the top bar; in narrow
 * ones the toast is as high as possible without covering a control, also after the page changed.
 */
export const useFreePlace = (toast: RefObject<HTMLElement | null>): CSSProperties => {
  const [top, setTop] = useState<number>()
  const [left, setLeft] = useState(0)
  const [right, setRight] = useState(0)
  useLayoutEffect(() => {
    const move = (): void => {
      const box = toast.current
      // Never under the pointer.
      if (!box || box.matches(':hover, :focus-within')) return
      const page = document.querySelector('main')?.getBoundingClientRect()
      setLeft(page?.left ?? 0)
      setRight(page ? document.documentElement.clientWidth - page.right : 0)
      setTop((now) => freeTop(innerHeight, box.offsetHeight, controlsAround(box), now))
    }
    move()
    const timer = setInterval(move, interval)
    return () => clearInterval(timer)
  }, [toast])
  return { top, left, right, transform: 'none' }
}

import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'
import { type Area, type Control, costOf, freePlace } from './free-place.ts'

const fields =
  'input:not([type=checkbox]), select, textarea, [contenteditable=true], [role=gridcell][tabindex]'
const buttons = 'a[href], button, input[type=checkbox], [role=option]'

/** Fields can be covered in part; buttons and the focused field less so. */
const weightOf = (control: Element): number =>
  control === document.activeElement || control.matches(buttons) ? 10 : 1

/** The visible controls of the page, or of the dialog over it. */
const visibleControls = (toast: Element): Control[] => {
  const found: Control[] = []
  for (const control of document.querySelectorAll(`${fields}, ${buttons}`)) {
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect()
    const isInWindow = width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    // A dialog hides the rest of the page.
    if (isInWindow && !toast.contains(control) && !control.closest('[aria-hidden=true]'))
      found.push({ left, top, width, height, weight: weightOf(control) })
  }
  return found
}

/** How often the page is checked for controls that came under the toast, in milliseconds. */
const interval = 300

/** The position of a toast, which covers no control of the page if there is room, also after the page changed. */
export const useFreePlace = (toast: RefObject<HTMLElement | null>): CSSProperties => {
  const [place, setPlace] = useState<Area | null>(null)
  useLayoutEffect(() => {
    let now: Area | null = null
    const move = (): void => {
      const box = toast.current
      // Never under the pointer.
      if (!box || (now && box.matches(':hover, :focus-within'))) return
      const { offsetWidth: width, offsetHeight: height } = box
      const controls = visibleControls(box)
      const isWithin = now && now.top + height <= innerHeight && now.left + width <= innerWidth
      if (now && isWithin && costOf({ ...now, width, height }, controls) === 0) return
      now = freePlace({ width: innerWidth, height: innerHeight }, { width, height }, controls)
      setPlace(now)
    }
    move()
    const timer = setInterval(move, interval)
    return () => clearInterval(timer)
  }, [toast])
  return place
    ? { left: place.left, top: place.top, right: 'auto', transform: 'none', maxWidth: 'calc(100% - 16px)' }
    : {}
}

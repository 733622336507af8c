import { focusTarget } from '../../../ui/field-focus.ts'

/** Scrolls an element into view; without animation for users who prefer reduced motion. */
export const scrollTo = (element: Element, block: ScrollLogicalPosition): void => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' })
}

/** The field with this id, which may be in a dialog of the form; else the element with the pointer. */
const elementAt = (root: HTMLElement | null, id: string, pointer: string): HTMLElement | null | undefined => {
  const name = CSS.escape(id)
  return (
    document.querySelector<HTMLElement>(`[id="${name}"]`) ??
    // The ids of a field's label and hints have the same prefix, and come before the field.
    root?.querySelector<HTMLElement>(`[id^="${name}"], [data-pointer="${CSS.escape(pointer)}"]`)
  )
}

const outwards = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

/**
 * Moves focus and view to the field at a JSON Pointer of a form whose ids begin with `prefix`, or to the nearest
 * existing ancestor.
 */
export const focusField = (root: HTMLElement | null, prefix: string, pointer: string): void => {
  for (let at = pointer; at !== ''; at = outwards(at)) {
    const found = elementAt(root, `${prefix}${at}`, at)
    if (!found) continue
    const target = focusTarget(found) ?? found
    target.focus()
    scrollTo(target, 'center')
    return
  }
}

/** Calls back once the bar at a form's foot has reported its height: in the second frame. */
const onceMeasured = (act: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

/** {@link focusField} for a form whose bar is growing. */
export const focusFieldOnceMeasured = (root: HTMLElement | null, prefix: string, pointer: string): void =>
  onceMeasured(() => focusField(root, prefix, pointer))

/** The number of frames to wait for a field that has to be opened first. */
const maxWait = 120

/**
 * {@link focusField} for a field that is not rendered yet: in a tab, or in the dialog of an item. `onShown` is called
 * once the field is there, or after the timeout.
 */
export const focusFieldWhenShown = (
  root: HTMLElement | null,
  prefix: string,
  pointer: string,
  onShown?: () => void,
): void => {
  const findField = (left: number): void => {
    if (left > 0 && !elementAt(root, `${prefix}${pointer}`, pointer)) {
      requestAnimationFrame(() => findField(left - 1))
      return
    }
    focusField(root, prefix, pointer)
    onShown?.()
  }
  onceMeasured(() => findField(maxWait))
}

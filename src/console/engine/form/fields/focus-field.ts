import { focusTarget } from '../../../ui/focus-target.ts'
import { scrollTo } from './scroll-to.ts'

/** The field with this id, which may stand in a dialog of the form; else the place of the form with the pointer. */
const elementAt = (root: HTMLElement | null, id: string, pointer: string): HTMLElement | null | undefined => {
  const name = CSS.escape(id)
  return (
    document.querySelector<HTMLElement>(`[id="${name}"]`) ??
    // A field's label and hints have ids that begin like its own, and stand before it.
    root?.querySelector<HTMLElement>(`[id^="${name}"], [data-pointer="${CSS.escape(pointer)}"]`)
  )
}

const outwards = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

/**
 * Moves focus and view to the field at a JSON Pointer of a form whose ids begin with `prefix`, or to the nearest place
 * around it that is there.
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

/** Calls back once the bar at a form's foot has told how much room it leaves: by the second drawing. */
const onceMeasured = (act: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

/** {@link focusField} for a form whose bar is growing. */
export const focusFieldOnceMeasured = (root: HTMLElement | null, prefix: string, pointer: string): void =>
  onceMeasured(() => focusField(root, prefix, pointer))

/** Drawings of the page for which a field that has to be opened first is awaited. */
const maxWait = 120

/**
 * The same for a field that is still on its way: in a tab, or in the dialog of an item. `onShown` is called once it is
 * there, or is awaited no longer.
 */
export const focusFieldWhenShown = (
  root: HTMLElement | null,
  prefix: string,
  pointer: string,
  onShown?: () => void,
): void => {
  const look = (left: number): void => {
    if (left > 0 && !elementAt(root, `${prefix}${pointer}`, pointer)) {
      requestAnimationFrame(() => look(left - 1))
      return
    }
    focusField(root, prefix, pointer)
    onShown?.()
  }
  onceMeasured(() => look(maxWait))
}

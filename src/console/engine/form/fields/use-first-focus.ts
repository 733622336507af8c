import { type RefObject, useEffect } from 'react'
import { focusTarget } from '../../../ui/focus-target.ts'
import { dropTyped, writeTyped } from '../bar/type-ahead.ts'

/**
 * Whether nobody has gone anywhere yet: the page's heading has the focus, as on arrival, or nothing has. A dialog has just
 * opened, so what lies behind it, or the dialog as a whole, is where one came from.
 */
const isUntouched = (form: HTMLElement): boolean => {
  const active = document.activeElement
  if (active === null || active.matches('body, h1, main')) return true
  const dialog = form.closest('[role=dialog]')
  return dialog !== null && (active === dialog || !dialog.contains(active))
}

/**
 * Puts the focus into the first field of a new record, on a page or in a dialog, those left out that are named in `skip`; as soon as the field is
 * there, unless the user has gone elsewhere meanwhile. The form carries the page's heading as its name, which a screen
 * reader says before the field.
 */
export const useFirstFocus = (
  root: RefObject<HTMLElement | null>,
  enabled: boolean,
  skip: readonly string[],
  /** Told the place of a field into which nobody has gone; undefined when somebody is at work there. */
  spare: (path: string | undefined) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the form begins
  useEffect(() => {
    const form = root.current
    if (!enabled || !form) return
    const tryFocus = (): boolean => {
      if (!isUntouched(form)) {
        dropTyped()
        return true
      }
      const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')]
      const first = fields.find(({ dataset }) => !skip.includes(dataset.field ?? ''))
      const target = focusTarget(first)
      target?.focus({ preventScroll: true })
      const arrived = target?.closest<HTMLElement>('[data-field]')
      if (arrived) {
        spare(`/${arrived.dataset.field}`)
        for (const type of ['keydown', 'input'])
          arrived.addEventListener(type, () => spare(undefined), { once: true })
      }
      // Only where it is out of sight: what stands above it, the heading too, is to be seen as well.
      target?.scrollIntoView?.({ block: 'nearest' })
      if (target) writeTyped()
      return target !== undefined
    }
    if (tryFocus()) return
    const observer = new MutationObserver(() => {
      if (tryFocus()) observer.disconnect()
    })
    observer.observe(form, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      dropTyped()
    }
  }, [])
}

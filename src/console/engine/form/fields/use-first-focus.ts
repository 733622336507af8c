import { type RefObject, useEffect } from 'react'
import { focusTarget } from '../../../ui/focus-target.ts'
import { dropTyped, writeTyped } from '../bar/type-ahead.ts'

/**
 * Whether the user has not moved yet: the focus is on the page's heading, as on arrival, or nowhere. For a dialog that
 * has just opened, the focus is behind it or on the dialog itself.
 */
const isUntouched = (form: HTMLElement): boolean => {
  const active = document.activeElement
  if (active === null || active.matches('body, h1, main')) return true
  const dialog = form.closest('[role=dialog]')
  return dialog !== null && (active === dialog || !dialog.contains(active))
}

/**
 * Focuses the first wanted field of a form, on a page or in a dialog. Waits until the field is there, and gives up when
 * the user moves elsewhere. The form is labelled by the page's heading, so a screen reader reads it before the field.
 */
export const useFirstFocus = (
  root: RefObject<HTMLElement | null>,
  /** Whether the form has a wanted field. */
  enabled: boolean,
  isWanted: (name: string) => boolean,
  /** Called with the place of a field that was focused without the user; undefined once the user works there. */
  spare: (path: string | undefined) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form opens
  useEffect(() => {
    const form = root.current
    if (!enabled || !form) return
    const tryFocus = (): boolean => {
      if (!isUntouched(form)) {
        dropTyped()
        return true
      }
      const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')]
      const first = fields.find(({ dataset }) => isWanted(dataset.field ?? ''))
      const target = focusTarget(first)
      target?.focus({ preventScroll: true })
      const arrived = target?.closest<HTMLElement>('[data-field]')
      if (arrived) {
        spare(`/${arrived.dataset.field}`)
        for (const type of ['keydown', 'input'])
          arrived.addEventListener(type, () => spare(undefined), { once: true })
      }
      // Scrolls only if the field is out of view, so that the heading above it stays visible.
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

import { type RefObject, useEffect } from 'react'
import { focusTarget } from './focus-field.ts'

/** Whether nobody has gone anywhere yet: the page's heading has the focus, as on arrival, or nothing has. */
const isUntouched = (): boolean =>
  document.activeElement === null || document.activeElement.matches('body, h1, main')

/**
 * Puts the focus into the first field of a new record, those left out that are named in `skip`; as soon as the field is
 * there, unless the user has gone elsewhere meanwhile. The form carries the page's heading as its name, which a screen
 * reader says before the field.
 */
export const useFirstFocus = (
  root: RefObject<HTMLElement | null>,
  wanted: boolean,
  skip: readonly string[],
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the form begins
  useEffect(() => {
    const form = root.current
    if (!wanted || !form) return
    const tryFocus = (): boolean => {
      if (!isUntouched()) return true
      const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')]
      const first = fields.find(({ dataset }) => !skip.includes(dataset.field ?? ''))
      const target = focusTarget(first)
      target?.focus({ preventScroll: true })
      return target !== undefined
    }
    if (tryFocus()) return
    const observer = new MutationObserver(() => {
      if (tryFocus()) observer.disconnect()
    })
    observer.observe(form, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
}

const focusable = 'input, textarea, select, button, [contenteditable="true"]'

/** Moves focus and view to the field with the id `id`, or to the place `pointer` where nothing has that id. */
export const focusField = (root: HTMLElement | null, id: string, pointer: string): void => {
  const at = (selector: string) => root?.querySelector<HTMLElement>(selector)
  // A field's label and hints have ids that begin like its own, and stand before it.
  const found =
    at(`[id="${CSS.escape(id)}"]`) ?? at(`[id^="${CSS.escape(id)}"], [data-pointer="${CSS.escape(pointer)}"]`)
  const target = found?.matches('input, textarea, select, button, [tabindex]')
    ? found
    : found?.querySelector<HTMLElement>(focusable)
  ;(target ?? found)?.focus()
  ;(target ?? found)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}

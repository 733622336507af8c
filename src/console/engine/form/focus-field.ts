const focusable = 'input, textarea, select, button, [contenteditable="true"]'

/** Moves focus and view to the field with the id `id`, or to the place `pointer` where nothing has that id. */
export const focusField = (root: HTMLElement | null, id: string, pointer: string): void => {
  const found = root?.querySelector<HTMLElement>(
    `[id="${CSS.escape(id)}"], [id^="${CSS.escape(id)}"], [data-pointer="${CSS.escape(pointer)}"]`,
  )
  const target = found?.matches('input, textarea, select, button, [tabindex]')
    ? found
    : found?.querySelector<HTMLElement>(focusable)
  ;(target ?? found)?.focus()
  ;(target ?? found)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}

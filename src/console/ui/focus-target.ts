const focusable = 'input, textarea, select, button, [contenteditable="true"]'

/**
 * What takes the focus at or in an element, that can have it, but tools beside a field, its languages among them;
 * undefined when nothing can.
 */
export const focusTarget = (found: HTMLElement | null | undefined): HTMLElement | undefined =>
  [found, ...(found?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(
    (each): each is HTMLElement =>
      each?.matches(`${focusable}, [tabindex]`) === true &&
      !each.matches(':disabled, [type=hidden], [data-tools] *'),
  )

const focusable = 'input, textarea, select, button, [contenteditable="true"]'

/**
 * The first focusable element at or in an element, without tools beside a field such as its language tabs or toolbar;
 * undefined if there is none.
 */
export const focusTarget = (found: HTMLElement | null | undefined): HTMLElement | undefined =>
  [found, ...(found?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(
    (each): each is HTMLElement =>
      each?.matches(`${focusable}, [tabindex]`) === true &&
      !each.matches(':disabled, [type=hidden], [data-tools] *, [role=toolbar] *'),
  )

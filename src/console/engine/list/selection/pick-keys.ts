import type { KeyboardEvent } from 'react'

/**
 * Keyboard handler for the check boxes of rows: up and down move to the next one, with Shift selecting it too; Enter
 * opens the row's first link. For the element around the rows.
 */
export const onPickKey = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget, key, shiftKey } = event
  if (!(target instanceof HTMLInputElement) || !target.matches('[data-id] .pick')) return
  if (key === 'Enter') {
    target.closest('[data-id]')?.querySelector<HTMLElement>('.actions a')?.click()
    return
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  event.preventDefault()
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('[data-id] .pick')]
  const next = boxes[boxes.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)]
  next?.focus()
  if (!shiftKey || !next) return
  if (!target.checked) target.click()
  if (!next.checked) next.click()
}

let queue: (() => void)[] | null = null

const begin = (): void => {
  queue ??= []
}

const end = (): void => {
  const due = queue ?? []
  queue = null
  // A click follows the release of the button at once; this runs after it.
  if (due.length === 0) return
  setTimeout(() => {
    for (const act of due) act()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', begin, true)
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, end, true)
}

/**
 * Runs `act` now, or after the click while a pointer button is held. On a field's blur, a message that appears at once
 * would move the click target from under the pointer, and the click would miss it.
 */
export const afterClick = (act: () => void): void => {
  if (queue) queue.push(act)
  else act()
}

let queue: (() => void)[] | null = null

const begin = (): void => {
  queue ??= []
}

const end = (): void => {
  const due = queue ?? []
  queue = null
  // A click follows the release of the button at once; this comes after it.
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
 * Runs `act` now, or, while a button of the pointer is held, after the click that it becomes. A field that is left by
 * a click tells then what is wrong with it: a message that came or went at once would move what is being clicked from
 * under the pointer, and the click would miss it.
 */
export const afterClick = (act: () => void): void => {
  if (queue) queue.push(act)
  else act()
}

import type { Overlay } from '../../shell/palette/palette-store.ts'
import { isTyping } from '../../ui/is-typing.ts'
import { latinKey } from '../../ui/latin-key.ts'

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>

/** The search box of the open list. */
const searchBox = (): HTMLElement | null => document.querySelector('main [role=search] input[type=search]')

const isCovered = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/**
 * The overlay that a key opens; undefined for other keys. `/` focuses the list's search directly. Ignores keys typed
 * into fields or dialogs.
 */
export const overlayOfKey = (press: Press): Overlay | undefined => {
  const { ctrlKey, metaKey, altKey, target } = press
  const key = latinKey(press)
  if ((ctrlKey || metaKey) && !altKey && key === 'k') return 'palette'
  // The cheapest test first, because this runs at every keystroke.
  if ((key !== '?' && key !== '/') || ctrlKey || metaKey || altKey) return undefined
  if (isTyping(target) || isCovered()) return undefined
  if (key === '?') return 'shortcuts'
  const box = searchBox()
  if (!box) return undefined
  box.focus()
  return null
}

import { type RefObject, useEffect } from 'react'
import { useLatest } from './use-latest.ts'

/** What a press of keys asks for: to save, or to save and begin another. */
type SaveKeys = 'save' | 'another'

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The key that carries an S: by its letter, and by its place on keyboards that write no Latin letters. */
const isS = ({ key, code }: Press): boolean =>
  key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key))

/** Ctrl or Cmd with S or Enter saves; with Shift and Enter, another one is begun; null for any other press. */
export const saveKeysOf = (press: Press): SaveKeys | null => {
  if (press.altKey || !(press.ctrlKey || press.metaKey)) return null
  if (press.key === 'Enter') return press.shiftKey ? 'another' : 'save'
  return !press.shiftKey && isS(press) ? 'save' : null
}

/**
 * Whether a dialog lies over the place, and waits for an answer of its own: no part of the place that takes the whole
 * window, and no calendar.
 */
export const isCovered = (place: HTMLElement): boolean => {
  // A dialog that waits holds the focus; one that fades away has given it back, and a key pressed then is for the place.
  if (place.contains(document.activeElement)) return false
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')]
  return dialogs.some(
    (dialog) =>
      !dialog.contains(place) &&
      !place.contains(dialog) &&
      // Some stay in the document while they are closed.
      dialog.checkVisibility?.() !== false,
  )
}

/** Calls `act` for the keys that save, wherever the focus is, as long as no dialog lies over the place `inside`. */
export const useSaveKeys = (inside: RefObject<HTMLElement | null>, act: (keys: SaveKeys) => void): void => {
  const latest = useLatest(act)
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const keys = saveKeysOf(event)
      if (keys === null || !inside.current) return
      // Never the browser's own dialog, which would save the page as a file.
      if (isS(event)) event.preventDefault()
      if (isCovered(inside.current)) return
      // Nor the editor's line break.
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) latest.current(keys)
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [inside, latest])
}

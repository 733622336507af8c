import { type RefObject, useEffect } from 'react'
import { latinKey } from '../latin-key.ts'
import { useLatest } from './use-latest.ts'

/** The action of a keyboard shortcut: save, or save and add another. */
type SaveKeys = 'save' | 'another'

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const isS = (press: Press): boolean => latinKey(press) === 's'

/** Ctrl or Cmd with S or Enter saves; Shift and Enter also adds another; null for other keys. */
export const saveKeysOf = (press: Press): SaveKeys | null => {
  if (press.altKey || !(press.ctrlKey || press.metaKey)) return null
  if (press.key === 'Enter') return press.shiftKey ? 'another' : 'save'
  return !press.shiftKey && isS(press) ? 'save' : null
}

/** Whether a modal dialog is open over the place. Full-window parts of the place and calendars do not count. */
export const isCovered = (place: HTMLElement): boolean => {
  // An open dialog has the focus; one that fades out has returned it, and keys are for the place again.
  if (place.contains(document.activeElement)) return false
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')]
  return dialogs.some(
    (dialog) =>
      !dialog.contains(place) &&
      !place.contains(dialog) &&
      // Some stay in the document while closed.
      dialog.checkVisibility?.() !== false,
  )
}

/** Calls `act` for save shortcuts, wherever the focus is, unless a dialog is open over the place `inside`. */
export const useSaveKeys = (inside: RefObject<HTMLElement | null>, act: (keys: SaveKeys) => void): void => {
  const latest = useLatest(act)
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const keys = saveKeysOf(event)
      if (keys === null || !inside.current) return
      // Prevents the browser's own dialog, which saves the page as a file.
      if (isS(event)) event.preventDefault()
      if (isCovered(inside.current)) return
      // Prevents the editor's line break.
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) latest.current(keys)
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [inside, latest])
}

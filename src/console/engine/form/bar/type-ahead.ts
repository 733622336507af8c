import { useEffect, useRef } from 'react'
import { saveKeysOf } from '../../../ui/hooks/use-save-keys.ts'
import { isCommand } from '../../../ui/keys.ts'

/** The text typed since a form was locked for its save. */
interface Ahead {
  text: string
  /** Path of the page that the text belongs to; undefined until the record is saved. */
  path: string | undefined
  /** Stops listening. */
  stop: () => void
}

let ahead: Ahead | undefined

/** The text after a key; undefined for a key that ends typing: it moves to another field, or saves. */
const after = (text: string, event: KeyboardEvent): string | undefined => {
  const { key } = event
  if (saveKeysOf(event)) return undefined
  if (isCommand(event)) return text
  if (key === 'Backspace') return [...text].slice(0, -1).join('')
  if ([...key].length === 1) return text + key
  return key === 'Tab' || key === 'Enter' ? undefined : text
}

/** Discards the typed text: the save failed, or the user moved elsewhere. */
export const dropTyped = (): void => {
  ahead?.stop()
  ahead = undefined
}

/** Takes the focus from the form and records text typed while nothing has it. */
const keepTyping = (path: string | undefined): Ahead => {
  dropTyped()
  const listening = new AbortController()
  const begun: Ahead = { text: '', path, stop: () => listening.abort() }
  const from = window.location.pathname
  ahead = begun
  // An unchanged form is not locked.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const listen = (event: KeyboardEvent): void => {
    const { pathname } = window.location
    if (pathname !== from && pathname !== begun.path) dropTyped()
    else if (event.target instanceof Element && event.target.matches('body, h1, main')) {
      const text = after(begun.text, event)
      if (text === undefined) begun.stop()
      else if (text !== begun.text) {
        begun.text = text
        // A space would scroll the page, and a question mark open the list of shortcuts.
        event.preventDefault()
        event.stopPropagation()
      }
    }
  }
  const options = { capture: true, signal: listening.signal }
  document.addEventListener('keydown', listen, options)
  document.addEventListener('pointerdown', dropTyped, options)
  return begun
}

/** Inserts the text typed for the present page at its focus, as if typed there. */
export const writeTyped = (): void => {
  const text = ahead?.path === window.location.pathname && ahead.text
  dropTyped()
  // Deprecated, but the only method that inputs, editors and their undo treat as typing.
  if (text) document.execCommand('insertText', false, text)
}

/**
 * Records keys while a form is locked by a save that another record follows. Users who work on records in a row do not
 * wait for the API; their keys belong to the field of the next record that has the cursor.
 */
export const useTypeAhead = (isLocked: boolean) => {
  const path = useRef<string>(undefined)
  const mine = useRef<Ahead>(undefined)
  useEffect(() => {
    if (!isLocked) return
    return () => {
      if (path.current === undefined) dropTyped()
    }
  }, [isLocked])
  return {
    /** Called when the save begins. */
    begin: (): void => {
      mine.current = keepTyping(path.current)
    },
    /** Called once the record is saved, before navigation to the next one; a new one has the present address. */
    handOn: (next = window.location.pathname): void => {
      path.current = next.split('?')[0]
      if (mine.current) mine.current.path = path.current
    },
  }
}

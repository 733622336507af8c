import { useEffect, useRef } from 'react'
import { isCommand } from '../../../ui/is-command.ts'
import { isTyping } from '../../../ui/is-typing.ts'

/** What was typed since a form was locked for its save, and how to stop listening. */
let ahead: { text: string; stop: () => void } | undefined

/** The text after a key; undefined where the key ends it: it leads on to another field. */
const after = (text: string, { key }: KeyboardEvent): string | undefined => {
  if (key === 'Backspace') return [...text].slice(0, -1).join('')
  if ([...key].length === 1) return text + key
  return key === 'Tab' || key === 'Enter' ? undefined : text
}

/** Forgets what was typed: the save failed, or one has gone elsewhere. */
export const dropTyped = (): void => {
  ahead?.stop()
  ahead = undefined
}

/** Keeps what is typed from now on while nothing has the focus. */
const keepTyping = (): void => {
  dropTyped()
  const listening = new AbortController()
  const begun = { text: '', stop: () => listening.abort() }
  ahead = begun
  const listen = (event: KeyboardEvent): void => {
    if (isCommand(event) || event.isComposing || isTyping(event.target)) return
    const text = after(begun.text, event)
    if (text === undefined) begun.stop()
    else if (text !== begun.text) {
      begun.text = text
      // A space would scroll the page.
      event.preventDefault()
    }
  }
  document.addEventListener('keydown', listen, { signal: listening.signal })
}

/** Writes what was typed where the focus is now, as if it were typed there. */
export const writeTyped = (): void => {
  const text = ahead?.text
  dropTyped()
  // Deprecated, but nothing else is taken for typing by inputs of any kind, by editors and by their undo.
  if (text) document.execCommand('insertText', false, text)
}

/**
 * Keeps what is typed while a form is locked by the save that another record is to follow: who enters one after the
 * other does not wait for the API, and means the first field of the next one.
 */
export const useTypeAhead = (isLocked: boolean) => {
  const isHandedOn = useRef(false)
  useEffect(() => {
    if (!isLocked) return
    return () => {
      if (!isHandedOn.current) dropTyped()
    }
  }, [isLocked])
  return {
    /** To be called as the save begins. */
    begin: keepTyping,
    /** To be called once the next record follows. */
    handOn: (): void => {
      isHandedOn.current = true
    },
  }
}

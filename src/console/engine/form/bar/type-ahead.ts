import { useEffect, useRef } from 'react'
import { isCommand } from '../../../ui/is-command.ts'
import { isTyping } from '../../../ui/is-typing.ts'

/** The text typed since a form was locked for its save, and a function that stops listening. */
let ahead: { text: string; stop: () => void } | undefined

/** The text after a key; undefined for a key that ends typing by moving to another field. */
const after = (text: string, { key }: KeyboardEvent): string | undefined => {
  if (key === 'Backspace') return [...text].slice(0, -1).join('')
  if ([...key].length === 1) return text + key
  return key === 'Tab' || key === 'Enter' ? undefined : text
}

/** Discards the typed text: the save failed, or the user moved elsewhere. */
export const dropTyped = (): void => {
  ahead?.stop()
  ahead = undefined
}

/** Starts to record typed text while nothing has the focus. */
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

/** Inserts the typed text at the present focus, as if typed there. */
export const writeTyped = (): void => {
  const text = ahead?.text
  dropTyped()
  // Deprecated, but the only method that inputs, editors and their undo treat as typing.
  if (text) document.execCommand('insertText', false, text)
}

/**
 * Records keys while a form is locked by "Save and add another". Users who enter records in a row do not wait for the
 * API; their keys belong to the first field of the next record.
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
    /** Called when the save begins. */
    begin: keepTyping,
    /** Called once the next record follows. */
    handOn: (): void => {
      isHandedOn.current = true
    },
  }
}

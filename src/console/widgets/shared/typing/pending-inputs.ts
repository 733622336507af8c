import { createContext } from 'react'
import { flushSync } from 'react-dom'

/** A value that form data does not have yet: the id of its field, and the future form value. */
export interface PendingInput {
  id: string
  value: unknown
}

/** A field that may hold a value that its form does not have yet. */
export interface InputSource {
  id: string
  /** The pending value; undefined if the form has it. */
  read: () => { value: unknown } | undefined
  /** Passes the value to the form. */
  flush: () => void
}

/** The inputs of one form whose values are not in its data yet. */
export interface PendingInputs {
  /** Adds a field; returns a function that removes it. */
  add: (source: { readonly current: InputSource }) => () => void
  /** The values that are not in the form's data yet. */
  read: () => readonly PendingInput[]
  /** Passes all of them to the form and renders it, so that its data holds every character. */
  flush: () => void
}

/** Creates the empty registry of a new form. */
export const createPendingInputs = (): PendingInputs => {
  const sources = new Set<{ readonly current: InputSource }>()
  return {
    add: (source) => {
      sources.add(source)
      return () => void sources.delete(source)
    },
    read: () =>
      [...sources].flatMap(({ current: { id, read } }) => {
        const held = read()
        return held ? [{ id, value: held.value }] : []
      }),
    flush: () => {
      const due = [...sources].filter(({ current }) => current.read() !== undefined)
      if (due.length === 0) return
      flushSync(() => {
        for (const { current } of due) current.flush()
      })
    },
  }
}

/** The pending inputs of the form around a field; provided by the form. */
export const PendingInputsContext = createContext(createPendingInputs())

import { useSyncExternalStore } from 'react'
import { createListeners } from '../ui/store.ts'
import { useUserKey } from './use-session.ts'

const listeners = createListeners({ otherTabs: true })

const keyOf = (name: string, user: string | null): string => `${name}:${user ?? ''}`

/** A text stored in this browser for a user; null if there is none. */
export const readUserStorage = (name: string, user: string | null): string | null =>
  localStorage.getItem(keyOf(name, user))

/**
 * A text stored in this browser for the signed-in user, and its setter; null removes it. Each user has separate texts.
 */
export const useUserStorage = (name: string): readonly [string | null, (text: string | null) => void] => {
  const user = useUserKey()
  const key = keyOf(name, user)
  const text = useSyncExternalStore(listeners.subscribe, () => localStorage.getItem(key))
  const write = (next: string | null): void => {
    try {
      if (next === null) localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // Storage is full or blocked: the text is not stored, without an error.
    }
    listeners.notify()
  }
  return [text, write]
}

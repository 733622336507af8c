import { useSyncExternalStore } from 'react'
import { createListeners } from '../ui/store.ts'
import { useUserKey } from './use-session.ts'

const listeners = createListeners({ otherTabs: true })

/**
 * A text that this browser keeps for the signed-in user under a name, and how to change it; null takes it away. Other
 * users of the browser have their own.
 */
export const useUserStorage = (name: string): readonly [string | null, (text: string | null) => void] => {
  const user = useUserKey()
  const key = `${name}:${user ?? ''}`
  const text = useSyncExternalStore(listeners.subscribe, () => localStorage.getItem(key))
  const write = (next: string | null): void => {
    try {
      if (next === null) localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // Full or forbidden: nothing is remembered, and nobody disturbed.
    }
    listeners.tell()
  }
  return [text, write]
}

import { useSyncExternalStore } from 'react'
import { useUser } from './use-session.ts'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * A text that this browser keeps for the signed-in user under a name, and how to change it; null takes it away. Other
 * users of the browser have their own.
 */
export const useUserStorage = (name: string): readonly [string | null, (text: string | null) => void] => {
  const user = useUser()
  const key = `${name}:${user?.id ?? user?.email ?? ''}`
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  const write = (next: string | null): void => {
    try {
      if (next === null) localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // Full or forbidden: nothing is remembered, and nobody disturbed.
    }
    for (const listener of listeners) listener()
  }
  return [text, write]
}

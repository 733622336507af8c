/** Those who are told that something is another; `subscribe` calls `listener` after each change and returns how to stop. */
export interface Listeners {
  tell: () => void
  subscribe: (listener: () => void) => () => void
}

/** Listeners of one thing; with `otherTabs` they are also told when another tab has changed what this browser keeps. */
export const createListeners = ({ otherTabs = false } = {}): Listeners => {
  const listeners = new Set<() => void>()
  return {
    tell: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (otherTabs) window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

/** A value outside of React, for `useSyncExternalStore`. */
export interface Store<T> {
  get: () => T
  set: (value: T) => void
  subscribe: Listeners['subscribe']
}

/** A store that holds a value from the start. */
export const createStore = <T>(value: T): Store<T> => {
  const { tell, subscribe } = createListeners()
  let current = value
  return {
    get: () => current,
    set: (next) => {
      current = next
      tell()
    },
    subscribe,
  }
}

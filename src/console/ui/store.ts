/** A list of listeners; `subscribe` calls `listener` after each change and returns a function that unsubscribes. */
export interface Listeners {
  notify: () => void
  subscribe: (listener: () => void) => () => void
}

/** Creates listeners; with `otherTabs`, they are also called when another tab changes local storage. */
export const createListeners = ({ otherTabs = false } = {}): Listeners => {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
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

/** Creates a store with an initial value. */
export const createStore = <T>(value: T): Store<T> => {
  const { notify, subscribe } = createListeners()
  let current = value
  return {
    get: () => current,
    set: (next) => {
      current = next
      notify()
    },
    subscribe,
  }
}

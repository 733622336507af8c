interface Waiting {
  promise: Promise<void>
  resolve: () => void
  reject: (reason: Error) => void
}

let waiting: Waiting | null = null
let someoneIsIn = false
const listeners = new Set<() => void>()

const notify = (): void => {
  for (const listener of listeners) listener()
}

const settle = (finish: (entry: Waiting) => void): void => {
  if (!waiting) return
  finish(waiting)
  waiting = null
  notify()
}

/**
 * Asks the user to sign in over the open screen; the promise serves every request refused meanwhile. It resolves once
 * that has happened and rejects when the user leaves instead, and at once when nobody is signed in.
 */
export const signInAgain = (): Promise<void> => {
  if (!someoneIsIn) return Promise.reject(new Error('Nobody is signed in'))
  if (!waiting) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting = { promise, resolve, reject }
    notify()
  }
  return waiting.promise
}

/** To be called when a user has entered: waiting requests are repeated. */
export const userEntered = (): void => {
  someoneIsIn = true
  settle((entry) => entry.resolve())
}

/** To be called when the user has left: waiting requests fail with their 401. */
export const userLeft = (): void => {
  someoneIsIn = false
  settle((entry) => entry.reject(new Error('Not signed in again')))
}

/** Whether requests wait for the user; a snapshot for `useSyncExternalStore`. */
export const isSignInAgainOpen = (): boolean => waiting !== null

export const subscribeSignInAgain = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

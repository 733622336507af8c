interface Pending {
  promise: Promise<void>
  resolve: () => void
  reject: (reason: Error) => void
}

let pending: Pending | null = null
let isSignedIn = false
const listeners = new Set<() => void>()

const notify = (): void => {
  for (const listener of listeners) listener()
}

const settle = (finish: (entry: Pending) => void): void => {
  if (!pending) return
  finish(pending)
  pending = null
  notify()
}

/**
 * Asks the user to sign in over the open screen; the promise serves every request refused meanwhile. It resolves once
 * that has happened and rejects when the user leaves instead, and at once when nobody is signed in.
 */
export const signInAgain = (): Promise<void> => {
  if (!isSignedIn) return Promise.reject(new Error('Nobody is signed in'))
  if (!pending) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    pending = { promise, resolve, reject }
    notify()
  }
  return pending.promise
}

/** To be called when a user has entered: waiting requests are repeated. */
export const resumeRequests = (): void => {
  isSignedIn = true
  settle((entry) => entry.resolve())
}

/** To be called when the user has left: waiting requests fail with their 401. */
export const failRequests = (): void => {
  isSignedIn = false
  settle((entry) => entry.reject(new Error('Not signed in again')))
}

/** Whether requests wait for the user; a snapshot for `useSyncExternalStore`. */
export const isSignInAgainOpen = (): boolean => pending !== null

export const subscribeSignInAgain = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

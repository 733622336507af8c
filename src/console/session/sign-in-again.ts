import { createStore } from '../ui/store.ts'

interface Pending {
  promise: Promise<void>
  resolve: () => void
  reject: (reason: Error) => void
}

const pending = createStore<Pending | null>(null)
let isSignedIn = false

const settle = (finish: (entry: Pending) => void): void => {
  const entry = pending.get()
  if (!entry) return
  finish(entry)
  pending.set(null)
}

/**
 * Asks the user to sign in over the open screen; the promise serves every request refused meanwhile. It resolves once
 * that has happened and rejects when the user leaves instead, and at once when nobody is signed in.
 */
export const signInAgain = (): Promise<void> => {
  if (!isSignedIn) return Promise.reject(new Error('Nobody is signed in'))
  const waiting = pending.get()
  if (waiting) return waiting.promise
  const entry = Promise.withResolvers<void>()
  pending.set(entry)
  return entry.promise
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
export const isSignInAgainOpen = (): boolean => pending.get() !== null

/** Calls a listener after each change of {@link isSignInAgainOpen}; returns how to stop. */
export const { subscribe: subscribeSignInAgain } = pending

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
 * Asks the user to sign in over the open page; all requests refused meanwhile share the promise. Resolves after the
 * sign-in; rejects if the user leaves instead, or if nobody is signed in.
 */
export const signInAgain = (): Promise<void> => {
  if (!isSignedIn) return Promise.reject(new Error('Nobody is signed in'))
  const waiting = pending.get()
  if (waiting) return waiting.promise
  const entry = Promise.withResolvers<void>()
  pending.set(entry)
  return entry.promise
}

/** Called after a sign-in: repeats waiting requests. */
export const resumeRequests = (): void => {
  isSignedIn = true
  settle((entry) => entry.resolve())
}

/** Called after a sign-out: waiting requests fail with their 401. */
export const failRequests = (): void => {
  isSignedIn = false
  settle((entry) => entry.reject(new Error('Not signed in again')))
}

/** Whether requests wait for the user; a snapshot for `useSyncExternalStore`. */
export const isSignInAgainOpen = (): boolean => pending.get() !== null

/** Subscribes to {@link isSignInAgainOpen}; returns a function that unsubscribes. */
export const { subscribe: subscribeSignInAgain } = pending

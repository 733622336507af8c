import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<AbortSignal>()

/** Runs work whose reads are cancelled when the signal aborts, since their result is no longer needed. */
export const withRequestSignal = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  scope.run(signal, work)

/** The signal of the current request; undefined outside of one. */
export const requestSignal = (): AbortSignal | undefined => scope.getStore()

/** Runs work that is shared or outlives the request: it continues when the client disconnects. */
export const withoutRequestSignal = <T>(work: () => T): T => scope.exit(work)

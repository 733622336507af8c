import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<AbortSignal>()

/** Runs work whose reads stop when the signal aborts: nobody waits for their result any more. */
export const withRequestSignal = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  scope.run(signal, work)

/** The signal of the request that is being served; undefined outside of one. */
export const requestSignal = (): AbortSignal | undefined => scope.getStore()

/** Runs work that others share, or that outlives the request: it goes on when the client disconnects. */
export const withoutRequestSignal = <T>(work: () => T): T => scope.exit(work)

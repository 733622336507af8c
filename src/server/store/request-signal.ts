import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<AbortSignal>()

/** Runs work whose reads stop when the signal aborts: nobody waits for their result any more. */
export const withRequestSignal = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  scope.run(signal, work)

/** Runs work whose result other requests wait for too, so that it goes on when this one is aborted. */
export const withoutRequestSignal = <T>(work: () => Promise<T>): Promise<T> => scope.exit(work)

/** The signal of the request that is being served; undefined outside of one. */
export const requestSignal = (): AbortSignal | undefined => scope.getStore()

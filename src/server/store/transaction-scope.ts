import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<{ open: boolean }>()

/** Runs a transaction's work, so that `refuseInTransaction` detects all calls within it. */
export async function inTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  const state = { open: true }
  try {
    return await scope.run(state, work)
  } finally {
    state.open = false
  }
}

/**
 * Throws when called within a transaction. Every network call starts with it: a slow server would keep the transaction
 * open, and with it a connection, row locks and, on the embedded database, all other requests.
 */
export function refuseInTransaction(action: string): void {
  if (scope.getStore()?.open) throw new Error(`${action}: not allowed within a transaction.`)
}

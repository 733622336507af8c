import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Transaction, TransactionOptions } from './database.ts'

/** The rows of a statement on this connection; none for several statements in one text. */
export const rowsOf = async <T>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> => {
  // Several statements return a list of results instead of one.
  const { rows = [] }: { rows?: unknown[] } = await client.query(text, [...values])
  return rows as T[]
}

const scope = new AsyncLocalStorage<{ open: boolean }>()

/** Runs a transaction's work, so that `refuseInTransaction` detects all calls within it. */
const inTransactionScope = async <T>(work: () => Promise<T>): Promise<T> => {
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
export const refuseInTransaction = (action: string): void => {
  if (scope.getStore()?.open) throw new Error(`${action}: not allowed within a transaction.`)
}

/** Serializes the statements of a transaction: the connection accepts none before the previous one has finished. */
class Turns {
  #last = Promise.resolve()
  #ended = false

  /** Throws after the last one: later statements would run outside the transaction. */
  async take<T>(send: () => Promise<T>): Promise<T> {
    if (this.#ended) throw new Error('The transaction has ended: nothing more can be done in it.')
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    // Awaited, not chained, so that an error has the stack of its caller.
    await before
    try {
      return await send()
    } finally {
      resolve()
    }
  }

  /** Waits for all queued statements first. */
  async takeLast<T>(send: () => Promise<T>): Promise<T> {
    this.#ended = true
    await this.#last
    return send()
  }
}

const transactionOn = (client: pg.ClientBase, turns: Turns): Transaction => {
  const query: Transaction['query'] = (text, values) => turns.take(() => rowsOf(client, text, values))
  return {
    query,
    savepoint: async (run) => {
      await query('savepoint attempt')
      try {
        const result = await run()
        await query('release savepoint attempt')
        return result
      } catch (error) {
        await query('rollback to savepoint attempt; release savepoint attempt').catch(() => undefined)
        throw error
      }
    },
  }
}

/** Throws if an error was swallowed in the transaction: the server then rolls back on commit without an error. */
const commit = async (client: pg.ClientBase): Promise<void> => {
  const { command } = await client.query('commit')
  if (command === 'ROLLBACK')
    throw new Error('A statement of the transaction had failed: it was rolled back instead of committed.')
}

/**
 * Runs a transaction on a connection of a pool and releases it; a connection that may still be in it is closed instead.
 * Throws the first error: after a lost connection the rollback fails too, and its error would hide the cause.
 */
export const runTransaction = async <T>(
  client: pg.PoolClient,
  run: (transaction: Transaction) => Promise<T>,
  { isolation = 'read committed', readOnly = false }: TransactionOptions = {},
): Promise<T> => {
  const turns = new Turns()
  let isOver = false
  try {
    await client.query(`start transaction isolation level ${isolation}${readOnly ? ' read only' : ''}`)
    const result = await inTransactionScope(() => run(transactionOn(client, turns)))
    await turns.takeLast(() => commit(client))
    isOver = true
    return result
  } catch (error) {
    isOver = await turns
      .takeLast(() => client.query('rollback'))
      .then(
        () => true,
        () => false,
      )
    throw error
  } finally {
    client.release(!isOver)
  }
}

/** Serialization failure and deadlock: nothing was written, and a retry succeeds. */
const retryable = new Set(['40001', '40P01'])
const tries = 5

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Retries a whole transaction after a conflict with another one. */
export const retryConflicts = async <T>(transaction: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (tried === tries || !retryable.has(codeOf(error))) throw error
    }
  }
}

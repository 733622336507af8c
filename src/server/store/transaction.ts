import type pg from 'pg'
import type { Transaction, TransactionOptions } from './database.ts'
import { rowsOf } from './rows-of.ts'
import { inTransactionScope } from './transaction-scope.ts'

/** What a connection is sent within a transaction, one after the other: it takes nothing before it has answered. */
class Turns {
  #last = Promise.resolve()
  #ended = false

  /** Throws once the last one was taken: what comes later would be carried out beside the transaction. */
  async take<T>(send: () => Promise<T>): Promise<T> {
    if (this.#ended) throw new Error('The transaction has ended: nothing more can be done in it.')
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    // Awaited, not chained: an error then names the place that asked.
    await before
    try {
      return await send()
    } finally {
      resolve()
    }
  }

  /** Once all have had theirs who are waiting. */
  async takeLast<T>(send: () => Promise<T>): Promise<T> {
    this.#ended = true
    await this.#last
    return send()
  }
}

function transactionOn(client: pg.ClientBase, turns: Turns): Transaction {
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

/** Throws where an error was kept from the transaction: the server then takes everything back instead, and says no more. */
async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('commit')
  if (command === 'ROLLBACK')
    throw new Error('A statement of the transaction had failed: it was rolled back instead of committed.')
}

/**
 * Runs one transaction on a connection of a pool, which gets it back; one that may still be in it is closed instead. What
 * went wrong first is what is thrown: after a lost connection, undoing goes wrong as well, and would not say why.
 */
export async function runTransaction<T>(
  client: pg.PoolClient,
  run: (transaction: Transaction) => Promise<T>,
  { isolation = 'read committed', readOnly = false }: TransactionOptions = {},
): Promise<T> {
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

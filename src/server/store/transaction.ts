import type { Database } from './database.ts'

/** Serialization failure and deadlock: nothing was written, and a second try succeeds. */
const retryable = new Set(['40001', '40P01'])
const tries = 5

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/**
 * One transaction. What went wrong first is what is thrown: after a lost connection, undoing goes wrong as well, and would
 * not say why.
 */
async function once<T>(
  kysely: Database['kysely'],
  work: (transaction: Database['kysely']) => Promise<T>,
): Promise<T> {
  const transaction = await kysely.startTransaction().setIsolationLevel('read committed').execute()
  try {
    const result = await work(transaction)
    await transaction.commit().execute()
    return result
  } catch (error) {
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined)
    throw error
  }
}

/**
 * Runs the work in one transaction, again when another transaction got in its way. Whatever the database's default, each
 * statement sees what was committed before it: who has waited for a lock sees what its holder wrote.
 */
export async function inTransaction<T>(
  kysely: Database['kysely'],
  work: (transaction: Database['kysely']) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await once(kysely, work)
    } catch (error) {
      if (tried === tries || !retryable.has(codeOf(error))) throw error
    }
  }
}

/** Serialization failure and deadlock: nothing was written, and a second try succeeds. */
const retryable = new Set(['40001', '40P01'])
const tries = 5

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Runs a transaction again, all of it, where another one got in its way. */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (tried === tries || !retryable.has(codeOf(error))) throw error
    }
  }
}

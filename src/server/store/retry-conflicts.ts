/** Serialization failure and deadlock: nothing was written, and a retry succeeds. */
const retryable = new Set(['40001', '40P01'])
const tries = 5

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Retries a whole transaction after a conflict with another one. */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (tried === tries || !retryable.has(codeOf(error))) throw error
    }
  }
}

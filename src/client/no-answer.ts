import type { NoAnswerReason } from './api-error.ts'

/** The longest, in milliseconds, that somebody is waited for who may be there. */
const timeout = 5000

/**
 * Why no answer came from `address`. A request without CORS (`no-cors`) succeeds where anything responds at all, though
 * nothing of the answer can be read: what came before was then kept from this page.
 */
export const reasonOfNoAnswer = async (address: string): Promise<NoAnswerReason> => {
  if (!navigator.onLine) return 'offline'
  const here = globalThis.location?.origin
  if (address === '' || new URL(address, here).origin === here) return 'unreachable'
  return fetch(address, { mode: 'no-cors', signal: AbortSignal.timeout(timeout) }).then(
    () => 'foreign' as const,
    () => 'unreachable' as const,
  )
}

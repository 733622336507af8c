import type { NoResponseReason } from './api-error.ts'

/** Timeout of the check whether a server responds, in milliseconds. */
const timeout = 5000

/**
 * Why there is no response from `address`. A request without CORS (`no-cors`) succeeds if any server responds, although
 * its response is unreadable: the page was then not allowed to read the first one.
 */
export const reasonOfNoResponse = async (address: string): Promise<NoResponseReason> => {
  if (!navigator.onLine) return 'offline'
  const here = globalThis.location?.origin
  if (address === '' || new URL(address, here).origin === here) return 'unreachable'
  return fetch(address, { mode: 'no-cors', signal: AbortSignal.timeout(timeout) }).then(
    () => 'foreign' as const,
    () => 'unreachable' as const,
  )
}

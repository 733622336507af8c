import { clientSession, signedOut } from '../../../client/client-session.ts'
import { getSession, refreshSession } from '../session-store.ts'
import { isUnsaved } from '../unsaved.ts'
import { whenSlow } from '../when-slow.ts'

/** Paths refused since the privileges last changed. */
const refused = new Set<string>()

let isDue = false
let refreshing: Promise<void> | null = null

const privilegesNow = (): string => {
  const session = getSession()
  return session.status === 'signed-in' ? [...session.privileges].join() : ''
}

const refreshPrivileges = async (): Promise<void> => {
  const before = privilegesNow()
  await refreshSession()
  if (privilegesNow() !== before) refused.clear()
}

/**
 * Fetches the user again if the API has refused a request since the last time; concurrent calls share one request. If
 * it takes too long, callers continue with the previous privileges.
 */
export const refreshAfterRefusal = async (): Promise<void> => {
  if (isDue)
    refreshing ??= refreshPrivileges().finally(() => {
      isDue = false
      refreshing = null
    })
  if (!refreshing) return
  const slow = Promise.withResolvers<void>()
  await Promise.race([whenSlow(refreshing, slow.resolve), slow.promise])
}

/**
 * Follows role changes during work: after a 403 response, fetches the user again and hides actions that are no longer
 * allowed. Waits for the next page while there is unsaved input, or while a bulk action runs, whose report would be
 * lost. Returns a function that stops.
 */
export const followRoleChanges = (): (() => void) => {
  clientSession.onForbidden = (url) => {
    // A repeated refusal is no new information about the role: an API may forbid a path that it does not have.
    const path = url.replace(/\?.*$/, '').replace(/\/\d+/g, '/0')
    if (refused.has(path)) return
    refused.add(path)
    isDue = true
    if (!isUnsaved()) void refreshAfterRefusal()
  }
  return () => {
    clientSession.onForbidden = signedOut.onForbidden
  }
}

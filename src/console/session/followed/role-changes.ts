import { onForbidden } from '../../../client/http.ts'
import { refreshSession } from '../session-store.ts'
import { isUnsaved } from '../unsaved.ts'
import { whenSlow } from '../when-slow.ts'

let isDue = false
let refreshing: Promise<void> | null = null

/**
 * Reads the user anew where the API has refused something since that was done last, once for all who ask meanwhile. Whoever
 * waits goes on with what the user could do before when the answer takes too long.
 */
export const refreshAfterRefusal = async (): Promise<void> => {
  if (isDue)
    refreshing ??= refreshSession().finally(() => {
      isDue = false
      refreshing = null
    })
  if (!refreshing) return
  const slow = Promise.withResolvers<void>()
  await Promise.race([whenSlow(refreshing, slow.resolve), slow.promise])
}

/**
 * Follows a role that loses rights during work: what the API refuses with 403 has the user read anew, and what no longer
 * may be done is no longer offered. Waits for the next page where something unsaved stands on this one, or a bulk action
 * runs, whose report would go with its buttons. Returns the function that ends it.
 */
export const followRoleChanges = (): (() => void) => {
  onForbidden(() => {
    isDue = true
    if (!isUnsaved()) void refreshAfterRefusal()
  })
  return () => onForbidden(() => undefined)
}

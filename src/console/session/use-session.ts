import { useCallback, useSyncExternalStore } from 'react'
import { hasPrivilege } from '../../contract/operations/privileges.ts'
import { currentUserKey, getSession, type Session, subscribeSession } from './session-store.ts'
import type { SessionUser } from './user.ts'

/** The session, with updates. */
export const useSession = (): Session => useSyncExternalStore(subscribeSession, getSession)

/** The signed-in user, or null. */
export const useUser = (): SessionUser | null => {
  const session = useSession()
  return session.status === 'signed-in' ? session.user : null
}

/** The signed-in user's key for browser storage; null without one. */
export const useUserKey = (): string | null => useSyncExternalStore(subscribeSession, currentUserKey)

const nobody: ReadonlySet<string> = new Set()

/** Whether a user has the required privileges. */
export type PrivilegeCheck = (privileges: readonly string[]) => boolean

/** The privilege check for the signed-in user; always false while nobody is signed in. */
export const usePrivilegeCheck = (): PrivilegeCheck => {
  const session = useSession()
  const signedIn = session.status === 'signed-in'
  const held = signedIn ? session.privileges : nobody
  return useCallback((privileges) => signedIn && hasPrivilege(held, privileges), [held, signedIn])
}

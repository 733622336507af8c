import { useCallback, useSyncExternalStore } from 'react'
import { hasPrivilege } from '../../contract/operations/has-privilege.ts'
import { currentUserKey, getSession, type Session, subscribeSession } from './session-store.ts'
import type { SessionUser } from './user.ts'

/** The session, followed. */
export const useSession = (): Session => useSyncExternalStore(subscribeSession, getSession)

/** The signed-in user, or null. */
export const useUser = (): SessionUser | null => {
  const session = useSession()
  return session.status === 'signed-in' ? session.user : null
}

/** By what this browser knows the signed-in user, in names of what it keeps for them; null where nobody is signed in. */
export const useUserKey = (): string | null => useSyncExternalStore(subscribeSession, currentUserKey)

const nobody: ReadonlySet<string> = new Set()

/** Tells whether somebody has what a list of privileges asks for. */
export type PrivilegeCheck = (privileges: readonly string[]) => boolean

/** A test of privilege lists for the signed-in user; false for everything while nobody is signed in. */
export const usePrivilegeCheck = (): PrivilegeCheck => {
  const session = useSession()
  const signedIn = session.status === 'signed-in'
  const held = signedIn ? session.privileges : nobody
  return useCallback((privileges) => signedIn && hasPrivilege(held, privileges), [held, signedIn])
}

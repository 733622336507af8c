import type { User } from '../../../generated/api/foundation.schemas.ts'
import type { MessageCode } from '../messages/message-code.ts'
import type { Stored } from '../stored-model.ts'

/** The signed-in user, read from the database for every request; the rights are those of the first role. */
export interface SignedInUser {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly roleType: string | null
  readonly roleName: string | null
  readonly privileges: ReadonlySet<string>
  /** Whether the role requires a second factor. */
  readonly secondFactorRequired: boolean
  /** Null for a token from a version without sessions. */
  readonly sessionId: string | null
}

/**
 * Why an account may not sign in, regardless of the password, as a message for its owner; null if it may. Users of the
 * website wait until staff verify them.
 */
export const signInRefusal = ({ banned, registerType, verified }: Stored<User>): MessageCode | null => {
  if (banned === true) return 'session.blocked'
  if (registerType === 'WEB' && verified !== true) return 'session.unverified'
  return null
}

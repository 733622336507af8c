import type { User } from '../../../generated/api/foundation.schemas.ts'
import type { MessageCode } from '../messages/message-code.ts'
import type { Stored } from '../stored-model.ts'

/**
 * Why an account may not sign in, regardless of the password, as a message for its owner; null if it may. Users of the
 * website wait until staff verify them.
 */
export function signInRefusal({ banned, registerType, verified }: Stored<User>): MessageCode | null {
  if (banned === true) return 'session.blocked'
  if (registerType === 'WEB' && verified !== true) return 'session.unverified'
  return null
}

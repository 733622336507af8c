import type { SignedInUser } from '../auth/signed-in-user.ts'
import { unauthorized } from '../errors.ts'
import type { Call } from './handler.ts'

/** The signed-in user. Throws 401 for an anonymous call of a public operation. */
export function signedIn({ user }: Pick<Call, 'user'>): SignedInUser {
  if (!user) throw unauthorized()
  return user
}

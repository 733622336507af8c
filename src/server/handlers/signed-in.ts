import type { SignedInUser } from '../auth/signed-in-user.ts'
import { unauthorized } from '../errors.ts'
import type { Call } from './handler.ts'

/** Who is asking. Throws 401 in an operation that is open to everybody and was asked by nobody. */
export function signedIn({ user }: Pick<Call, 'user'>): SignedInUser {
  if (!user) throw unauthorized()
  return user
}

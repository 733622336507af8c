import { createHash } from 'node:crypto'
import { HttpError } from '../../errors.ts'
import { networkOf } from '../../http/client-address.ts'
import { isKnownAddress } from '../../store/accounts/known-addresses.ts'
import type { Call } from '../handler.ts'

/** Short whatever was typed, and no address of mail or network in the database. */
export const limitKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n').toLowerCase()).digest('base64url')

/** An account at an address of the network, as limits and known addresses count it. */
export const placeOf = ({ request }: Pick<Call, 'request'>, email: string): string =>
  limitKey(email, networkOf(request.ip))

/** What the limits say of one try to sign in. */
export type Admission = {
  /**
   * Why only a temporary password may sign in: strangers have used up the account's tries. Null while any may. Addresses
   * from which the account signed in before never get to see it, so no stranger locks the owner out.
   */
  readonly refusal: HttpError | null
  /** To be told when the try has failed. */
  readonly failed: () => Promise<void>
  /** To be told when the password was right. */
  readonly succeeded: () => Promise<void>
}

/** Counts the try before the password is looked at, so that many at once get no further than one after another. */
async function countStranger(use: () => Promise<void>): Promise<HttpError | null> {
  try {
    await use()
    return null
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return error
    throw error
  }
}

/**
 * Lets a try to sign in pass the limits: by address, by address and account, and by account over all addresses that it
 * does not know. Whether the account exists changes nothing. Throws 429 for the first two.
 */
export async function limitSignIn(call: Call, email: string): Promise<Admission> {
  const { services, store, request } = call
  const { signIn, signInAddress, signInAccount } = services.limits
  const network = networkOf(request.ip)
  const pair = placeOf(call, email)
  const account = limitKey(email)
  await signInAddress.check(network)
  await signIn.use(pair)
  const isKnown = await isKnownAddress(store.db, pair)
  const refusal = isKnown ? null : await countStranger(() => signInAccount.use(account))
  return {
    refusal,
    failed: () => signInAddress.use(network),
    succeeded: async () => {
      await signIn.reset(pair)
      if (!isKnown && refusal === null) await signInAccount.giveBack(account)
    },
  }
}

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
  /** Refunds the try: the password was right, or was not checked. */
  readonly refund: () => Promise<void>
  /** Refunds the try and forgets earlier failures of this address on this account. */
  readonly succeeded: () => Promise<void>
}

/** Counts a try from an unknown address; returns the refusal instead of throwing it. */
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
 * Counts a try to sign in against the limits: by address, by address and account, and by account over all addresses that
 * it does not know. Counted before the password is checked, so that parallel tries get no further than sequential ones.
 * Whether the account exists changes nothing. Throws 429 for the first two.
 */
export async function limitSignIn(call: Call, email: string): Promise<Admission> {
  const { services, store, request } = call
  const { signIn, signInAddress, signInAccount } = services.limits
  const network = networkOf(request.ip)
  const pair = placeOf(call, email)
  const account = limitKey(email)
  await signInAddress.use(network)
  await signIn.use(pair)
  const isKnown = await isKnownAddress(store.db, pair)
  const refusal = isKnown ? null : await countStranger(() => signInAccount.use(account))
  const refundAddress = async (): Promise<void> => {
    await signInAddress.giveBack(network)
    if (!isKnown && refusal === null) await signInAccount.giveBack(account)
  }
  return {
    refusal,
    refund: async () => {
      await refundAddress()
      await signIn.giveBack(pair)
    },
    succeeded: async () => {
      await refundAddress()
      await signIn.reset(pair)
    },
  }
}

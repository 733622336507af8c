import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../../errors.ts'
import { networkOf } from '../../http/client-address.ts'
import { isKnownAddress } from '../../store/accounts/known-places.ts'
import type { SessionOrigin } from '../../store/accounts/sessions.ts'
import type { Call } from '../handler.ts'

/** Hashes the key: short for any input, and no email or network address in the database. */
export const limitKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n').toLowerCase()).digest('base64url')

/** An account at a network address, as the key of limits and known addresses. */
export const attemptSource = ({ request }: Pick<Call, 'request'>, email: string): string =>
  limitKey(email, networkOf(request.ip))

/** The result of the limits for one sign-in attempt. */
export interface Admission {
  /**
   * The reason why only a temporary password may sign in: unknown addresses have used up the account's attempts.
   * Otherwise null. Always null for addresses from which the account has signed in before, so nobody else can lock the
   * owner out.
   */
  readonly refusal: HttpError | null
  /** Refunds the attempt: the password was right, or was not checked. */
  readonly refund: () => Promise<void>
  /** Refunds the attempt and resets earlier failures of this address on this account. */
  readonly succeeded: () => Promise<void>
}

/** Counts an attempt from an unknown address; returns the refusal instead of throwing it. */
const countStranger = async (use: () => Promise<void>): Promise<HttpError | null> => {
  try {
    await use()
    return null
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return error
    throw error
  }
}

/**
 * Counts a sign-in attempt against the limits: by address, by address and account, and by account over all unknown
 * addresses. Counted before the password is checked, so that parallel attempts gain nothing over sequential ones, and
 * whether or not the account exists. Throws 429 for the first two.
 */
export const limitSignIn = async (call: Call, email: string): Promise<Admission> => {
  const { services, store, request } = call
  const { signIn, signInAddress, signInAccount } = services.limits
  const network = networkOf(request.ip)
  const pair = attemptSource(call, email)
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

/** Maximum length of the stored User-Agent. */
const programLength = 255

/** The origin of a request, as history and sessions store it. */
export const sentFrom = ({ ip, headers }: FastifyRequest): SessionOrigin => ({
  address: ip,
  program: headers['user-agent']?.slice(0, programLength) ?? null,
})

import { networkOf } from '../../../http/client-address.ts'
import { isKnownAddress, saveKnownAddress } from '../../../store/accounts/known-addresses.ts'
import type { Call } from '../../handler.ts'
import { limitKey, placeOf } from '../sign-in-limits.ts'

/** A counted attempt at the second step; `succeeded` refunds it. */
export type ProofAdmission = { readonly succeeded: () => Promise<void> }

/**
 * Counts an attempt at the second step before it is checked: by address, by address and account, and for authenticator
 * codes, of which there are only a million, by account over all unknown addresses. Throws 429.
 */
export async function limitProof(
  { services, store, request }: Call,
  user: { readonly id: number; readonly email: string },
  isCode: boolean,
): Promise<ProofAdmission> {
  const { signInAddress, secondFactor, secondFactorAccount } = services.limits
  const network = networkOf(request.ip)
  const place = placeOf({ request }, user.email)
  const pair = limitKey(String(user.id), network)
  const account = limitKey(String(user.id))
  await signInAddress.use(network)
  await secondFactor.use(pair)
  const counted = isCode && !(await isKnownAddress(store.db, place))
  if (counted) await secondFactorAccount.use(account)
  return {
    succeeded: async () => {
      await signInAddress.giveBack(network)
      await secondFactor.reset(pair)
      if (counted) await secondFactorAccount.giveBack(account)
      await saveKnownAddress(store.db, user.id, place)
    },
  }
}

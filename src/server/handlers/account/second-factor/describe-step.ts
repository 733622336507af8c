import type { SecondStep } from '../../../../../generated/api/foundation.schemas.ts'
import type { JsonObject } from '../../../../contract/json.ts'
import { relyingParty, requestOptions } from '../../../auth/second-factor/passkeys.ts'
import { HttpError } from '../../../errors.ts'
import type { MessageCode } from '../../../messages/message-code.ts'
import type { Factors } from '../../../store/accounts/factors.ts'
import { setChallenge } from '../../../store/accounts/sign-in-steps.ts'
import type { Serialized } from '../../../stored-model.ts'
import type { Call } from '../../handler.ts'

/** The second step for a ticket; each description has its own challenge for passkeys. */
const describeStep = async (
  { services, store, request }: Call,
  ticket: string,
  { totp, passkeys, recoveryCodes }: Factors,
): Promise<JsonObject> => {
  const party = relyingParty(request, services.settings)
  const usable = passkeys.filter(({ rp_id }) => rp_id === party?.id)
  const passkey = party && usable.length > 0 ? await requestOptions(party, usable) : null
  if (passkey) await setChallenge(store.db, ticket, passkey.challenge)
  const ways: SecondStep['ways'] = [
    ...(totp ? (['TOTP'] as const) : []),
    ...(passkeys.length > 0 ? (['PASSKEY'] as const) : []),
    ...(recoveryCodes > 0 ? (['RECOVERY_CODE'] as const) : []),
  ]
  return { ticket, ways, passkey: passkey as JsonObject | null } satisfies Serialized<SecondStep>
}

/** 401: the sign-in requires a second step, or another attempt at it. */
export const stepAsked = async (
  call: Call,
  ticket: string,
  factors: Factors,
  code: MessageCode,
): Promise<HttpError> => new HttpError(401, code, { payload: await describeStep(call, ticket, factors) })

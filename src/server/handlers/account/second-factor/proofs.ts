import type { SecondFactorProof } from '../../../../../generated/api/foundation.schemas.ts'
import { answeringId, provenCounter, relyingParty } from '../../../auth/second-factor/passkeys.ts'
import { recoveryCodeHash } from '../../../auth/second-factor/recovery-codes.ts'
import { totpStep } from '../../../auth/second-factor/totp.ts'
import { unprocessable } from '../../../errors.ts'
import {
  type Factors,
  notePasskeyUse,
  spendRecoveryCode,
  spendTotpStep,
} from '../../../store/accounts/factors.ts'
import { type SignInStep, takeChallenge } from '../../../store/accounts/sign-in-steps.ts'
import type { Writer } from '../../../store/write/writer.ts'
import type { Serialized } from '../../../stored-model.ts'
import type { Call } from '../../handler.ts'

/** Consumes a proof in the transaction of the sign-in; false when it was used before. */
export type UseProof = (writer: Writer) => Promise<boolean>

/** Checks a proof; null for an invalid one. */
type Check = (call: Call, step: SignInStep, factors: Factors, sent: string) => Promise<UseProof | null>

const checkCode: Check = async ({ services }, { userId }, { totp }, sent) => {
  const secret = totp && services.secrets.open(totp.secret)
  const step = secret && totpStep(secret, sent)
  return step ? ({ db }) => spendTotpStep(db, userId, step) : null
}

const checkRecoveryCode: Check =
  async (_call, { userId }, _factors, sent) =>
  async (writer) => {
    if (!(await spendRecoveryCode(writer.db, userId, recoveryCodeHash(sent)))) return false
    await writer.note(userId, 'RECOVERY_CODE_USE')
    return true
  }

const checkPasskey: Check = async ({ store, services, request }, step, { passkeys }, sent) => {
  // Consumed even if the check fails: a challenge is valid for one attempt.
  const challenge = await takeChallenge(store.db, step)
  const party = relyingParty(request, services.settings)
  const id = answeringId(sent)
  const key = passkeys.find((passkey) => passkey.id === id && passkey.rp_id === party?.id)
  if (challenge === null || party === null || !key) return null
  const counter = await provenCounter(sent, challenge, party, key)
  return counter === null ? null : ({ db }) => notePasskeyUse(db, key, counter)
}

const checks = { code: checkCode, recoveryCode: checkRecoveryCode, passkey: checkPasskey } as const

/** The one proof in a body, with its check. Throws 422 unless there is exactly one. */
export function proofIn(body: Serialized<SecondFactorProof>): {
  readonly name: keyof typeof checks
  readonly check: (call: Call, step: SignInStep, factors: Factors) => Promise<UseProof | null>
} {
  const names = (['code', 'recoveryCode', 'passkey'] as const).filter((name) => body[name] !== undefined)
  const [name, ...more] = names
  const sent = name && body[name]
  if (!name || sent === undefined || more.length > 0)
    throw unprocessable([{ path: `/${more[0] ?? 'code'}`, code: 'factor.oneProof' }], 'factor.oneProof')
  return { name, check: (call, step, factors) => checks[name](call, step, factors, sent) }
}

import type {
  SecondFactorProof,
  SecondStep,
  SignInAnswer,
  User,
} from '../../../../../generated/api/foundation.schemas.ts'
import type { JsonObject } from '../../../../contract/json.ts'
import { recoveryCodeHash, totpStep } from '../../../auth/second-factor/codes.ts'
import {
  answeringId,
  provenCounter,
  relyingParty,
  requestOptions,
} from '../../../auth/second-factor/passkeys.ts'
import { signInRefusal } from '../../../auth/signed-in-user.ts'
import { HttpError, unauthorized, unprocessable } from '../../../errors.ts'
import { networkOf } from '../../../http/client-address.ts'
import { codedMessage, type MessageCode } from '../../../messages/message-code.ts'
import {
  type Factors,
  notePasskeyUse,
  readFactors,
  spendRecoveryCode,
  spendTotpStep,
} from '../../../store/accounts/factors.ts'
import { isKnownAddress, saveKnownAddress } from '../../../store/accounts/known-places.ts'
import {
  endStep,
  readStep,
  type SignInStep,
  setChallenge,
  takeChallenge,
} from '../../../store/accounts/sign-in-steps.ts'
import type { Writer } from '../../../store/write/writer.ts'
import { type Serialized, storedOf } from '../../../stored-model.ts'
import { bodyOf } from '../../call.ts'
import type { Call, OperationResult } from '../../handler.ts'
import { attemptSource, limitKey } from '../sign-in-limits.ts'
import { describeMe, noteFailure, type Started, startRenewable, writtenBy } from '../start-session.ts'
import { mailNewPlace } from '../user-mail.ts'

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

/** Consumes a proof in the transaction of the sign-in; false when it was used before. */
type UseProof = (writer: Writer) => Promise<boolean>

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
const proofIn = (
  body: Serialized<SecondFactorProof>,
): {
  readonly name: keyof typeof checks
  readonly check: (call: Call, step: SignInStep, factors: Factors) => Promise<UseProof | null>
} => {
  const names = (['code', 'recoveryCode', 'passkey'] as const).filter((name) => body[name] !== undefined)
  const [name, ...more] = names
  const sent = name && body[name]
  if (!name || sent === undefined || more.length > 0)
    throw unprocessable([{ path: `/${more[0] ?? 'code'}`, code: 'factor.oneProof' }], 'factor.oneProof')
  return { name, check: (call, step, factors) => checks[name](call, step, factors, sent) }
}

/** A counted attempt at the second step; `succeeded` refunds it. */
interface ProofAdmission {
  readonly succeeded: () => Promise<void>
}

/**
 * Counts an attempt at the second step before it is checked: by address, by address and account, and for authenticator
 * codes, of which there are only a million, by account over all unknown addresses. Throws 429.
 */
const limitProof = async (
  { services, store, request }: Call,
  user: { readonly id: number; readonly email: string },
  isCode: boolean,
): Promise<ProofAdmission> => {
  const { signInAddress, secondFactor, secondFactorAccount } = services.limits
  const network = networkOf(request.ip)
  const place = attemptSource({ request }, user.email)
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

/** A proof that was consumed concurrently counts as wrong. */
class Spent extends Error {}

/** Signs in with a valid proof; null when it was used before. Throws 401 when the ticket was. */
const enter = async (call: Call, step: SignInStep, use: UseProof): Promise<Started | null> => {
  const work = async (writer: Writer): Promise<Started> => {
    if (!(await endStep(writer.db, step))) throw unauthorized('session.secondStepOver')
    if (!(await use(writer))) throw new Spent()
    await writer.note(step.userId, 'SIGN_IN')
    return startRenewable(call.services, writer.db, { ...step, proved: true }, call.request)
  }
  try {
    return await writtenBy(call, step.userId).transaction(work)
  } catch (error) {
    if (error instanceof Spent) return null
    throw error
  }
}

/**
 * proveSecondFactor: signs in with the ticket of the right password and a second proof. Both are consumed in the
 * transaction that starts the session, so neither can be used twice, even concurrently.
 */
export const proveSecondFactor = async (call: Call): Promise<OperationResult<SignInAnswer>> => {
  const { store } = call
  const body = bodyOf<SecondFactorProof>(call)
  const { name, check } = proofIn(body)
  const step = await readStep(store.db, body.ticket)
  const record = step && (await store.get('User', step.userId))
  if (!step || !record || signInRefusal(storedOf<User>(record)) !== null)
    throw unauthorized('session.secondStepOver')
  const user = { id: record.id, email: storedOf<User>(record).email ?? '' }
  const admission = await limitProof(call, user, name === 'code')
  const factors = await readFactors(store.db, user.id)
  const use = await check(call, step, factors)
  const started = use && (await enter(call, step, use))
  if (!started) {
    noteFailure(call, user.id)
    throw await stepAsked(call, body.ticket, factors, 'session.secondStepWrong')
  }
  await admission.succeeded()
  mailNewPlace(call, record)
  return {
    payload: { accessToken: started.token, user: await describeMe(store, record) },
    headers: started.headers,
    ...(step.notice && { message: codedMessage(step.notice) }),
  }
}

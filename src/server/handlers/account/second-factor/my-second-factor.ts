import type {
  Done,
  FactorAdded,
  MySecondFactor,
  PasskeyCreated,
  PasskeyOptions,
  PasskeyRemoval,
  PasswordAgain,
  RecoveryCodes,
  TotpCode,
  TotpSecret,
} from '../../../../../generated/api/foundation.schemas.ts'
import type { PayloadOf } from '../../../../contract/conventions/envelope.ts'
import { newTotpSecret, totpAddress, totpStep } from '../../../auth/second-factor/codes.ts'
import {
  createdPasskey,
  creationOptions,
  type RelyingParty,
  relyingParty,
} from '../../../auth/second-factor/passkeys.ts'
import { conflict, notFound, unprocessable } from '../../../errors.ts'
import {
  beginSetup,
  endSetup,
  type FactorSetup,
  readFactors,
  readSetup,
  removePasskey,
  removeTotp,
  savePasskey,
  saveTotp,
} from '../../../store/accounts/factors.ts'
import type { Serialized } from '../../../stored-model.ts'
import { bodyOf, done, signedIn } from '../../call.ts'
import type { Call, OperationResult } from '../../handler.ts'
import { addFactor, removeFactor, renewRecoveryCodes } from './change-factors.ts'
import { confirmOwnPassword } from './own-password.ts'

/** Maximum number per user. */
const maxPasskeys = 20

const setupOf = (call: Call, kind: FactorSetup['kind']): FactorSetup => {
  const { id, sessionId } = signedIn(call)
  return { userId: id, sessionId, kind }
}

/** The pending setup. Throws 409 when there is none or it has expired. */
const pendingSetup = async (call: Call, setup: FactorSetup): Promise<string> => {
  const value = await readSetup(call.store.db, setup)
  if (value === null) throw conflict('factor.notBegun')
  return value
}

/** getMySecondFactor: the second factors of the signed-in user. */
export const getMySecondFactor = async (call: Call): Promise<OperationResult<MySecondFactor>> => {
  const { id, secondFactorRequired } = signedIn(call)
  const { totp, passkeys, recoveryCodes } = await readFactors(call.store.db, id)
  // Browsers send no Origin header with same-origin GET requests.
  const host = relyingParty(call.request, call.services.settings)?.id ?? call.request.hostname
  return {
    payload: {
      required: secondFactorRequired,
      totpSince: totp?.created_at.toISOString() ?? null,
      passkeys: passkeys.map(({ id: passkey, name, created_at, last_used_at, rp_id }) => ({
        id: passkey,
        name,
        createdDate: created_at.toISOString(),
        lastUsedDate: last_used_at?.toISOString() ?? null,
        usableHere: host === rp_id,
      })),
      recoveryCodes,
    },
  }
}

/** beginMyTotp: a new secret for an app, valid once a code of it is confirmed. */
export const beginMyTotp = async (call: Call): Promise<OperationResult<TotpSecret>> => {
  await confirmOwnPassword(call, bodyOf<PasswordAgain>(call).password)
  const { services, store } = call
  const secret = newTotpSecret()
  await beginSetup(store.db, setupOf(call, 'totp'), services.secrets.seal(secret))
  const address = totpAddress(secret, services.settings.foundationName, signedIn(call).email)
  return { payload: { secret, address } }
}

/** confirmMyTotp: activates the app. */
export const confirmMyTotp = async (call: Call): Promise<OperationResult<FactorAdded>> => {
  const setup = setupOf(call, 'totp')
  const sealed = await pendingSetup(call, setup)
  const secret = call.services.secrets.open(sealed)
  const step = secret === null ? null : totpStep(secret, bodyOf<TotpCode>(call).code)
  if (step === null) throw unprocessable([{ path: '/code', code: 'factor.isWrong' }], 'factor.wrongCode')
  const payload = await addFactor(call, async ({ db }) => {
    if (!(await endSetup(db, setup, sealed))) throw conflict('factor.notBegun')
    await saveTotp(db, setup.userId, sealed, step)
  })
  return { payload }
}

/** removeMyTotp: removes the app. */
export const removeMyTotp = async (call: Call): Promise<OperationResult<Done>> => {
  await confirmOwnPassword(call, bodyOf<PasswordAgain>(call).password)
  await removeFactor(call, async ({ db }) => {
    if (!(await removeTotp(db, signedIn(call).id))) throw notFound()
  })
  return done()
}

/** The relying party of the request. Throws 409 where browsers create no passkeys. */
const partyOf = (call: Call): RelyingParty => {
  const party = relyingParty(call.request, call.services.settings)
  if (party === null) throw conflict('factor.noPasskeysHere')
  return party
}

/** beginMyPasskey: the browser's options for creating one. */
export const beginMyPasskey = async (call: Call): Promise<OperationResult<PasskeyOptions>> => {
  await confirmOwnPassword(call, bodyOf<PasswordAgain>(call).password)
  const { services, store } = call
  const user = signedIn(call)
  const { passkeys } = await readFactors(store.db, user.id)
  if (passkeys.length >= maxPasskeys) throw conflict('factor.tooMany', { most: maxPasskeys })
  const options = await creationOptions(partyOf(call), services.settings.foundationName, user, passkeys)
  await beginSetup(store.db, setupOf(call, 'passkey'), options.challenge)
  return { payload: { options: options as unknown as Serialized<PayloadOf<PasskeyOptions>>['options'] } }
}

/** confirmMyPasskey: stores the passkey that the browser created. */
export const confirmMyPasskey = async (call: Call): Promise<OperationResult<FactorAdded>> => {
  const { name, passkey: sent } = bodyOf<PasskeyCreated>(call)
  const setup = setupOf(call, 'passkey')
  const party = partyOf(call)
  const challenge = await pendingSetup(call, setup)
  const passkey = await createdPasskey(sent, challenge, party)
  if (!passkey) throw unprocessable([{ path: '/passkey', code: 'fault.invalid' }], 'factor.noPasskey')
  const payload = await addFactor(call, async ({ db }) => {
    const isOurs = await endSetup(db, setup, challenge)
    if (!isOurs) throw conflict('factor.notBegun')
    const isNew = await savePasskey(db, setup.userId, passkey, { name, rpId: party.id })
    if (!isNew) throw conflict('factor.knownPasskey')
  })
  return { payload }
}

/** removeMyPasskey: removes one. */
export const removeMyPasskey = async (call: Call): Promise<OperationResult<Done>> => {
  const { password, passkeyId } = bodyOf<PasskeyRemoval>(call)
  await confirmOwnPassword(call, password)
  await removeFactor(call, async ({ db }) => {
    if (!(await removePasskey(db, signedIn(call).id, passkeyId))) throw notFound()
  })
  return done()
}

/** makeMyRecoveryCodes: creates new ones; the previous ones become invalid. */
export const makeMyRecoveryCodes = async (call: Call): Promise<OperationResult<RecoveryCodes>> => {
  await confirmOwnPassword(call, bodyOf<PasswordAgain>(call).password)
  return { payload: { recoveryCodes: await renewRecoveryCodes(call) } }
}

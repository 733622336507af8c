import type { FactorAdded } from '../../../../../generated/api/foundation.schemas.ts'
import type { PayloadOf } from '../../../../contract/conventions/envelope.ts'
import { makeRecoveryCodes, recoveryCodeHash } from '../../../auth/second-factor/codes.ts'
import { conflict, unauthorized } from '../../../errors.ts'
import { inLanguage, type Language } from '../../../messages/message.ts'
import { codedMessage } from '../../../messages/message-code.ts'
import {
  type Factors,
  hasFactor,
  readFactors,
  removeFactors,
  replaceRecoveryCodes,
} from '../../../store/accounts/factors.ts'
import { languageBefore } from '../../../store/accounts/known-places.ts'
import { endUnprovedSessions, isProved, lockSession, markProved } from '../../../store/accounts/sessions.ts'
import type { Writer } from '../../../store/write/writer.ts'
import type { Serialized } from '../../../stored-model.ts'
import { signedIn } from '../../call.ts'
import type { Call } from '../../handler.ts'
import { sentFrom } from '../sign-in-limits.ts'
import { type MailText, mailUser } from '../user-mail.ts'

/** A change of the second factors; `reset`: staff removed all of them. */
export type FactorEvent = 'factorOn' | 'factorOff' | 'recoveryCodes' | 'reset'

/** The address is included for the user's own changes only: where staff work is not for others to see. */
const letterOf = (event: FactorEvent): MailText =>
  event === 'reset'
    ? { subject: 'letter.secondStepSubject', text: 'letter.secondStepReset' }
    : {
        subject: 'letter.secondStepSubject',
        text: 'letter.secondStep',
        params: (language: Language) => ({ what: inLanguage(codedMessage(`letter.${event}`), language) }),
      }

/**
 * Mails a user, in the transaction of the change, that a second factor was set up, removed or reset, or that recovery
 * codes were created. In the language of the last sign-in, since the author of the change may not be the user.
 */
export const mailFactorChange = async (
  call: Call,
  writer: Writer,
  userId: number,
  event: FactorEvent,
): Promise<void> => {
  const user = await writer.get('User', userId)
  if (!user) return
  const named = await languageBefore(writer.db, userId)
  const origin = { at: new Date(), place: sentFrom(call.request), named }
  await mailUser(call.services, writer, user, letterOf(event), origin)
}

type Added = Serialized<PayloadOf<FactorAdded>>

/** Reads and locks the second factors of a user until the transaction ends. */
export const lockFactors = async (writer: Writer, userId: number): Promise<Factors> => {
  await writer.exclusive(`second factor of ${userId}`)
  return readFactors(writer.db, userId)
}

/**
 * Runs changes of a user's second factors one after the other, so that each sees the previous ones. Throws 401 if the
 * session has ended since the request began or was not proved by the present factors, like `confirmOwnPassword`. The
 * user is informed by mail.
 */
const changeFactors = async <Result>(
  call: Call,
  event: FactorEvent,
  work: (writer: Writer, before: Factors) => Promise<Result>,
): Promise<Result> => {
  const { id, sessionId } = signedIn(call)
  return call.store.transaction(async (writer) => {
    const before = await lockFactors(writer, id)
    if (sessionId !== null && !(await lockSession(writer.db, sessionId))) throw unauthorized('session.ended')
    if (hasFactor(before) && !(await isProved(writer.db, sessionId))) throw unauthorized('session.unproved')
    const result = await work(writer, before)
    await mailFactorChange(call, writer, id, event)
    return result
  })
}

/** Creates new recovery codes and stores their hashes; returns the codes. */
const newRecoveryCodes = async (writer: Writer, userId: number): Promise<string[]> => {
  const codes = makeRecoveryCodes()
  await replaceRecoveryCodes(writer.db, userId, codes.map(recoveryCodeHash))
  await writer.note(userId, 'RECOVERY_CODES')
  return codes
}

/**
 * Adds a second factor; the first one comes with recovery codes. The current session counts as proved by it; sessions
 * started with the password alone end, since an attacker may hold them.
 */
export const addFactor = (
  call: Call,
  add: (writer: Writer, before: Factors) => Promise<void>,
): Promise<Added> =>
  changeFactors(call, 'factorOn', async (writer, before) => {
    const { id, sessionId } = signedIn(call)
    await add(writer, before)
    await writer.note(id, 'FACTOR_ON')
    if (sessionId !== null) await markProved(writer.db, sessionId)
    const endedSessions = await endUnprovedSessions(writer.db, id)
    if (endedSessions > 0) await writer.note(id, 'SESSION_END')
    const recoveryCodes = before.recoveryCodes > 0 ? null : await newRecoveryCodes(writer, id)
    return { recoveryCodes, endedSessions }
  })

/** Removes a second factor. Throws 409 for the last one while the user's role requires a second step. */
export const removeFactor = (call: Call, remove: (writer: Writer) => Promise<void>): Promise<void> =>
  changeFactors(call, 'factorOff', async (writer) => {
    const { id, secondFactorRequired } = signedIn(call)
    await remove(writer)
    await writer.note(id, 'FACTOR_OFF')
    if (hasFactor(await readFactors(writer.db, id))) return
    if (secondFactorRequired) throw conflict('factor.demanded')
    await removeFactors(writer.db, id)
  })

/** Replaces the recovery codes. Throws 409 for a user without a second factor. */
export const renewRecoveryCodes = (call: Call): Promise<string[]> =>
  changeFactors(call, 'recoveryCodes', async (writer, before) => {
    if (!hasFactor(before)) throw conflict('factor.none')
    return newRecoveryCodes(writer, signedIn(call).id)
  })

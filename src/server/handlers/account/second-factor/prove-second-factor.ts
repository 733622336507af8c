import type {
  SecondFactorProof,
  SignInAnswer,
  User,
} from '../../../../../generated/api/foundation.schemas.ts'
import { signInRefusal } from '../../../auth/sign-in-refusal.ts'
import { unauthorized } from '../../../errors.ts'
import { codedMessage } from '../../../messages/message-code.ts'
import { readFactors } from '../../../store/accounts/factors.ts'
import { endStep, readStep, type SignInStep } from '../../../store/accounts/sign-in-steps.ts'
import type { Writer } from '../../../store/write/writer.ts'
import { storedOf } from '../../../stored-model.ts'
import { bodyOf } from '../../body-of.ts'
import type { Answered, Call } from '../../handler.ts'
import { mailNewPlace } from '../mail-new-place.ts'
import { describeMe } from '../me.ts'
import { noteFailure, writtenBy } from '../sign-in-events.ts'
import { type Started, startRenewable } from '../start-session.ts'
import { stepAsked } from './describe-step.ts'
import { limitProof } from './proof-limits.ts'
import { proofIn, type UseProof } from './proofs.ts'

/** A proof that was consumed concurrently counts as wrong. */
class Spent extends Error {}

/** Signs in with a valid proof; null when it was used before. Throws 401 when the ticket was. */
async function enter(call: Call, step: SignInStep, use: UseProof): Promise<Started | null> {
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
export async function proveSecondFactor(call: Call): Promise<Answered<SignInAnswer>> {
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
    ...(step.told && { message: codedMessage(step.told) }),
  }
}

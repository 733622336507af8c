import type { Done, MySessions, Session } from '../../../../generated/api/foundation.schemas.ts'
import { conflict, notFound } from '../../errors.ts'
import { endOtherSessions, endSessionOf, listSessions } from '../../store/accounts/sessions.ts'
import type { Serialized } from '../../stored-model.ts'
import { done, signedIn } from '../call.ts'
import type { Call, OperationResult } from '../handler.ts'
import { programTexts } from './program-texts.ts'

/** listMySessions: the sessions of the signed-in user. */
export const listMySessions = async (call: Call): Promise<OperationResult<MySessions>> => {
  const { id: userId, sessionId } = signedIn(call)
  const sessions = await listSessions(call.store.db, userId)
  const payload = sessions.map(
    ({ id, program, address, created_at, last_used_at }): Serialized<Session> => ({
      id,
      ...programTexts(program),
      program,
      address,
      createdDate: created_at.toISOString(),
      lastUsedDate: last_used_at.toISOString(),
      current: id === sessionId,
    }),
  )
  return { payload: payload.toSorted((one, other) => Number(other.current) - Number(one.current)) }
}

/** endMySession: ends one of the user's sessions, but not the current one. */
export const endMySession = async (call: Call): Promise<OperationResult<Done>> => {
  const { id: userId, sessionId } = signedIn(call)
  const requested = String(call.params.sessionId).toLowerCase()
  if (requested === sessionId) throw conflict('session.here')
  await call.store.transaction(async (writer) => {
    if (!(await endSessionOf(writer.db, userId, requested))) throw notFound('session.over')
    await writer.note(userId, 'SESSION_END')
  })
  return done()
}

/** endMyOtherSessions: ends all of the user's sessions except the current one. */
export const endMyOtherSessions = async (call: Call): Promise<OperationResult<Done>> => {
  const { id: userId, sessionId } = signedIn(call)
  await call.store.transaction(async (writer) => {
    const ended = await endOtherSessions(writer.db, userId, sessionId)
    if (ended > 0) await writer.note(userId, 'SESSION_END')
  })
  return done()
}

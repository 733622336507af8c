import type { Done, UnsentMessage, UnsentMessagePage } from '../../../generated/api/foundation.schemas.ts'
import { defaultPage, makePage } from '../../contract/conventions/page.ts'
import { readPageQuery } from '../../contract/conventions/query.ts'
import { conflict, notFound } from '../errors.ts'
import { listFailedMessages, makeDue, removeMessage } from '../store/message-table.ts'
import type { Serialized } from '../stored-model.ts'
import { done } from './call.ts'
import type { Call, OperationResult } from './handler.ts'

/** listUnsentMessage: the messages that could not be sent. */
export const listUnsentMessage = async (call: Call): Promise<OperationResult<UnsentMessagePage>> => {
  const { page, size } = readPageQuery(call.query) ?? defaultPage
  const { messages, total } = await listFailedMessages(call.store.db, { offset: page * size, limit: size })
  const rows = messages.map(
    ({
      id,
      kind,
      recipients,
      subject,
      attempts,
      lastError,
      createdAt,
      nextAttempt,
    }): Serialized<UnsentMessage> => ({
      id,
      kind,
      recipients,
      subject,
      attempts,
      lastError,
      createdDate: createdAt.toISOString(),
      nextAttemptDate: nextAttempt?.toISOString() ?? null,
      givenUp: nextAttempt === null,
    }),
  )
  return { payload: makePage(rows, total, { page, size }) }
}

/** sendUnsentMessage: retries a failed message immediately. Throws 409 when it fails again, or was given up. */
export const sendUnsentMessage = async (call: Call): Promise<OperationResult<Done>> => {
  const id = Number(call.params.id)
  const state = await makeDue(call.store.db, id)
  if (state === null) throw notFound()
  if (state === 'GIVEN_UP') throw conflict('message.givenUp')
  if ((await call.services.messages.sendNow(id)) !== 'SENT') throw conflict('message.failedAgain')
  return done()
}

/** deleteUnsentMessage: cancels the message. */
export const deleteUnsentMessage = async (call: Call): Promise<OperationResult<Done>> => {
  if (!(await removeMessage(call.store.db, Number(call.params.id)))) throw notFound()
  return done()
}

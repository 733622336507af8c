import {
  idempotencyHeader,
  readIdempotencyKey,
  repeatRefusals,
} from '../../contract/conventions/idempotency.ts'
import { comparableText } from '../../contract/same-value.ts'
import { badRequest, conflict, HttpError, unprocessable } from '../errors.ts'
import { writtenPayload } from '../handlers/crud/crud-create.ts'
import type { Call, Handler, HandlerResult } from '../handlers/handler.ts'
import { type Claim, type Done, readDone } from '../store/idempotency-keys.ts'

/** The idempotency key of the request; null without one, or if the operation does not support it. Throws 400. */
const claimOf = ({ operation, request, user, params, query, body, services }: Call): Claim | null => {
  if (!user || !operation.parameters.some(({ name }) => name === idempotencyHeader)) return null
  const key = readIdempotencyKey(request.headers)
  if (key === undefined) return null
  if (key === null) throw badRequest([], 'request.idempotencyKey')
  const fingerprint = services.secrets.fingerprint(comparableText([operation.id, params, query, body]))
  return { userId: user.id, key, operation: operation.id, fingerprint }
}

/** Repeats the response of the first request. Throws 422 if that was a different request, 409 if its record is gone. */
const repeat = async (
  { operation, services, store }: Call,
  claim: Claim,
  done: Done,
): Promise<HandlerResult> => {
  const { table: name, ids } = done
  const table = [...services.contract.tables.values()].find((each) => each.name === name)
  if (done.operation !== claim.operation) throw unprocessable([], 'repeat.elsewhere')
  const isSame = done.fingerprint === claim.fingerprint
  if (!table) {
    if (!isSame) throw unprocessable([], repeatRefusals.done)
    return { payload: null }
  }
  const { resource } = table
  const [id] = ids
  const there = await Promise.all(ids.map((each) => store.get(resource, each)))
  if (id !== undefined && there.every((record) => record === null))
    throw conflict(repeatRefusals.deleted, { resource })
  if (!isSame) {
    const payload = id === undefined ? null : { id }
    throw new HttpError(422, repeatRefusals.differs, { params: { resource }, payload })
  }
  return { payload: await writtenPayload(operation, resource, store, ids) }
}

/**
 * Handles the call once per key; later requests get the same response. The key is checked again when the handler
 * throws: a concurrent request may have come first (a name it stored is then taken), or a database response was lost.
 */
export const handleOnce = async (call: Call, handler: Handler): Promise<HandlerResult> => {
  const claim = claimOf(call)
  if (!claim) return handler(call)
  const { database } = call.services
  const done = await readDone(database, claim)
  if (done) return repeat(call, claim, done)
  try {
    return await handler({ ...call, store: call.store.once(claim) })
  } catch (error) {
    const meanwhile = await readDone(database, claim).catch(() => null)
    if (meanwhile) return repeat(call, claim, meanwhile)
    throw error
  }
}

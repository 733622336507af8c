import type { FollowRecordsParams, PresenceChange } from '../../../generated/api/foundation.schemas.ts'
import { userResource } from '../contract/table/field.ts'
import type { Table } from '../contract/table/table.ts'
import { HttpError } from '../errors.ts'
import { eventStream } from '../presence/event-stream.ts'
import { changesSince, userNames } from '../store/history/history-table.ts'
import type { Change } from '../store/record.ts'
import { queryParametersOf, signedIn } from './call.ts'
import type { Call, HandlerResult } from './handler.ts'
import { mayReadHistory } from './history/history-rights.ts'

/** Proxies must neither buffer nor change the events; nginx needs a header of its own. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  // A kept connection would delay the shutdown of the server after its stream has ended.
  connection: 'close',
}

/** The changes with the names of their authors. */
const withAuthors = async (call: Call, changes: readonly Change[]): Promise<PresenceChange[]> => {
  const users = call.services.contract.tables.get(userResource)
  const ids = changes.flatMap(({ by }) => by ?? [])
  const names = users ? await userNames(call.store.db, users, ids) : new Map<number, string>()
  return changes.map(({ id, count, kind, by, at }) => ({
    recordId: id,
    count,
    kind,
    changedBy: by === null ? null : (names.get(by) ?? null),
    changedDate: at,
  }))
}

const earlierChanges = async (
  call: Call,
  table: Table,
  recordId: number | null,
  age: number,
): Promise<Change[]> => {
  const range = { recordId, age, user: signedIn(call).id }
  const writes = await changesSince(call.store.db, table, range)
  return writes.map(({ record_id, kind, by_user, at }) => ({
    resource: table.resource,
    id: record_id,
    count: 1,
    kind,
    by: by_user,
    at: at.toISOString(),
  }))
}

/** Whether the user is still signed in and may read such records. Rejects when the database is unavailable. */
const stillMay = async (call: Call, table: Table): Promise<boolean> => {
  try {
    const user = await call.authorizeAgain()
    return user !== null && mayReadHistory(call.services.contract, table, user)
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return false
    throw error
  }
}

/** followRecords: streams who has a record open and what others write; 204 for users who may not know. */
export const followRecords = async (call: Call): Promise<HandlerResult> => {
  const { contract } = call.services
  const user = signedIn(call)
  const table = contract.tables.get(String(call.params.resource))
  if (!table || !mayReadHistory(contract, table, user)) return { status: 204, raw: Buffer.alloc(0) }
  const { id, name } = user
  const { recordId = null, age = 0 } = queryParametersOf<FollowRecordsParams>(call)
  const raw = eventStream({
    presence: call.services.presence,
    resource: table.resource,
    recordId,
    person: { id, name },
    earlier: (missed) => earlierChanges(call, table, recordId, missed),
    age,
    mayFollow: () => stillMay(call, table),
    shown: (changes) => withAuthors(call, changes),
  })
  return { raw, headers }
}

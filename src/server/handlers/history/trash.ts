import type {
  Created,
  Done,
  ListTrashParams,
  Role,
  TrashedRecord,
  TrashPage,
  User,
} from '../../../../generated/models/index.ts'
import type { Table } from '../../contract/table.ts'
import { forbidden, notFound } from '../../errors.ts'
import { usersOf } from '../../store/history/read-history.ts'
import type { Writer } from '../../store/store.ts'
import { listTrashed } from '../../store/trash/read-trash.ts'
import type { Trashed } from '../../store/trash/restore-record.ts'
import { storedOf, type Wire } from '../../wire.ts'
import { askedOf } from '../body-of.ts'
import { done } from '../done.ts'
import type { Answered, Call } from '../handler.ts'
import { signedIn } from '../signed-in.ts'
import { beyond, heldBy, nothing, privilegeNames } from '../users/rights.ts'
import { readableTables } from './history-rights.ts'
import { labelText } from './record-labels.ts'

const day = 86_400_000

/** listTrash: what can be restored. */
export async function listTrash(call: Call): Promise<Answered<TrashPage>> {
  const { search, resource, pageNo = 0, pageSize = 10 } = askedOf<ListTrashParams>(call)
  const { contract, settings } = call.services
  const tables = new Map(readableTables(call, resource).map((table) => [table.name, table]))
  const { trashed, total } = await listTrashed(call.store.kysely, usersOf(contract.tables), {
    tables: [...tables.keys()],
    search,
    offset: pageNo * pageSize,
    limit: pageSize,
  })
  const content = trashed.map((row): Wire<TrashedRecord> => {
    const table = tables.get(row.table_name)
    return {
      id: row.id,
      resource: table?.resource ?? row.table_name,
      recordId: row.record_id,
      label: labelText(row.body[table?.label ?? 'id']),
      deletedBy: row.by_name,
      deletedDate: row.deleted_at.toISOString(),
      expiryDate: new Date(row.deleted_at.getTime() + settings.trashDays * day).toISOString(),
    }
  })
  return { payload: { content, totalElements: total, pageable: { pageSize, pageNumber: pageNo } } }
}

/** What a restored record would allow to whoever holds it; null where it gives no rights. */
async function rightsIn(writer: Writer, table: Table, { body }: Trashed) {
  if (table.resource === 'User') {
    const { roleId } = storedOf<User>({ body })
    return roleId ? ((await heldBy(writer, [roleId])).get(roleId) ?? nothing) : null
  }
  if (table.resource !== 'Role') return null
  const { roleName = null, roleType = null, previlegeId } = storedOf<Role>({ body })
  const names = await privilegeNames(writer)
  return { roleName, roleType, privileges: (previlegeId ?? []).flatMap((id) => names.get(id) ?? []) }
}

/** Throws 403 for who may not create such a record, or may not give what it allows. */
async function checkRights(call: Call, writer: Writer, table: Table, trashed: Trashed): Promise<void> {
  const asker = signedIn(call)
  const creates = call.services.contract.operations.find(({ id }) => id === `create${table.resource}`)
  const needed = creates?.privileges ?? []
  if (needed.length > 0 && !needed.some((name) => asker.privileges.has(name))) throw forbidden()
  const held = await rightsIn(writer, table, trashed)
  if (held && beyond(asker, held) !== null) throw forbidden('record.holdsMore')
}

/** restoreTrash: the record as it was, under its number. */
export async function restoreTrash(call: Call): Promise<Answered<Created>> {
  const tables = readableTables(call)
  const payload = await call.store.transaction(async (writer) => {
    const trashed = await writer.lockTrashed(Number(call.params.id))
    const table = tables.find(({ name }) => name === trashed?.table_name)
    if (!trashed || !table) throw notFound()
    await checkRights(call, writer, table, trashed)
    await writer.restore(table.resource, trashed)
    return { id: trashed.record_id }
  })
  return { payload }
}

/** Takes what the asker may see out of the trash for good; one row of it where `id` says so. Answers how many went. */
function purge(call: Call, asked?: { id: number }): Promise<number> {
  const tables = readableTables(call).map(({ name }) => name)
  return call.store.transaction((writer) => writer.purge({ ...asked, tables }))
}

/** deleteTrash: one record, for good. */
export async function deleteTrash(call: Call): Promise<Answered<Done>> {
  if ((await purge(call, { id: Number(call.params.id) })) === 0) throw notFound()
  return done()
}

/** emptyTrash: all that the asker may see, for good. */
export async function emptyTrash(call: Call): Promise<Answered<Done>> {
  await purge(call)
  return done()
}

import type {
  Created,
  DeleteUndo,
  Done,
  ListTrashParams,
  Role,
  TrashedRecord,
  TrashPage,
  User,
} from '../../../../generated/api/foundation.schemas.ts'
import { defaultPage, makePage } from '../../../contract/conventions/page.ts'
import { readPageQuery } from '../../../contract/conventions/query.ts'
import { day } from '../../../contract/dates.ts'
import type { Table } from '../../contract/table/table.ts'
import { forbidden, notFound } from '../../errors.ts'
import { lastOperation, usersOf } from '../../store/history/read-history.ts'
import { listTrashed } from '../../store/trash/read-trash.ts'
import { bodyToRestore, type Trashed } from '../../store/trash/restore-record.ts'
import type { Writer } from '../../store/write/writer.ts'
import { type Serialized, storedOf } from '../../stored-model.ts'
import { bodyOf, done, mayCall, mayCallOneOf, queryParametersOf, signedIn } from '../call.ts'
import type { Call, OperationResult } from '../handler.ts'
import { lockAgainst, noRights, privilegeNames, rightsOfRoles } from '../users/user-rules.ts'
import { changedToRestore } from './collisions.ts'
import { readableTables } from './history-rights.ts'
import { labelText } from './record-labels.ts'

/** listTrash: the records that can be restored. */
export const listTrash = async (call: Call): Promise<OperationResult<TrashPage>> => {
  const { search, resource } = queryParametersOf<ListTrashParams>(call)
  const { page, size } = readPageQuery(call.query) ?? defaultPage
  const { contract, settings } = call.services
  const tables = new Map(readableTables(call, resource).map((table) => [table.name, table]))
  const { trashed, total } = await listTrashed(call.store.db, usersOf(contract.tables), {
    tables: [...tables.values()],
    search,
    offset: page * size,
    limit: size,
  })
  const rows = trashed.map((row): Serialized<TrashedRecord> => {
    const table = tables.get(row.table_name)
    return {
      id: row.id,
      resource: table?.resource ?? row.table_name,
      recordId: row.record_id,
      label: labelText(row.label ?? undefined),
      deletedBy: row.by_name,
      deletedDate: row.deleted_at.toISOString(),
      expiryDate: new Date(row.deleted_at.getTime() + settings.trashDays * day).toISOString(),
    }
  })
  return { payload: makePage(rows, total, { page, size }) }
}

/** The rights that a restored record would grant; null for a record without rights. */
const rightsIn = async (writer: Writer, table: Table, { body }: Trashed) => {
  if (table.resource === 'User') {
    const { roleId } = storedOf<User>({ body })
    return roleId ? ((await rightsOfRoles(writer, [roleId])).get(roleId) ?? noRights) : null
  }
  if (table.resource !== 'Role') return null
  const { roleName = null, roleType = null, previlegeId } = storedOf<Role>({ body })
  const names = await privilegeNames(writer)
  return { roleName, roleType, privileges: (previlegeId ?? []).flatMap((id) => names.get(id) ?? []) }
}

/**
 * Whether the user may create records of a table, by any operation: `createDua`, or `askQuestion`, which creates a
 * question in a state.
 */
const mayCreate = (call: Call, { resource }: Table): boolean => {
  const { operations, regular } = call.services.contract
  const creating = operations.filter(({ id }) => {
    const found = regular.get(id)
    return found?.verb === 'create' && found.table.resource === resource
  })
  return mayCallOneOf(call, creating)
}

/** Throws 403 for a user who may not grant the rights of the record. */
const checkGives = async (call: Call, writer: Writer, table: Table, trashed: Trashed): Promise<void> => {
  const held = await rightsIn(writer, table, trashed)
  if (held && lockAgainst(signedIn(call), held) !== null) throw forbidden('record.holdsMore')
}

/** Restores a record from the trash, with the requested changes where it conflicts with others. */
const restoreChanged = async (call: Call, writer: Writer, table: Table, trashed: Trashed): Promise<void> => {
  const changes = await changedToRestore(call, writer, table, bodyToRestore(table, trashed))
  await checkGives(call, writer, table, { ...trashed, body: { ...trashed.body, ...changes } })
  await writer.restore(table.resource, trashed, changes)
}

/** restoreTrash: restores the record with its id, and with new values where its own are taken. */
export const restoreTrash = async (call: Call): Promise<OperationResult<Created>> => {
  const tables = readableTables(call)
  const payload = await call.store.transaction(async (writer) => {
    const trashed = await writer.lockTrashed({ id: Number(call.params.id) })
    const table = tables.find(({ name }) => name === trashed?.table_name)
    if (!trashed || !table) throw notFound()
    if (!mayCreate(call, table)) throw forbidden()
    await checkGives(call, writer, table, trashed)
    await restoreChanged(call, writer, table, trashed)
    return { id: trashed.record_id }
  })
  return { payload }
}

/** How long users can undo their own delete, in seconds. */
const undoFor = 600

/**
 * undoDelete: restores the record that the user has just deleted; requires only the right to delete it. The conflicts
 * are shown to, and can be resolved by, only users who may create such records.
 */
export const undoDelete = async (call: Call): Promise<OperationResult<Created>> => {
  const { resource, recordId, values } = bodyOf<DeleteUndo>(call)
  const table = [...call.services.contract.tables.values()].find((each) => each.resource === resource)
  const by = signedIn(call).id
  const payload = await call.store.transaction(async (writer) => {
    const trashed = table && (await writer.lockTrashed({ table: table.name, recordId, by, seconds: undoFor }))
    if (!table || !trashed) throw notFound()
    if (!mayCall(call, await lastOperation(writer.db, table, recordId, 'DELETE'))) throw forbidden()
    await checkGives(call, writer, table, trashed)
    const mayChange = mayCreate(call, table) && readableTables(call).includes(table)
    if (!mayChange && values !== undefined) throw forbidden()
    await (mayChange ? restoreChanged(call, writer, table, trashed) : writer.restore(table.resource, trashed))
    return { id: recordId }
  })
  return { payload }
}

/** Permanently deletes records that the user may see from the trash; only row `id`, if given. Returns their number. */
const purge = (call: Call, only?: { id: number }): Promise<number> => {
  const tables = readableTables(call).map(({ name }) => name)
  return call.store.transaction((writer) => writer.purge({ ...only, tables }))
}

/** deleteTrash: deletes one record permanently. */
export const deleteTrash = async (call: Call): Promise<OperationResult<Done>> => {
  if ((await purge(call, { id: Number(call.params.id) })) === 0) throw notFound()
  return done()
}

/** emptyTrash: permanently deletes all records that the user may see. */
export const emptyTrash = async (call: Call): Promise<OperationResult<Done>> => {
  await purge(call)
  return done()
}

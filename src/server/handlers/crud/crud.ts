import { sentVersion, versionsIn } from '../../../contract/conventions/version.ts'
import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import { regularIds } from '../../../contract/operations/operation-names.ts'
import { queryOf } from '../../contract/query.ts'
import type { Contract, Operation, Regular } from '../../contract/read-contract.ts'
import { plainSchema } from '../../contract/schema.ts'
import { userResource } from '../../contract/table/field.ts'
import type { Table } from '../../contract/table/table.ts'
import { type ChangedProperty, HttpError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { Reader } from '../../store/read/reader.ts'
import type { StoredRecord } from '../../store/record.ts'
import { compileAgreement } from '../../store/write/agreement.ts'
import { bodyPathsOf, compileBodyToRecord } from '../../store/write/body-to-record.ts'
import { changesSince, type VersionRead } from '../../store/write/changes.ts'
import { checkGroupLimit } from '../../store/write/group-limit.ts'
import { compileShownFiles } from '../../store/write/shown-files.ts'
import type { Writer } from '../../store/write/writer.ts'
import type { Handler, RegularOptions } from '../handler.ts'
import { createHandler, writtenPayload } from './crud-create.ts'
import { createPathCheck, getHandler, idOf, listHandler } from './crud-read.ts'
import { inTransaction, type RegularHandler, type RegularParts } from './regular-handler.ts'
import { moved, refuseState } from './transition.ts'

/**
 * Whether the client has the current version: it may send the version (`"3"`), the time of the last change as records
 * show it, or `*` for any.
 */
const isCurrent = (record: StoredRecord, sent: string): boolean =>
  versionsIn(sent).some(
    (tag) => tag === '*' || tag === String(record.version) || Date.parse(tag) === record.modifiedAt.getTime(),
  )

/** The version that the client sent; null if it is invalid. */
const versionIn = (sent: string): VersionRead | null => {
  const [tag = ''] = versionsIn(sent)
  if (/^\d{1,9}$/.test(tag)) return { version: Number(tag) }
  const time = Date.parse(tag)
  return Number.isNaN(time) ? null : { modifiedAt: new Date(time) }
}

/** The data of a conflict response. */
interface VersionConflict {
  readonly reader: Reader
  readonly table: Table
  /** The record as stored now, and as returned by its get operation. */
  readonly record: StoredRecord
  readonly current: JsonValue
  /** The version as the client sent it. */
  readonly sent: string
  /** The paths of stored properties in the update's body. */
  readonly bodyPaths: ReadonlyMap<string, string>
}

type Named = (user: number | null) => Promise<string | null>

/** Names of users, each read once. */
const userNames = (reader: Reader): Named => {
  const names = new Map<number, Promise<string | null>>()
  const read = async (id: number): Promise<string | null> => {
    const name = (await reader.get(userResource, id))?.body.name
    return typeof name === 'string' ? name : null
  }
  return async (user) => {
    if (user === null) return null
    const name = names.get(user) ?? read(user)
    names.set(user, name)
    return name
  }
}

const changesIn = async (
  conflict: VersionConflict,
  nameOf: Named,
): Promise<ChangedProperty[] | undefined> => {
  const { reader, table, record, sent, bodyPaths } = conflict
  const read = versionIn(sent)
  const found = read && (await changesSince(reader.db, table, record.id, read))
  if (!found) return undefined
  const shown = Object.hasOwn.bind(null, plainSchema(table.schema).properties ?? {})
  const changes: ChangedProperty[] = []
  for (const { property, at, by } of found) {
    const path = bodyPaths.get(property) ?? (shown(property) ? `/${property}` : undefined)
    if (path === undefined) continue
    const value = record.body[property] ?? null
    changes.push({ path, changedBy: await nameOf(by), changedDate: at.toISOString(), value })
  }
  return changes
}

/**
 * The refusal to overwrite a newer version: its author, the changes since, and the present record. The message contains
 * no time, since only the client knows the time zone to display.
 */
const versionConflict = async (conflict: VersionConflict): Promise<HttpError> => {
  const { reader, table, record, current } = conflict
  const nameOf = userNames(reader)
  const who = await nameOf(record.modifiedBy)
  const params = { resource: table.resource, moment: record.modifiedAt.toISOString() }
  const changes = await changesIn(conflict, nameOf)
  return new HttpError(409, who === null ? 'record.changedBySomebody' : 'record.changed', {
    params: who === null ? params : { ...params, who },
    payload: current,
    ...(changes && { changes }),
  })
}

/** Listed properties that the body omits are cleared; properties that are not listed stay. */
const replaced = (before: StoredRecord, listed: readonly string[], record: JsonObject): JsonObject => {
  const body = { ...before.body }
  for (const property of listed) delete body[property]
  return { ...body, ...record }
}

/**
 * update: replaces the properties of the body, and the state of the record for a transition; 409 in a state that the
 * transition does not allow, and for an outdated version.
 */
const updateHandler = (parts: RegularParts): RegularHandler => {
  const { operation, regular, services } = parts
  const { table } = regular
  const { transition } = operation
  const toRecords = compileBodyToRecord(operation.body ?? {})
  const bodyPaths = bodyPathsOf(operation.body ?? {})
  const fits = createPathCheck(regular)
  const checkAgreement = compileAgreement(services.contract.tables, table, operation.body)
  const checkShownFiles = compileShownFiles(services.contract.tables, operation.body)
  const reading = regularIds(table.resource, 'get')
  const shown = services.contract.operations.find(({ id }) => reading.includes(id))

  const currentPayload = async (writer: Writer, record: StoredRecord): Promise<JsonValue> => {
    const schema = shown?.payload ?? table.schema
    const projection = services.projector.compile(table, schema)
    const [payload = null] = await writer.projectWith(table.resource, projection, [record])
    return payload
  }

  return async (call, options) => {
    const body = options.body ?? call.body
    const id = options.id ?? (typeof body.id === 'number' ? body.id : idOf(call))
    const { records, listed } = toRecords(body)
    const write = async (writer: Writer): Promise<JsonValue> => {
      const before = await writer.lock(table.resource, id)
      if (!before || !(await fits(writer, call, id, options.where))) throw notFound()
      if (transition) refuseState(transition, before.body)
      const read = sentVersion(call.request.headers, call.body)
      if (read !== null && !isCurrent(before, read))
        throw await versionConflict({
          reader: writer,
          table,
          record: before,
          current: await currentPayload(writer, before),
          sent: read,
          bodyPaths,
        })
      const written = replaced(before, listed, { ...records[0], ...options.set })
      const record = transition ? moved(transition, written, bodyPaths) : written
      await checkAgreement(writer.db, record, before)
      await checkShownFiles(writer.db, record, before.body)
      await checkGroupLimit(writer, table, record, id)
      await writer.replace(table.resource, before, record)
      return writtenPayload(operation, table.resource, writer, [id])
    }
    return { payload: await inTransaction(call, options, write) }
  }
}

/** delete: 404 when no record matches the path, 409 while other records refer to it. */
const deleteHandler = ({ regular }: RegularParts): RegularHandler => {
  const { table } = regular
  const fits = createPathCheck(regular)
  return async (call, options) => {
    const id = options.id ?? idOf(call)
    const remove = async (writer: Writer): Promise<void> => {
      if (!(await fits(writer, call, id, options.where))) throw notFound()
      await writer.delete(table.resource, id)
    }
    await inTransaction(call, options, remove)
    return { payload: null }
  }
}

const compilers: Readonly<Record<Regular['verb'], (parts: RegularParts) => RegularHandler>> = {
  list: listHandler,
  total: listHandler,
  get: getHandler,
  create: createHandler,
  update: updateHandler,
  delete: deleteHandler,
}

const noQuery = (contract: Contract, table: Table, operation: Operation): Regular['query'] =>
  queryOf(contract.tables, table, { ...operation, parameters: [] })

/** The regular action for options of a handler; the operation's own parameters are then ignored. */
const regularAs = (contract: Contract, operation: Operation, options: RegularOptions): Regular => {
  const regular = contract.regular.get(operation.id)
  const table = options.resource === undefined ? regular?.table : contract.tables.get(options.resource)
  const verb = options.verb ?? regular?.verb
  if (!table || !verb)
    throw new Error(`${operation.id} is no regular operation; name verb and resource in call.regular().`)
  const query = regular?.table === table ? regular.query : noQuery(contract, table, operation)
  return { verb, table, query }
}

/** Compiles regular handlers, each once. */
export const createRegular = (
  services: Services,
): ((operation: Operation, options?: RegularOptions) => RegularHandler) => {
  const compiled = new Map<string, RegularHandler>()
  return (operation, options = {}) => {
    const key = [operation.id, options.verb, options.resource].join(' ')
    const cached = compiled.get(key)
    if (cached) return cached
    const regular = regularAs(services.contract, operation, options)
    const handler = compilers[regular.verb]({ operation, regular, services })
    compiled.set(key, handler)
    return handler
  }
}

/** Serves a regular operation without changes. */
export const serveRegular: Handler = (call) => call.regular()

import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import { regularId } from '../../../contract/operations/operation-names.ts'
import type { Operation, Regular } from '../../contract/read-contract.ts'
import { plainSchema } from '../../contract/schema.ts'
import type { Reader } from '../../store/read/reader.ts'
import { compileAgreement } from '../../store/write/agreement.ts'
import { bodyPathsOf, compileBodyToRecord } from '../../store/write/body-to-record.ts'
import { checkGroupLimit } from '../../store/write/group-limit.ts'
import { compileShownFiles } from '../../store/write/shown-files.ts'
import type { Writer } from '../../store/write/writer.ts'
import type { Call, RegularOptions } from '../handler.ts'
import { inTransaction, type RegularHandler, type RegularParts } from './regular-handler.ts'
import { moved } from './transition.ts'

/** Stored properties from the path: a record created under another one belongs to it. */
const fromPath = (regular: Regular, call: Call): JsonObject => {
  const stored: JsonObject = {}
  for (const { parameter, fields } of regular.query.conditions) {
    const [field] = fields
    const value = call.params[parameter]
    if (field?.kind === 'stored' && value !== undefined) stored[field.property] = value
  }
  return stored
}

/** The payload of a write by its schema: nothing, the record's id, or the record. */
export const writtenPayload = async (
  operation: Operation,
  resource: string,
  reader: Reader,
  ids: readonly number[],
): Promise<JsonValue> => {
  const [id] = ids
  const { properties, 'x-table': table } = plainSchema(operation.payload ?? {})
  if (!properties || id === undefined) return null
  if (table === undefined) return { id }
  const record = await reader.get(resource, id)
  const [payload = null] = record ? await reader.project(resource, [record]) : []
  return payload
}

/** Properties set by a handler, under their names in the body. */
const inBody = (set: JsonObject, bodyPaths: ReadonlyMap<string, string>): JsonObject => {
  const named = Object.entries(set).flatMap(([stored, value]) => {
    const name = bodyPaths.get(stored)?.slice(1)
    return name === undefined || name.includes('/') ? [] : [[name, value] as const]
  })
  return Object.fromEntries(named)
}

/**
 * The body to store, for an operation whose own body is not validated as that of a new record: one without a body, or
 * whose handler passes another. Validated as a body of the regular create operation. Null for any other.
 */
const composedBody = (
  call: Call,
  options: RegularOptions,
  creator: Operation | undefined,
): JsonObject | null => {
  if (!creator?.body || (options.body === undefined && call.operation.body !== null)) return null
  const body = { ...options.body, ...inBody(options.set ?? {}, bodyPathsOf(creator.body)) }
  call.checkBody(body, creator)
  return body
}

/** create: one record, or several if the body contains them (`x-records`); returns the id of the first. */
export const createHandler = (parts: RegularParts): RegularHandler => {
  const { operation, regular, services } = parts
  const { resource } = regular.table
  const creator = services.contract.operations.find(({ id }) => id === regularId(resource, 'create'))
  const toRecords = compileBodyToRecord(operation.body ?? {})
  const toRegularRecords = compileBodyToRecord(creator?.body ?? {})
  const checkAgreement = compileAgreement(services.contract.tables, regular.table, operation.body)
  const checkShownFiles = compileShownFiles(services.contract.tables, operation.body)
  const { transition } = operation
  const bodyPaths = bodyPathsOf(operation.body ?? {})
  return async (call, options) => {
    const composed = composedBody(call, options, creator)
    const { records } = composed ? toRegularRecords(composed) : toRecords(options.body ?? call.body)
    const more = { ...fromPath(regular, call), ...options.set }
    const write = async (writer: Writer): Promise<JsonValue> => {
      const ids: number[] = []
      for (const record of records) {
        const whole = { ...record, ...more }
        const body = transition ? moved(transition, whole, bodyPaths) : whole
        await checkAgreement(writer.db, body)
        await checkShownFiles(writer.db, body)
        await checkGroupLimit(writer, regular.table, body, null)
        ids.push(await writer.insert(resource, body))
      }
      return writtenPayload(operation, resource, writer, ids)
    }
    return { payload: await inTransaction(call, options, write) }
  }
}

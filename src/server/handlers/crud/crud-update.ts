import { sentVersion } from '../../../contract/conventions/version.ts'
import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import { regularIds } from '../../../contract/operations/operation-names.ts'
import { notFound } from '../../errors.ts'
import type { StoredRecord } from '../../store/record.ts'
import { compileAgreement } from '../../store/write/agreement.ts'
import { bodyPathsOf } from '../../store/write/body-to-record.ts'
import { checkGroupLimit } from '../../store/write/group-limit.ts'
import { compileShownFiles } from '../../store/write/shown-files.ts'
import type { Writer } from '../../store/write/writer.ts'
import { bodyToRecordOf, writtenPayload } from './crud-create.ts'
import { createPathCheck, idOf } from './crud-read.ts'
import { isCurrent, versionConflict } from './precondition.ts'
import type { RegularHandler, RegularParts } from './regular-handler.ts'
import { moved, refuseState } from './transition.ts'

/** Listed properties that the body omits are cleared; properties that are not listed stay. */
function replaced(before: StoredRecord, listed: readonly string[], record: JsonObject): JsonObject {
  const body = { ...before.body }
  for (const property of listed) delete body[property]
  return { ...body, ...record }
}

/**
 * update: replaces the properties of the body, and the state of the record for a transition; 409 in a state that the
 * transition does not allow, and for an outdated version.
 */
export function updateHandler(parts: RegularParts): RegularHandler {
  const { operation, regular, services } = parts
  const { table } = regular
  const { transition } = operation
  const toRecords = bodyToRecordOf(operation)
  const bodyPaths = operation.body ? bodyPathsOf(operation.body) : new Map<string, string>()
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
    return { payload: await (options.writer ? write(options.writer) : call.store.transaction(write)) }
  }
}

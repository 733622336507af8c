import type { RestoreCollisionsCollisionsItem, TrashRestore } from '../../../../generated/models/index.ts'
import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import { escapeKey } from '../../../contract/json-pointer.ts'
import type { Table } from '../../contract/table.ts'
import { writtenSchema } from '../../contract/written-schema.ts'
import { HttpError, unprocessable } from '../../errors.ts'
import { languageOf } from '../../messages/languages.ts'
import { propertyIn } from '../../messages/message.ts'
import type { Writer } from '../../store/store.ts'
import { bodyOf } from '../body-of.ts'
import type { Call } from '../handler.ts'
import { checkRoleName } from '../users/role.ts'
import { labelText } from './record-labels.ts'

type Collision = Omit<RestoreCollisionsCollisionsItem, 'title'>

const isValue = (value: JsonValue | undefined): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

/** Which unique values of a record that is about to be restored other records have. */
async function collisionsOf(writer: Writer, table: Table, body: JsonObject): Promise<Collision[]> {
  const found: Collision[] = []
  for (const property of table.unique) {
    const value = body[property]
    if (!isValue(value)) continue
    const [taker] = await writer.find(table.resource, { [property]: value }, { limit: 1 })
    if (taker) found.push({ property, value, recordId: taker.id, label: labelText(taker.body[table.label]) })
  }
  return found
}

function taken(call: Call, { resource }: Table, collisions: readonly Collision[]): HttpError {
  const language = languageOf(call.request)
  return new HttpError(409, 'record.taken', {
    params: { resource, property: collisions[0]?.property ?? '' },
    errors: collisions.map(({ property }) => ({ path: `/${escapeKey(property)}`, code: 'fault.taken' })),
    payload: {
      collisions: collisions.map((each) => ({ ...each, title: propertyIn(language, each.property) })),
    },
  })
}

/** The new values that were sent, as they are stored. Throws 400 for what the record may not hold, 422 for others' names. */
function sentFor(call: Call, table: Table, collisions: readonly Collision[]): JsonObject {
  const { values = {} } = bodyOf<TrashRestore>(call)
  const colliding = new Set(collisions.map(({ property }) => property))
  const beyond = Object.keys(values).filter((name) => !colliding.has(name))
  if (beyond.length > 0)
    throw unprocessable(
      beyond.map((name) => ({ path: `/values/${escapeKey(name)}`, code: 'fault.notTaken' })),
    )
  const { operations } = call.services.contract
  const schemas = Object.keys(values).map((name) => [name, writtenSchema(operations, table, name)] as const)
  call.checkPart('values', Object.fromEntries(schemas), values)
  if (table.resource === 'Role' && typeof values.roleName === 'string')
    checkRoleName(values.roleName, '/values/roleName')
  return values
}

/**
 * What the asker would have changed in a record that is about to be restored, where its unique values are taken. Throws
 * 409, telling by what, while any is.
 */
export async function changedToRestore(
  call: Call,
  writer: Writer,
  table: Table,
  body: JsonObject,
): Promise<JsonObject> {
  const collisions = await collisionsOf(writer, table, body)
  const values = sentFor(call, table, collisions)
  const left =
    Object.keys(values).length > 0 ? await collisionsOf(writer, table, { ...body, ...values }) : collisions
  if (left.length > 0) throw taken(call, table, left)
  return values
}

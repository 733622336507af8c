import type {
  RestoreCollisions,
  RestoreCollisionsCollisionsItem,
  RestoreCollisionsGoneItem,
  TrashRestore,
} from '../../../../generated/api/foundation.schemas.ts'
import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import { escapeKey } from '../../../contract/json-pointer.ts'
import { regularId } from '../../../contract/operations/operation-names.ts'
import type { Operation } from '../../contract/operation.ts'
import { plainSchema, type Schema } from '../../contract/schema.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import { type Fault, HttpError, unprocessable } from '../../errors.ts'
import { type Language, languageOf, propertyIn, referenceIn } from '../../messages/message.ts'
import { type Missing, missingFault, missingIn } from '../../store/trash/restore-record.ts'
import { disagreementFault, disagreementsIn, orNull } from '../../store/write/agreement.ts'
import { numbersAt } from '../../store/write/links.ts'
import type { Writer } from '../../store/write/writer.ts'
import type { Serialized } from '../../stored-model.ts'
import { bodyOf } from '../call.ts'
import type { Call } from '../handler.ts'
import { checkRoleName } from '../users/role.ts'
import { labelText } from './record-labels.ts'

const bodiesOf = (operations: readonly Operation[], { resource }: Table): Schema[] =>
  [regularId(resource, 'create'), regularId(resource, 'update')].flatMap(
    (name) => operations.find(({ id }) => id === name)?.body ?? [],
  )

/** The property of a body that is stored under a name, with that name. */
const writtenIn = (body: Schema, property: string): [string, Schema] | undefined =>
  Object.entries(plainSchema(body).properties ?? {}).find(
    ([name, schema]) => (plainSchema(schema)['x-stores'] ?? name) === property,
  )

/** The schema of a stored property: that of the create body, else of the update body, else of the record. */
const writtenSchema = (operations: readonly Operation[], table: Table, property: string): Schema => {
  const written = bodiesOf(operations, table).flatMap((body) => writtenIn(body, property)?.[1] ?? [])
  return written[0] ?? table.schema.properties?.[property] ?? {}
}

/** Whether a property is optional in the create body of such a record, else in the update body. */
const isOptional = (operations: readonly Operation[], table: Table, property: string): boolean => {
  const [demanded = true] = bodiesOf(operations, table).flatMap((body) => {
    const written = writtenIn(body, property)
    return written ? [(plainSchema(body).required ?? []).includes(written[0])] : []
  })
  return !demanded
}

type Collision = Omit<RestoreCollisionsCollisionsItem, 'title'>

/** Conflicts that prevent a record from being restored as it was, and that changes to it can resolve. */
interface InTheWay {
  readonly collisions: readonly Collision[]
  readonly gone: readonly Gone[]
}

/** A permanently deleted or incompatible reference; `list`: the whole value of the property, if it is a list. */
type Gone = Pick<Missing, 'path' | 'target' | 'id'> & {
  readonly agreesWith: RestoreCollisionsGoneItem['agreesWith']
  readonly list: readonly number[] | null
  readonly fault: Fault
  /** The record exists, but no longer fits the values of the referring record. */
  readonly unfit: boolean
}

const isValue = (value: JsonValue | undefined): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

/** Whether a place is a property of the record itself, or an item of such a property's list. */
const isOwn = ({ path: [, step, ...deeper] }: Missing): boolean =>
  (step === undefined || step === '*') && deeper.length === 0

const propertyOf = ({ path }: Gone): string => path[0] ?? ''

/** The unique values of a record to restore that other records have. */
const collisionsOf = async (writer: Writer, table: Table, body: JsonObject): Promise<Collision[]> => {
  const found: Collision[] = []
  for (const property of table.unique) {
    const value = body[property]
    if (!isValue(value)) continue
    const [holder] = await writer.find(table.resource, { [property]: value }, { limit: 1 })
    if (holder)
      found.push({ property, value, recordId: holder.id, label: labelText(holder.body[table.label]) })
  }
  return found
}

/** The values that a record referenced by a property must agree with; none of them is a list or an object. */
const agreeingValues = ({ shape }: Table, property: string, body: JsonObject): Gone['agreesWith'] => {
  const ours = Object.values(shape.properties.get(property)?.agrees ?? {})
  return Object.fromEntries(ours.map((name) => [name, orNull(body[name])])) as Gone['agreesWith']
}

/**
 * References to permanently deleted records. Records in the trash can be restored first; deeper inside a list, no
 * replacement is possible.
 */
const goneOf = async (tables: Tables, writer: Writer, table: Table, body: JsonObject): Promise<Gone[]> => {
  const missing = await missingIn(writer.db, tables, table, body)
  return missing
    .filter((each) => !each.trashed && isOwn(each))
    .map((each) => ({
      ...each,
      agreesWith: agreeingValues(table, each.path[0] ?? '', body),
      list: each.path.length > 1 ? numbersAt(body, each.path) : null,
      fault: missingFault(each),
      unfit: false,
    }))
}

/** References to records that were changed since and no longer fit. */
const unfitOf = async (tables: Tables, writer: Writer, table: Table, body: JsonObject): Promise<Gone[]> => {
  const found = await disagreementsIn(writer.db, tables, table, body)
  return found.map((each) => ({
    path: [each.property],
    target: each.target,
    id: Number(body[each.property]),
    agreesWith: agreeingValues(table, each.property, body),
    list: null,
    fault: disagreementFault(table, each),
    unfit: true,
  }))
}

const inTheWay = async (call: Call, writer: Writer, table: Table, body: JsonObject): Promise<InTheWay> => {
  const { tables } = call.services.contract
  return {
    collisions: await collisionsOf(writer, table, body),
    gone: [...(await goneOf(tables, writer, table, body)), ...(await unfitOf(tables, writer, table, body))],
  }
}

const goneItem = (
  { services: { contract } }: Call,
  table: Table,
  { path, target, id, agreesWith, list, unfit }: Gone,
  language: Language,
): RestoreCollisionsGoneItem => {
  const [property = ''] = path
  return {
    property,
    title: referenceIn(language, property, target),
    resource: target,
    recordId: id,
    optional: list
      ? list.length > (writtenSchema(contract.operations, table, property).minItems ?? 0)
      : isOptional(contract.operations, table, property),
    agreesWith,
    list: list && [...list],
    unfit,
  }
}

const refusal = (call: Call, table: Table, { collisions, gone }: InTheWay): HttpError => {
  const language = languageOf(call.request)
  const { resource } = table
  const payload: Serialized<RestoreCollisions> = {
    resource,
    collisions: collisions.map((each) => ({ ...each, title: propertyIn(language, each.property) })),
    gone: gone.map((each) => goneItem(call, table, each, language)),
  }
  const takenFaults = collisions.map(
    ({ property }) => ({ path: `/${escapeKey(property)}`, code: 'fault.taken' }) as const,
  )
  const goneCode = gone.some(({ unfit }) => !unfit) ? 'record.refersToOther' : 'record.refersToChanged'
  return new HttpError(409, collisions[0] ? 'record.taken' : goneCode, {
    params: { resource, ...(collisions[0] && { property: collisions[0].property }) },
    errors: [...takenFaults, ...gone.map(({ fault }) => fault)],
    payload,
  })
}

/** The new values of the request, in stored form. Throws 400 for invalid ones, 422 for unknown properties. */
const sentFor = (call: Call, table: Table, { collisions, gone }: InTheWay): JsonObject => {
  const { values = {} } = bodyOf<TrashRestore>(call)
  const goneNames = gone.map(propertyOf)
  const changeable = new Set([...collisions.map(({ property }) => property), ...goneNames])
  const beyond = Object.keys(values).filter((name) => !changeable.has(name))
  if (beyond.length > 0)
    throw unprocessable(
      beyond.map((name) => ({ path: `/values/${escapeKey(name)}`, code: 'fault.notTaken' })),
    )
  const { operations } = call.services.contract
  const isLeftOut = (name: string): boolean =>
    values[name] === null && goneNames.includes(name) && isOptional(operations, table, name)
  const held = Object.fromEntries(Object.entries(values).filter(([name]) => !isLeftOut(name)))
  const schemas = Object.keys(held).map((name) => [name, writtenSchema(operations, table, name)] as const)
  call.checkPart('values', Object.fromEntries(schemas), held)
  if (table.resource === 'Role' && typeof held.roleName === 'string')
    checkRoleName(held.roleName, '/values/roleName')
  return { ...values, ...held }
}

/**
 * The requested changes to a record to restore, where its unique values are taken or its references are gone or no
 * longer fit. Throws 409 with the remaining conflicts.
 */
export const changedToRestore = async (
  call: Call,
  writer: Writer,
  table: Table,
  body: JsonObject,
): Promise<JsonObject> => {
  const found = await inTheWay(call, writer, table, body)
  const values = sentFor(call, table, found)
  const left =
    Object.keys(values).length > 0 ? await inTheWay(call, writer, table, { ...body, ...values }) : found
  if (left.collisions.length + left.gone.length > 0) throw refusal(call, table, left)
  return values
}

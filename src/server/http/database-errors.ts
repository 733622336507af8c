import { isObject, type JsonObject, type JsonValue } from '../../contract/json.ts'
import { escapeKey } from '../../contract/json-pointer.ts'
import type { Operation } from '../contract/operation.ts'
import { plainSchema, type Schema } from '../contract/schema.ts'
import { uniqueColumn } from '../contract/table/columns.ts'
import type { Reference, Table, Tables } from '../contract/table/table.ts'
import { badRequest, busy, conflict, type Fault, HttpError, unavailable, unprocessable } from '../errors.ts'
import { constraintName } from '../store/migration/tables.ts'

/** The properties of a PostgreSQL error, or of a Node error for a broken connection. */
interface DatabaseError {
  code: string
  constraint: string
  detail: string
  message: string
}

const asDatabaseError = (error: unknown): DatabaseError | null => {
  if (typeof error !== 'object' || error === null) return null
  const found = error as Record<string, unknown>
  const text = (name: string): string => (typeof found[name] === 'string' ? found[name] : '')
  return {
    code: text('code'),
    constraint: text('constraint'),
    detail: text('detail'),
    message: text('message'),
  }
}

const lostCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '53300', '25006', '08000', '08001', '08003', '08004', '08006'],
])
const lostMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is (closed|closing)|not queryable/

/** Whether the database is unreachable, so that the same request may succeed later. */
export const isLost = (error: unknown): boolean => {
  if (error instanceof AggregateError && error.errors.some(isLost)) return true
  const found = asDatabaseError(error)
  return found !== null && (lostCodes.has(found.code) || lostMessages.test(found.message))
}

/** Codes for a full disk or an exceeded quota, of Node and of PostgreSQL. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether a disk is full, the server's own or the database's. */
export const isFull = (error: unknown): boolean => fullCodes.has(asDatabaseError(error)?.code ?? '')

/** Places in a body that refer to this record. */
const placesOf = (
  schema: Schema,
  value: JsonValue | undefined,
  target: string,
  id: number,
  path: string,
): string[] => {
  const { 'x-references': references, items, properties } = plainSchema(schema)
  if (references === target && value === id) return [path]
  if (items && Array.isArray(value))
    return value.flatMap((item, index) => placesOf(items, item, target, id, `${path}/${index}`))
  if (!properties || !isObject(value)) return []
  return Object.entries(properties).flatMap(([name, property]) =>
    placesOf(property, value[name], target, id, `${path}/${escapeKey(name)}`),
  )
}

const referenceBehind = (tables: Tables, constraint: string): Reference | null => {
  for (const table of tables.values())
    for (const reference of table.references)
      if (constraintName(table, reference) === constraint) return reference
  return null
}

const missingReference = (
  tables: Tables,
  error: DatabaseError,
  operation: Operation,
  body: JsonObject,
): HttpError => {
  const reference = referenceBehind(tables, error.constraint)
  const id = Number(/=\((\d+)\)/.exec(error.detail)?.[1])
  const places = reference && operation.body ? placesOf(operation.body, body, reference.target, id, '') : []
  const otherwise = reference ? [`/${reference.path.filter((part) => part !== '*').join('/')}`] : []
  const paths = places.length > 0 ? places : otherwise
  return unprocessable(paths.map((path): Fault => ({ path, code: 'fault.noSuchRecord' })))
}

/** The property of the body that is stored under this name. */
const nameInBody = (operation: Operation, stored: string): string => {
  const properties = Object.entries((operation.body && plainSchema(operation.body).properties) ?? {})
  return properties.find(([, schema]) => schema['x-stores'] === stored)?.[0] ?? stored
}

const duplicateValue = (tables: Tables, error: DatabaseError, operation: Operation): HttpError => {
  const found = [...tables.values()].flatMap((table: Table) =>
    table.unique
      .filter((property) => error.constraint === `${table.name}_${uniqueColumn(property).name}_key`)
      .map((property) => ({ table, property })),
  )[0]
  if (!found) return conflict('record.exists')
  const name = nameInBody(operation, found.property)
  const { resource } = found.table
  return conflict('record.taken', { resource, property: found.property }, [
    { path: `/${name}`, code: 'fault.taken' },
  ])
}

/** A statement was cancelled, because it took too long or the client has disconnected. */
const timedOut = '57014'

/** Values that a column cannot hold. */
const badValues = new Set(['22P02', '22003', '22007', '22008', '22021', '22P05'])

/**
 * The refusal for an error: its own, or the meaning of a database error for the request.
 * Null for an internal error.
 */
export const refusalOf = (
  tables: Tables,
  error: unknown,
  operation: Operation,
  body: JsonObject,
): HttpError | null => {
  if (error instanceof HttpError) return error
  if (isLost(error)) return unavailable(error)
  const found = asDatabaseError(error)
  if (!found) return null
  if (found.code === '23505') return duplicateValue(tables, found, operation)
  if (found.code === '23503')
    return found.detail.includes('still referenced')
      ? conflict('record.referenced')
      : missingReference(tables, found, operation, body)
  if (badValues.has(found.code)) return badRequest([], 'request.valueRange')
  if (found.code === timedOut) return busy('server.slow', error)
  return null
}

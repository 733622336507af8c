import { asRecord, type PlainObject } from '../../src/contract/json.ts'
import { texts, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import type { ApiOperation } from './document.ts'
import type { PlainSchemas } from './plain-schema.ts'
import type { ApiAction, Resource } from './resource.ts'

/** A schema that also allows null: the console clears a property with it, and the client leaves it out for a PUT. */
const nullable = (schema: unknown): PlainObject => {
  const types = typesOf(asRecord(schema))
  if (types.length === 0) return asRecord(schema)
  const { enum: choices } = asRecord(schema)
  return {
    ...asRecord(schema),
    type: [...new Set([...types, 'null'])],
    ...(Array.isArray(choices) && { enum: [...new Set([...choices, null])] }),
  }
}

/** The keyword of a property that only the other operation of a form takes. */
export const otherBody = 'x-other-body'

const bodyProperties = (
  { plain, reader }: PlainSchemas,
  operation: ApiOperation | undefined,
  path: string,
): { properties: PlainObject; required: readonly string[] } => {
  const body = operation?.body ? plain(reader.at(operation.body.schema, path) ?? {}) : {}
  const written = Object.entries(asRecord(body.properties)).filter(
    ([, one]) => asRecord(one).readOnly !== true,
  )
  const properties = Object.fromEntries(written)
  return { properties, required: texts(body.required).filter((name) => Object.hasOwn(properties, name)) }
}

/**
 * The body of a form: the record in it, without what users cannot write, and what only the other operation takes, since
 * a form sends the same to both; the client leaves it out. An update always has the id.
 */
export const bodySchema = (
  schemas: PlainSchemas,
  operationOf: (action: ApiAction) => ApiOperation | undefined,
  { calls }: Resource,
  action: 'create' | 'update',
  id: PlainObject,
): PlainObject => {
  const isUpdate = action === 'update'
  const other = isUpdate ? 'create' : 'update'
  const own = bodyProperties(schemas, operationOf(action), calls[action]?.body ?? '')
  const others = bodyProperties(schemas, operationOf(other), calls[other]?.body ?? '').properties
  const named = Object.entries(own.properties).map(([name, schema]) => [
    name,
    isUpdate && !own.required.includes(name) ? nullable(schema) : schema,
  ])
  const added = Object.entries(others)
    .filter(([name]) => !Object.hasOwn(own.properties, name))
    .map(([name, schema]) => [name, { ...nullable(schema), [otherBody]: true }])
  return {
    type: 'object',
    properties: { ...Object.fromEntries([...named, ...added]), ...(isUpdate && { id }) },
    required: own.required,
  }
}

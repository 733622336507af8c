import { asRecord, type PlainObject } from '../../src/contract/json.ts'
import { texts, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import type { ApiOperation } from './document.ts'
import type { PlainSchemas } from './plain-schema.ts'
import type { ApiAction, Resource, ResourceCall } from './resource.ts'

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

const isFileText = ({ format, contentMediaType, contentEncoding }: PlainObject): boolean =>
  format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined)

/** How a property of a body holds a file, or files; undefined if it holds none. */
const filePlace = (
  reader: PlainSchemas['reader'],
  schema: unknown,
  media: string,
): 'part' | 'base64' | undefined => {
  const resolved = reader.resolve(schema)
  const text = reader.items(resolved) ?? resolved
  if (!typesOf(text).includes('string')) return undefined
  if (text.format === 'byte' || text.contentEncoding === 'base64') return 'base64'
  return media.startsWith('multipart/') && isFileText(text) ? 'part' : undefined
}

/** The properties of a body that hold files. */
export const filesIn = (
  reader: PlainSchemas['reader'],
  { body }: Pick<ApiOperation, 'body'>,
  path: string,
): Readonly<Record<string, 'part' | 'base64'>> => {
  const record = reader.resolve(body && reader.at(body.schema, path))
  const places = reader
    .names(record)
    .map((name) => [name, filePlace(reader, reader.property(record, name), body?.media ?? '')] as const)
  return Object.fromEntries(
    places.filter((entry): entry is [string, 'part' | 'base64'] => entry[1] !== undefined),
  )
}

/** The schema of a file in a form: rjsf's widget for it makes a data URL. */
const asFile = (schema: unknown): PlainObject => {
  const { type, items, format: _, ...others } = asRecord(schema)
  return items ? { ...others, type, items: asFile(items) } : { ...others, type: 'string', format: 'data-url' }
}

/** The keyword of a property that only the other operation of a form takes. */
export const otherBody = 'x-other-body'

const bodyProperties = (
  { plain, reader }: PlainSchemas,
  operation: ApiOperation | undefined,
  { body: path = '', files = {} }: ResourceCall | undefined = { call: '' },
): { properties: PlainObject; required: readonly string[] } => {
  const body = operation?.body ? plain(reader.at(operation.body.schema, path) ?? {}) : {}
  const written = Object.entries(asRecord(body.properties)).filter(
    ([, one]) => asRecord(one).readOnly !== true,
  )
  const held = { ...files, ...(operation && filesIn(reader, operation, path)) }
  const properties = Object.fromEntries(
    written.map(([name, one]) => [name, Object.hasOwn(held, name) ? asFile(one) : one]),
  )
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
  const own = bodyProperties(schemas, operationOf(action), calls[action])
  const others = bodyProperties(schemas, operationOf(other), calls[other]).properties
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

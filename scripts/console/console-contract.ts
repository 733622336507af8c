import type { SentKind } from '../../src/client/other-response.ts'
import { envelopePaths } from '../../src/contract/conventions/envelope.ts'
import { pagePaths } from '../../src/contract/conventions/page.ts'
import { pageParameters, sortParameters } from '../../src/contract/conventions/query.ts'
import { asRecord, type PlainObject } from '../../src/contract/json.ts'
import { type Schema, type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import { kebab } from '../new/answers/words.ts'
import { bodySchema } from './body-schema.ts'
import { type ApiOperation, namesIn } from './document.ts'
import { isOfPage, sortOf } from './find-paging.ts'
import type { PlainSchemas } from './plain-schema.ts'
import { type ApiAction, type Converted, ofRows, type Resource } from './resource.ts'

/** The id of a resource's operation in the console: `listPet`. */
export const operationId = (action: ApiAction, { name }: Resource): string => action + name

/** The schema of a property whose value the console sees as requests have it. */
const ofKind = (property: PlainObject, kind: SentKind | undefined): PlainObject => {
  if (kind === undefined) return property
  if (typeof kind === 'object' && 'idIn' in kind) {
    const idOf = (record: unknown): PlainObject => asRecord(asRecord(asRecord(record).properties)[kind.idIn])
    return property.items === undefined
      ? { type: [...[idOf(property).type].flat(), 'null'] }
      : { type: 'array', items: idOf(property.items) }
  }
  return { type: [kind === 'number' ? 'number' : 'string', 'null'] }
}

/** A record as the console sees it: attributes beside the id, and the id as `id`. */
const seen = (
  { plain, reader }: PlainSchemas,
  record: Schema,
  resource: Resource,
  isText: boolean,
  converted: Converted,
): PlainObject => {
  const whole = plain(record) as { properties?: PlainObject; required?: string[] }
  const attributes =
    resource.attributes === undefined ? {} : plain(reader.property(record, resource.attributes))
  const { [resource.attributes ?? '']: _, relationships: __, links: ___, ...own } = whole.properties ?? {}
  const all: PlainObject = { ...own, ...asRecord(attributes.properties) }
  const properties = Object.fromEntries(
    Object.entries(all).map(([name, one]) => [name, ofKind(asRecord(one), converted[name])]),
  )
  return {
    type: 'object',
    properties: { ...properties, id: { type: isText ? 'string' : 'integer' } },
    required: ['id'],
  }
}

const enveloped = (payload: unknown): PlainObject => ({
  description: 'Success',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          [envelopePaths.success]: { type: 'boolean' },
          [envelopePaths.message]: { type: 'string' },
          [envelopePaths.payload]: payload,
        },
      },
    },
  },
})

const page = (row: PlainObject): PlainObject => ({
  type: 'object',
  properties: {
    [pagePaths.rows]: { type: 'array', items: row },
    [pagePaths.total]: { type: 'integer' },
  },
})

const query = (name: string, schema: PlainObject): PlainObject => ({
  name,
  in: 'query',
  required: false,
  schema,
})

/** A parameter as the console sends it: an empty search is left out, and a required filter has a choice. */
const seenParameter = (
  schemas: PlainSchemas,
  { name, in: place, required, schema, explode }: ApiOperation['parameters'][number],
) => {
  const { minLength: _, ...rest } = schemas.plain(schema)
  return { name, in: place, required, schema: rest, ...(explode ? {} : { explode }) }
}

const listParameters = (schemas: PlainSchemas, list: ApiOperation, { calls }: Resource): PlainObject[] => {
  const fixed = Object.keys(calls.list.query ?? {})
  const sort = sortOf(list)
  const names = sort?.names ?? []
  return [
    ...(calls.list.paging === null
      ? []
      : [
          query(pageParameters.index, { type: 'integer', minimum: 0 }),
          query(pageParameters.size, { type: 'integer', minimum: 1 }),
        ]),
    ...(names.length > 0
      ? [
          query(sortParameters.property, { type: 'string', enum: names }),
          query(sortParameters.direction ?? '', { type: 'string', enum: ['asc', 'desc'] }),
        ]
      : []),
    ...list.parameters
      .filter((one) => one.in === 'query' && !isOfPage(one) && !fixed.includes(one.name))
      .map((one) => seenParameter(schemas, one)),
  ]
}

/** The path as the console fills it in: `id` is that of the record. */
export const consolePath = (path: string, { parent }: Resource, isOfRecord: boolean): string => {
  const parameters = namesIn(path)
  const last = parameters.at(-1)
  const clean = (name: string): string => name.replaceAll(/\W/g, '_')
  return path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    isOfRecord && name === last && name !== parent?.param ? '{id}' : `{${clean(name)}}`,
  )
}

const pathParameters = (path: string, isText: boolean): PlainObject[] =>
  namesIn(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: isText ? 'string' : 'integer' },
  }))

/** Whether the ids of all resources are numbers. */
export const hasTextIds = (reader: SchemaReader, rows: readonly (readonly [Resource, Schema])[]): boolean =>
  rows.some(([{ id }, row]) => typesOf(reader.property(row, id) ?? {}).join() !== 'integer')

/** The operation that a call names. Throws for one that the document lacks. */
export const operationFor = (operations: readonly ApiOperation[], call: string): ApiOperation => {
  const found = operations.find((one) => one.call === call)
  if (!found) throw new Error(`The document has no operation "${call}", which resources.json names`)
  return found
}

/** The schema of a resource's rows. */
export const rowOf = (
  reader: SchemaReader,
  operations: readonly ApiOperation[],
  { calls }: Resource,
): Schema => {
  const list = operationFor(operations, calls.list.call)
  return reader.items(reader.at(list.response, calls.list.rows ?? '')) ?? {}
}

/** An operation as the console sees it, with its path and method. */
const seenOperation = (
  schemas: PlainSchemas,
  operations: readonly ApiOperation[],
  resource: Resource,
  row: Schema,
  action: ApiAction,
  isText: boolean,
  converted: Converted,
): readonly [path: string, method: string, operation: PlainObject] => {
  const { reader } = schemas
  const operationOf = (one: ApiAction): ApiOperation | undefined => {
    const call = resource.calls[one]?.call
    return call === undefined ? undefined : operationFor(operations, call)
  }
  const operation = operationFor(operations, resource.calls[action]?.call ?? '')
  const isList = action === 'list'
  const path = `/${resource.name}${consolePath(operation.path, resource, !isList && action !== 'create')}`
  const own = isList ? undefined : reader.at(operation.response, resource.calls[action]?.record ?? '')
  const record = seen(
    schemas,
    own && reader.names(own).length > 0 ? own : row,
    resource,
    isText,
    isList ? ofRows(converted) : converted,
  )
  const isForm = action === 'create' || action === 'update'
  const id = { type: isText ? 'string' : 'integer' }
  const schema = isForm && operation.body && bodySchema(schemas, operationOf, resource, action, id)
  const payload = isList ? page(record) : action === 'delete' ? {} : record
  return [
    path,
    operation.method,
    {
      operationId: operationId(action, resource),
      tags: [kebab(resource.name)],
      'x-privileges': [],
      parameters: [
        ...pathParameters(path, isText),
        ...(isList ? listParameters(schemas, operation, resource) : []),
      ],
      ...(schema && { requestBody: { content: { 'application/json': { schema } } } }),
      responses: { 200: enveloped(payload) },
    },
  ]
}

/**
 * The document as the console sees it: one path per resource and action, in the conventions of the foundation's API, so
 * that modules are checked and forms are generated as for that. `client.ts` translates at run time.
 */
export const consoleContract = (
  schemas: PlainSchemas,
  operations: readonly ApiOperation[],
  resources: readonly Resource[],
  converted: ReadonlyMap<string, Converted>,
  title: string,
): PlainObject => {
  const { reader } = schemas
  const rows = resources.map((resource) => [resource, rowOf(reader, operations, resource)] as const)
  const isText = hasTextIds(reader, rows)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [resource, row] of rows)
    for (const action of Object.keys(resource.calls) as ApiAction[]) {
      const own = converted.get(resource.name) ?? {}
      const seen = seenOperation(schemas, operations, resource, row, action, isText, own)
      const [path, method, operation] = seen
      paths[path] = { ...paths[path], [method]: operation }
    }
  return { openapi: '3.1.0', info: { title, version: '1' }, paths }
}

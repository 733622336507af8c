import type { ApiCall } from '../../src/client/api-client.ts'
import { isObject } from '../../src/contract/json.ts'
import { type Schema, type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import { filesIn } from './body-schema.ts'
import { consolePath, operationFor, operationId } from './console-contract.ts'
import type { ApiOperation } from './document.ts'
import { type ApiAction, type Converted, ofRows, type Resource, type ResourceCall } from './resource.ts'

/** The type of the id in a body. The API makes that of a new record, unless users choose it. */
const idTypeOf = (
  reader: SchemaReader,
  record: Schema,
  id: string,
  action: ApiAction,
): Pick<ApiCall, 'idType'> => {
  const own = reader.property(record, id)
  if (!own || (action === 'create' && reader.resolve(own).readOnly === true)) return {}
  return { idType: typesOf(own).includes('integer') ? 'integer' : 'string' }
}

/** How the record lies in a request body. */
const bodyOf = (
  reader: SchemaReader,
  { body: sent }: ApiOperation,
  { id, attributes }: Resource,
  action: ApiAction,
  { body, set, files = {} }: ResourceCall,
  operations: readonly ApiOperation[],
): Partial<ApiCall> => {
  if (!sent || (action !== 'create' && action !== 'update')) return {}
  const path = body ?? ''
  const uploads = Object.entries(files).map(([name, { call, ...rest }]) => {
    const { method, path: at } = operationFor(operations, call)
    return [name, { method, path: at, ...rest }] as const
  })
  const held = { ...filesIn(reader, { body: sent }, path), ...Object.fromEntries(uploads) }
  const holder = path.replace(/\.?[^.]*$/, '')
  const record = reader.resolve(reader.at(sent.schema, path))
  const names = reader.names(record)
  const takesAny = names.length === 0 || isObject(record.additionalProperties)
  const isBeside =
    action === 'update' && attributes !== undefined && reader.property(reader.at(sent.schema, holder), id)
  return {
    ...(!/^(application\/json|\*\/\*)/.test(sent.media) && { media: sent.media }),
    ...(body !== undefined && { body }),
    ...(!takesAny && { takes: names }),
    ...(set && { set }),
    ...(Object.keys(held).length > 0 && { files: held }),
    ...idTypeOf(reader, record, id, action),
    ...(isBeside && { idAt: [holder, id].filter(Boolean).join('.') }),
  }
}

/** The properties of a record whose text is a file. */
const shownFiles = (
  reader: SchemaReader,
  operations: readonly ApiOperation[],
  { calls }: Resource,
): Partial<ApiCall> => {
  const writing = calls.update ?? calls.create
  const files = writing ? filesIn(reader, operationFor(operations, writing.call), writing.body ?? '') : {}
  const texts = Object.entries(files).filter(([, place]) => place === 'base64')
  return texts.length > 0 ? { files: Object.fromEntries(texts) } : {}
}

const callOf = (
  reader: SchemaReader,
  operation: ApiOperation,
  resource: Resource,
  action: ApiAction,
  call: ResourceCall,
  operations: readonly ApiOperation[],
  converted: Converted,
): ApiCall => {
  const { id, attributes } = resource
  const { rows = '', total = null, paging = null, record = '', query, headers } = call
  const isList = action === 'list'
  const kinds = isList ? ofRows(converted) : converted
  const joined = operation.parameters.flatMap(({ name, explode }) => (explode ? [] : [name]))
  return {
    method: operation.method,
    path: consolePath(operation.path, resource, !isList && action !== 'create'),
    id,
    ...(attributes !== undefined && { attributes }),
    at: isList ? rows : record,
    ...(Object.keys(kinds).length > 0 && { converted: kinds }),
    ...(isList && { list: { total, paging } }),
    ...(joined.length > 0 && { joined }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(action === 'get' && shownFiles(reader, operations, resource)),
    ...bodyOf(reader, operation, resource, action, call, operations),
  }
}

/** How the console calls each operation of the document, for `client.ts`. */
export const apiCalls = (
  reader: SchemaReader,
  operations: readonly ApiOperation[],
  resources: readonly Resource[],
  converted: ReadonlyMap<string, Converted>,
): Record<string, ApiCall> =>
  Object.fromEntries(
    resources.flatMap((resource) => {
      const own = converted.get(resource.name) ?? {}
      return (Object.entries(resource.calls) as [ApiAction, ResourceCall][]).map(([action, call]) => [
        operationId(action, resource),
        callOf(reader, operationFor(operations, call.call), resource, action, call, operations, own),
      ])
    }),
  )

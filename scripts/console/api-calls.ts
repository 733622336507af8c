import type { ApiCall } from '../../src/client/api-client.ts'
import { isObject } from '../../src/contract/json.ts'
import { type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import { consolePath, operationFor, operationId } from './console-contract.ts'
import type { ApiOperation } from './document.ts'
import type { ApiAction, Resource, ResourceCall } from './resource.ts'

/** How the record lies in a request body. */
const bodyOf = (
  reader: SchemaReader,
  { body: sent }: ApiOperation,
  { id, attributes }: Resource,
  action: ApiAction,
  { body, set }: ResourceCall,
): Partial<ApiCall> => {
  if (!sent || (action !== 'create' && action !== 'update')) return {}
  const path = body ?? ''
  const holder = path.replace(/\.?[^.]*$/, '')
  const record = reader.resolve(reader.at(sent.schema, path))
  const names = reader.names(record)
  const takesAny = names.length === 0 || isObject(record.additionalProperties)
  const own = action === 'update' ? reader.property(record, id) : undefined
  const isBeside =
    action === 'update' && attributes !== undefined && reader.property(reader.at(sent.schema, holder), id)
  return {
    ...(!/^(application\/json|\*\/\*)/.test(sent.media) && { media: sent.media }),
    ...(body !== undefined && { body }),
    ...(!takesAny && { takes: names }),
    ...(set && { set }),
    ...(own && { idType: typesOf(own).includes('integer') ? 'integer' : 'string' }),
    ...(isBeside && { idAt: [holder, id].filter(Boolean).join('.') }),
  }
}

const callOf = (
  reader: SchemaReader,
  operation: ApiOperation,
  resource: Resource,
  action: ApiAction,
  call: ResourceCall,
): ApiCall => {
  const { id, attributes } = resource
  const { rows = '', total = null, paging = null, record = '', query, headers } = call
  const isList = action === 'list'
  const joined = operation.parameters.flatMap(({ name, explode }) => (explode ? [] : [name]))
  return {
    method: operation.method,
    path: consolePath(operation.path, resource, !isList && action !== 'create'),
    id,
    ...(attributes !== undefined && { attributes }),
    at: isList ? rows : record,
    ...(isList && { list: { total, paging } }),
    ...(joined.length > 0 && { joined }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...bodyOf(reader, operation, resource, action, call),
  }
}

/** How the console calls each operation of the document, for `client.ts`. */
export const apiCalls = (
  reader: SchemaReader,
  operations: readonly ApiOperation[],
  resources: readonly Resource[],
): Record<string, ApiCall> =>
  Object.fromEntries(
    resources.flatMap((resource) =>
      (Object.entries(resource.calls) as [ApiAction, ResourceCall][]).map(([action, call]) => [
        operationId(action, resource),
        callOf(reader, operationFor(operations, call.call), resource, action, call),
      ]),
    ),
  )

import type { ApiCall } from '../../src/client/api-client.ts'
import { asRecord } from '../../src/contract/json.ts'
import { type Schema, type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import type { ApiOperation } from './document.ts'
import type { Resource } from './resource.ts'

type Scalar = 'string' | 'number'

/** The one kind of values of a property; undefined for choices, several kinds and others. */
const kindOf = (property: Schema | undefined): Scalar | undefined => {
  const types = typesOf(property ?? {}).filter((type) => type !== 'null')
  if (types.length === 0 || property?.enum) return undefined
  if (types.every((type) => type === 'integer' || type === 'number')) return 'number'
  return types.join() === 'string' ? 'string' : undefined
}

/** The properties that requests have as texts and responses as numbers, or the reverse, with the kind of requests. */
export const convertedIn = (
  reader: SchemaReader,
  operationOf: (call: string) => ApiOperation,
  { calls, attributes, id }: Resource,
  row: Schema,
): NonNullable<ApiCall['converted']> => {
  const writing = calls.update ?? calls.create
  if (!writing) return {}
  const body = reader.at(operationOf(writing.call).body?.schema, writing.body ?? '')
  const response = calls.get && operationOf(calls.get.call).response
  const record = reader.at(response, calls.get?.record ?? '') ?? row
  const holder = attributes === undefined ? record : reader.property(record, attributes)
  const found = reader.names(body).flatMap((name) => {
    const [sent, received] = [body, holder].map((one) => kindOf(asRecord(one) && reader.property(one, name)))
    return name !== id && sent && received && sent !== received ? [[name, sent] as const] : []
  })
  return Object.fromEntries(found)
}

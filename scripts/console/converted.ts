import type { SentKind } from '../../src/client/other-response.ts'
import { type Schema, type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import { operationFor, rowOf } from './console-contract.ts'
import type { ApiOperation } from './document.ts'
import type { Converted, Resource } from './resource.ts'

type Scalar = 'string' | 'number'

/** The one kind of values of a property; undefined for choices, several kinds and others. */
const kindOf = (property: Schema | undefined): Scalar | undefined => {
  const types = typesOf(property ?? {}).filter((type) => type !== 'null')
  if (types.length === 0 || property?.enum) return undefined
  if (types.every((type) => type === 'integer' || type === 'number')) return 'number'
  return types.join() === 'string' ? 'string' : undefined
}

/** The number of decimals that a pattern demands, such as 2 for `7.50`; undefined if it takes numbers as they are. */
const decimalsOf = ({ pattern }: Schema): number | undefined => {
  if (typeof pattern !== 'string') return undefined
  const rule = new RegExp(pattern)
  const takes = (write: (value: number) => string): boolean =>
    [12, 7.5].every((value) => rule.test(write(value)))
  if (takes(String)) return undefined
  return [1, 2, 3, 4, 5, 6].find((count) => takes((value) => value.toFixed(count)))
}

/** How requests have a value that responses have as another kind. */
const sentKind = (kind: Scalar, property: Schema): SentKind => {
  const decimals = kind === 'string' ? decimalsOf(property) : undefined
  return decimals === undefined ? kind : { decimals }
}

/** The property of a record, or of each of several, in a response whose value requests have in its place. */
const idIn = (reader: SchemaReader, sent: Schema, received: Schema): string | undefined => {
  const [item, record] = [reader.items(sent) ?? sent, reader.items(received) ?? received]
  const isAlike = (reader.items(sent) === undefined) === (reader.items(received) === undefined)
  const kind = kindOf(item)
  if (!isAlike || !kind || reader.names(record).length === 0) return undefined
  return ['id', 'uuid', 'key', 'code'].find((name) => kindOf(reader.property(record, name)) === kind)
}

const convertedIn = (
  reader: SchemaReader,
  operations: readonly ApiOperation[],
  resource: Resource,
): Converted => {
  const { calls, attributes, id } = resource
  const writing = calls.update ?? calls.create
  if (!writing) return {}
  const body = reader.at(operationFor(operations, writing.call).body?.schema, writing.body ?? '')
  const response = calls.get && operationFor(operations, calls.get.call).response
  const record = reader.at(response, calls.get?.record ?? '') ?? rowOf(reader, operations, resource)
  const holder = attributes === undefined ? record : reader.property(record, attributes)
  const found = reader.names(body).flatMap((name) => {
    const [own, other] = [reader.property(body, name), reader.property(holder, name)]
    const embedded = own && other && name !== id ? idIn(reader, own, other) : undefined
    if (embedded !== undefined) return [[name, { idIn: embedded }] as const]
    const [sent, received] = [kindOf(own), kindOf(other)]
    if (name === id || !sent || !received || sent === received) return []
    return [[name, sentKind(sent, own ?? {})] as const]
  })
  return Object.fromEntries(found)
}

/** The converted properties of each resource, by its name. */
export const convertedOf = (
  reader: SchemaReader,
  operations: readonly ApiOperation[],
  resources: readonly Resource[],
): ReadonlyMap<string, Converted> =>
  new Map(resources.map((resource) => [resource.name, convertedIn(reader, operations, resource)]))

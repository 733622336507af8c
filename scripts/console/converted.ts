import type { SentKind } from '../../src/client/other-response.ts'
import { type Schema, type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import { operationFor, rowOf } from './console-contract.ts'
import type { ApiOperation } from './document.ts'
import { type Converted, type Resource, resourceNamed } from './resource.ts'

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

/** A value that requests have as an id, or a list of ids, and responses as whole records. */
interface Embedded {
  /** The resource of the records; undefined if it has no list. */
  resource: Resource | undefined
  /** The property of a record that requests have in its place. */
  idIn: string
}

/** The document with its resources. */
interface Read {
  reader: SchemaReader
  operations: readonly ApiOperation[]
  resources: readonly Resource[]
}

/** The resource whose rows are such records: the one that the property is named after, or one with the same properties. */
const resourceOf = ({ reader, operations, resources }: Read, name: string, record: Schema) => {
  const names = reader.names(record).toSorted().join()
  const hasSame = (one: Resource): boolean =>
    reader
      .names(rowOf(reader, operations, one))
      .toSorted()
      .join() === names
  return resourceNamed(name, resources) ?? resources.find((one) => one.parent === undefined && hasSame(one))
}

const embeddedIn = (read: Read, name: string, sent: Schema, received: Schema): Embedded | undefined => {
  const { reader } = read
  const [item, record] = [reader.items(sent) ?? sent, reader.items(received) ?? received]
  const isAlike = (reader.items(sent) === undefined) === (reader.items(received) === undefined)
  const kind = kindOf(item)
  if (!isAlike || !kind || reader.names(record).length === 0) return undefined
  const resource = resourceOf(read, name, record)
  const usual = ['id', 'uuid', 'key', 'code']
  const idIn = [...(resource ? [resource.id] : []), ...usual].find(
    (one) => kindOf(reader.property(record, one)) === kind,
  )
  return idIn === undefined ? undefined : { idIn, resource: resource?.id === idIn ? resource : undefined }
}

/** The schemas of a property in a request and in a response. */
interface Sides {
  name: string
  sent: Schema
  received: Schema
}

/** The properties of a resource that both requests and responses have, without its id. */
const sharedProperties = ({ reader, operations }: Read, resource: Resource): Sides[] => {
  const { calls, attributes, id } = resource
  const writing = calls.update ?? calls.create
  if (!writing) return []
  const body = reader.at(operationFor(operations, writing.call).body?.schema, writing.body ?? '')
  const response = calls.get && operationFor(operations, calls.get.call).response
  const record = reader.at(response, calls.get?.record ?? '') ?? rowOf(reader, operations, resource)
  const holder = attributes === undefined ? record : reader.property(record, attributes)
  return reader.names(body).flatMap((name) => {
    const [sent, received] = [reader.property(body, name), reader.property(holder, name)]
    return name !== id && sent && received ? [{ name, sent, received }] : []
  })
}

const convertedIn = (read: Read, { name, sent, received }: Sides): SentKind | undefined => {
  const embedded = embeddedIn(read, name, sent, received)
  if (embedded) return { idIn: embedded.idIn }
  const kinds = [kindOf(sent), kindOf(received)] as const
  return kinds[0] && kinds[1] && kinds[0] !== kinds[1] ? sentKind(kinds[0], sent) : undefined
}

/** The converted properties of each resource, by its name. */
export const convertedOf = (
  reader: SchemaReader,
  operations: readonly ApiOperation[],
  resources: readonly Resource[],
): ReadonlyMap<string, Converted> => {
  const read = { reader, operations, resources }
  return new Map(
    resources.map((resource) => [
      resource.name,
      Object.fromEntries(
        sharedProperties(read, resource).flatMap((sides) => {
          const kind = convertedIn(read, sides)
          return kind === undefined ? [] : [[sides.name, kind]]
        }),
      ),
    ]),
  )
}

/** The resources of a resource's properties that responses have as whole records, by property. */
export const embeddedOf = (read: Read, resource: Resource): Readonly<Record<string, Resource>> =>
  Object.fromEntries(
    sharedProperties(read, resource).flatMap(({ name, sent, received }) => {
      const other = embeddedIn(read, name, sent, received)?.resource
      return other ? [[name, other]] : []
    }),
  )

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { envelopePaths } from '../../../../src/contract/conventions/envelope.ts'
import { defaultPage, makePage, pagePaths } from '../../../../src/contract/conventions/page.ts'
import { sortParameters } from '../../../../src/contract/conventions/query.ts'
import { asRecord, type PlainObject, valueAt } from '../../../../src/contract/json.ts'
import { operationsIn, parseResource, type ResourceFile } from '../../../shared/resource-file.ts'
import { root } from '../../../shared/root.ts'
import { itemText } from '../../contract/yaml-text.ts'
import { anchorsIn, type FoundScalar, type Splice, scalarsIn, spliced, withPair } from '../yaml-edits.ts'

/** Keywords whose value is a property name of the same record. */
const naming = new Set(['x-label', 'x-from', 'x-not-before', 'x-month-of', 'x-stores', 'property', 'by'])
/** Lists of property names. */
const lists = new Set(['required', 'needs', 'property'])
/** Keys of a page, which no record has at this place. */
const pageKeys = new Set(Object.keys(makePage([], 0, defaultPage)))

const renamed = (value: string, from: string, to: string): string =>
  value === from ? to : value.startsWith(`${from}.`) ? to + value.slice(from.length) : value

/** The places of a record’s properties in a file. */
interface RecordPlaces {
  readonly file: ResourceFile
  /** The record's schema and the bodies that write it; for a body with `x-records`, its items too. */
  readonly schemas: ReadonlySet<unknown>
  /** The lists of bodies whose items are records (`x-records`). */
  readonly recordLists: ReadonlySet<unknown>
  readonly properties: readonly string[]
}

const lastPart = (ref: unknown): string => String(ref).replace(/^.*\//, '')

const placesOf = (text: string, resource: string): RecordPlaces => {
  const file = parseResource(text)
  const bodies = operationsIn(file).map(({ operation }) =>
    lastPart(valueAt(operation, ['requestBody', 'content', 'application/json', 'schema', '$ref'])),
  )
  const lists = bodies.flatMap((body) => {
    const list = valueAt(file.schemas, [body, 'x-records'])
    return typeof list === 'string' ? [{ body, list }] : []
  })
  const items = lists.map(({ body, list }) =>
    lastPart(valueAt(file.schemas, [body, 'properties', list, 'items', '$ref'])),
  )
  return {
    file,
    schemas: new Set([resource, ...bodies, ...items]),
    recordLists: new Set(lists.map(({ list }) => list)),
    properties: Object.keys(asRecord(valueAt(file.schemas, [resource, 'properties']))),
  }
}

/**
 * Whether a key of an example is a property of the record: of a body, of an item of an `x-records` list, or of a record in
 * a payload, which one object can wrap (`{ event: … }`). Keys of objects within a record are not.
 */
const isRecordKey = (path: FoundScalar['path'], { recordLists, properties }: RecordPlaces): boolean => {
  const at = path.indexOf('example')
  const keys = path.slice(at + 1).filter((key) => typeof key !== 'number')
  if (at < 0 || keys.length === 0) return false
  if (path.includes('requestBody'))
    return keys.length === 1 || (keys.length === 2 && recordLists.has(keys[0]))
  const [payload, ...rest] = keys
  if (payload !== envelopePaths.payload) return false
  const below = rest[0] === pagePaths.rows ? rest.slice(1) : rest
  if (below.length === 1) return rest.length > 1 || !pageKeys.has(String(below[0]))
  return below.length === 2 && !properties.includes(String(below[0]))
}

const parameterOf = ({ path }: FoundScalar, { file }: RecordPlaces): PlainObject => {
  const at = path.indexOf('parameters')
  return at < 0 ? {} : asRecord(valueAt(file, path.slice(0, at + 2)))
}

/** The name of a query parameter; a path parameter keeps its name, since the path contains it. */
const isParameterName = (found: FoundScalar, places: RecordPlaces): boolean =>
  !found.isKey &&
  found.path.at(-1) === 'name' &&
  found.path.at(-3) === 'parameters' &&
  parameterOf(found, places).in === 'query'

const isSort = (found: FoundScalar, places: RecordPlaces): boolean =>
  parameterOf(found, places).name === sortParameters.property &&
  (found.path.at(-2) === 'enum' || found.path.at(-1) === 'default')

/** The keys between a schema and the properties of its own object: those of conditions. */
const conditions: ReadonlySet<unknown> = new Set(['if', 'then', 'else'])

/** Whether a scalar is a property name in a schema, by its place. */
const isNameInSchema = ({ path, isKey }: FoundScalar): boolean => {
  if (path.includes('items')) return false
  if (path.includes('x-agrees')) return true
  if (isKey) return path.at(-2) === 'properties' && path.slice(3, -2).every((key) => conditions.has(key))
  return (
    naming.has(String(path.at(-1))) || (typeof path.at(-1) === 'number' && lists.has(String(path.at(-2))))
  )
}

const isName = (found: FoundScalar, places: RecordPlaces): boolean => {
  const { path, isKey } = found
  if (path[0] === 'components') return places.schemas.has(path[2]) && isNameInSchema(found)
  if (path.includes('example')) return isKey && isRecordKey(path, places)
  return isParameterName(found, places) || isSort(found, places) || (!isKey && isNameInSchema(found))
}

/** The schemas of a file that have a property: the record, or a body that writes it. */
export const schemasWith = (text: string, resource: string, property: string): readonly string[] => {
  const { file, schemas } = placesOf(text, resource)
  return [...schemas]
    .map(String)
    .filter((name) => valueAt(file.schemas, [name, 'properties', property]) !== undefined)
}

const spliceOf = ({ scalar }: FoundScalar, text: string): readonly Splice[] =>
  scalar.range ? [{ from: scalar.range[0], to: scalar.range[1], text }] : []

/** Shared parameters with this name, by reference. */
const sharedParameters = (name: string): readonly (readonly [string, PlainObject])[] => {
  const all: Readonly<Record<string, PlainObject>> = parse(
    readFileSync(join(root, 'openapi/parameters.yaml'), 'utf8'),
  )
  return Object.entries(all).filter(([, parameter]) => parameter.name === name && parameter.in === 'query')
}

/** Replaces references to a shared parameter with this name by a local parameter. */
const withOwnParameters = (text: string, from: string, to: string): string =>
  sharedParameters(from).reduce(
    (rest, [key, parameter]) =>
      rest.replaceAll(`{ $ref: ../parameters.yaml#/${key} }`, itemText({ ...parameter, name: to })),
    text,
  )

const withAnchor = (text: string, from: string, to: string): string =>
  anchorsIn(text).has(to) ? text : text.replace(new RegExp(`([&*])${from}(?=[\\s,}\\]])`, 'g'), `$1${to}`)

/** Adds the former name of a stored property. */
const withFormerName = (text: string, resource: string, from: string, to: string): string => {
  const property = ['components', 'schemas', resource, 'properties', to]
  const schema = valueAt(parseResource(text).schemas, [resource, 'properties', to])
  if (valueAt(schema, ['x-from']) !== undefined) return text
  const earlier = valueAt(schema, ['x-renamed-from'])
  if (earlier === undefined) return withPair(text, property, `x-renamed-from: ${from}`, 'description')
  const names = [...[earlier].flat().filter((name) => name !== to), from]
  const found = scalarsIn(text).filter(
    ({ path, isKey }) =>
      !isKey && path[5] === 'x-renamed-from' && property.every((key, index) => path[index] === key),
  )
  const [first, last] = [found[0]?.scalar.range, found.at(-1)?.scalar.range]
  if (!first || !last) return text
  const isList = Array.isArray(earlier)
  return spliced(text, [
    {
      from: isList ? text.lastIndexOf('[', first[0]) : first[0],
      to: isList ? text.indexOf(']', last[1]) + 1 : last[1],
      text: `[${names.join(', ')}]`,
    },
  ])
}

/**
 * Renames a property in the file of a resource: in schemas, parameters and examples. The property gets its former name
 * (`x-renamed-from`), so that the server migrates the data.
 */
export const renamedInContract = (text: string, resource: string, from: string, to: string): string => {
  const places = placesOf(text, resource)
  const next = spliced(
    text,
    scalarsIn(text)
      .filter((found) => isName(found, places))
      .flatMap((found) => {
        const value = String(found.scalar.value)
        const name = renamed(value, from, to)
        return name === value ? [] : spliceOf(found, name)
      }),
  )
  return withFormerName(withAnchor(withOwnParameters(next, from, to), from, to), resource, from, to)
}

/** Renames the property in the file of a resource that refers to it: `x-from: tasbihId.title`. */
export const renamedInOthers = (text: string, resource: string, from: string, to: string): string => {
  const scalars = scalarsIn(text)
  const pointers = scalars
    .filter(
      ({ path, isKey, scalar }) => !isKey && path.at(-1) === 'x-references' && scalar.value === resource,
    )
    .map(({ path }) => String(path.filter((key) => key !== 'items').at(-2)))
  return spliced(
    text,
    scalars.flatMap((found) => {
      const value = String(found.scalar.value)
      const isPath = !found.isKey && ['x-from', 'property'].includes(String(found.path.at(-1)))
      const name = pointers.find((pointer) => value === `${pointer}.${from}`)
      return isPath && name !== undefined ? spliceOf(found, `${name}.${to}`) : []
    }),
  )
}

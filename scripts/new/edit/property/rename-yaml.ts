import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { defaultPage, makePage } from '../../../../src/contract/conventions/page.ts'
import { type PlainObject, valueAt } from '../../../../src/contract/json.ts'
import { operationsIn, parseResource } from '../../../shared/resource-file.ts'
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

/** Whether a key of an example is a record property: below a body, or below the payload of a response. */
const isRecordKey = (path: FoundScalar['path']): boolean => {
  const at = path.indexOf('example')
  const below = path.slice(at + 1)
  if (at < 0 || below.length === 0) return false
  if (path.includes('requestBody')) return true
  return below[0] === 'payload' && below.length > 1 && !(below.length === 2 && pageKeys.has(String(below[1])))
}

const isParameterName = ({ path, isKey }: FoundScalar): boolean =>
  !isKey && path.at(-1) === 'name' && path.at(-3) === 'parameters'

const isSort = ({ path }: FoundScalar): boolean =>
  path.includes('parameters') && (path.at(-2) === 'enum' || path.at(-1) === 'default')

/** Whether a scalar is a property name in a schema, by its place. */
const isNameInSchema = ({ path, isKey }: FoundScalar): boolean => {
  if (path.includes('x-agrees')) return true
  if (isKey) return path.at(-2) === 'properties'
  return (
    naming.has(String(path.at(-1))) || (typeof path.at(-1) === 'number' && lists.has(String(path.at(-2))))
  )
}

/** The schemas with the properties of a record: its own, and the bodies of the file. */
const schemasOf = (text: string, resource: string): ReadonlySet<unknown> => {
  const bodies = operationsIn(parseResource(text)).map(({ operation }) =>
    String(valueAt(operation, ['requestBody', 'content', 'application/json', 'schema', '$ref'])).replace(
      /^.*\//,
      '',
    ),
  )
  return new Set([resource, ...bodies])
}

const isName = (found: FoundScalar, schemas: ReadonlySet<unknown>): boolean => {
  const { path, isKey } = found
  if (path[0] === 'components') return schemas.has(path[2]) && isNameInSchema(found)
  if (path.includes('example')) return isKey && isRecordKey(path)
  return isParameterName(found) || isSort(found) || (!isKey && isNameInSchema(found))
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
  const schemas = schemasOf(text, resource)
  const next = spliced(
    text,
    scalarsIn(text)
      .filter((found) => isName(found, schemas))
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

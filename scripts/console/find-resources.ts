import { singular } from '../../src/contract/text/english.ts'
import { type Schema, type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'
import { pascal } from '../new/answers/words.ts'
import { type ApiOperation, namesIn } from './document.ts'
import { bodyCall, callOf, likeness, missingParameter, recordAt, withFixed } from './find-calls.ts'
import { pagingOf } from './find-paging.ts'
import { findRows, findTotal, type Rows } from './find-rows.ts'
import type { ApiAction, Resource } from './resource.ts'

/** A list that is no resource, and why. */
export interface LeftOut {
  call: string
  reason: string
}

const segments = (path: string): readonly string[] => path.split('/').filter(Boolean)

/** The last word of a path that is neither a parameter nor a format. */
const lastWord = (path: string): string =>
  segments(path)
    .findLast((part) => !part.startsWith('{'))
    ?.replace(/\.(json|xml)$/, '') ?? ''

/** `/pet-owners` as `PetOwner`. */
const nameOf = (word: string): string =>
  singular(word)
    .split(/[^A-Za-z0-9]+/)
    .map(pascal)
    .join('')
    .replace(/^(\d)/, 'N$1') || 'Resource'

const idNames = (parameter: string, name: string): string[] => {
  const resource = name.charAt(0).toLowerCase() + name.slice(1)
  const short = parameter
    .replace(new RegExp(`^${resource}[_-]?`, 'i'), '')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
  const last = parameter.split(/[_-]/).at(-1) ?? parameter
  return [
    parameter,
    short,
    last,
    'id',
    'uuid',
    '_id',
    `${resource}Id`,
    `${resource}_id`,
    'uid',
    'guid',
    'slug',
    'key',
    'code',
    'number',
    'name',
  ]
}

/** The property that identifies the rows of a resource. */
const idOf = (reader: SchemaReader, row: Schema, parameter: string, name: string): string | undefined =>
  idNames(parameter, name).find((one) => {
    const types = typesOf(reader.property(row, one) ?? { type: 'object' })
    return (
      types.length === 0 || types.includes('integer') || types.includes('string') || types.includes('number')
    )
  })

interface Found {
  list: ApiOperation
  rows: Rows
}

/** The items of a list: operations at its path with one more parameter. */
const itemPath = (
  operations: readonly ApiOperation[],
  { list, rows }: Found,
  reader: SchemaReader,
): string | undefined => {
  const below = (base: string): string | undefined => {
    const paths = operations
      .map(({ path }) => path.replace(/\/$/, ''))
      .filter(
        (path) =>
          path.startsWith(`${base}/{`) && !path.slice(base.length + 1).includes('/') && path.endsWith('}'),
      )
    const read = paths.filter((path) =>
      operations.some((one) => one.path.replace(/\/$/, '') === path && one.method === 'get'),
    )
    return read[0] ?? paths[0]
  }
  const base = list.path.replace(/\/$/, '')
  const above = base.slice(0, base.lastIndexOf('/'))
  const isOfRow = (path: string | undefined): boolean => {
    const get = operations.find((one) => one.path === path && one.method === 'get')
    const at = get && recordAt(reader, get.response, rows.row)
    return at !== undefined && likeness(reader, reader.at(get?.response, at), rows.row) > 0.8
  }
  const candidates = [below(`${above}/${singular(lastWord(base))}`), below(above)].filter((path) =>
    isOfRow(path),
  )
  return below(base) ?? candidates[0]
}

const attributesOf = (reader: SchemaReader, row: Schema): string | undefined => {
  const { names } = reader
  const isJsonApi =
    reader.property(row, 'attributes') &&
    names(row).every((name) => ['id', 'type', 'attributes', 'relationships', 'links', 'meta'].includes(name))
  return isJsonApi ? 'attributes' : undefined
}

const toResource = (
  operations: readonly ApiOperation[],
  found: Found,
  reader: SchemaReader,
): Resource | string => {
  const { list, rows } = found
  const base = list.path.replace(/\/$/, '')
  const item = itemPath(operations, found, reader)
  const name = nameOf(
    /^(find|search|list|all)/i.test(lastWord(base)) && item ? lastWord(item) : lastWord(base),
  )
  const parameter = item === undefined ? 'id' : (namesIn(item).at(-1) ?? 'id')
  const id = idOf(reader, rows.row, parameter, name)
  if (id === undefined) return 'its rows have no property that identifies them'
  const attributes = attributesOf(reader, rows.row)
  const at = (path: string | undefined, method: string) =>
    operations.find((one) => one.path.replace(/\/$/, '') === path && one.method === method)
  const takesRecord = (operation: ApiOperation | undefined): boolean =>
    operation?.body !== undefined && reader.names(operation.body.schema).length > 0
  const root = item?.slice(0, item.lastIndexOf('/'))
  const create = at(base, 'post') ?? at(root, 'post')
  const get = at(item, 'get')
  // A JSON Patch is a list of changes: the console sends records.
  const update = [
    at(item, 'patch'),
    at(item, 'put'),
    create && at(create.path.replace(/\/$/, ''), 'put'),
    at(item, 'post'),
  ].find(takesRecord)
  const remove = at(item, 'delete')
  const paging = pagingOf(reader, list)
  const writes = (operation: ApiOperation | undefined, action: ApiAction) =>
    operation && takesRecord(operation)
      ? { [action]: withFixed(operation, bodyCall(reader, operation, rows.row, attributes), false) }
      : {}
  const record = get && recordAt(reader, get.response, rows.row)
  return {
    name,
    id,
    ...(attributes !== undefined && { attributes }),
    calls: {
      list: withFixed(
        list,
        { ...callOf(list), rows: rows.path, total: findTotal(reader, list.response, list.headers), paging },
        true,
      ),
      ...(get?.response !== undefined && {
        get: withFixed(get, { ...callOf(get), ...(record && { record }) }, false),
      }),
      ...writes(create, 'create'),
      ...(get && writes(update, 'update')),
      ...(remove && { delete: withFixed(remove, callOf(remove), false) }),
    },
  }
}

/** Gives equal names the words before them: `/users/{id}/posts` is `UserPost` beside `/posts`. */
const withUniqueNames = (resources: readonly Resource[]): Resource[] => {
  const taken = new Set<string>()
  return resources.map((resource) => {
    const words = segments(resource.calls.list.call.replace(/^GET /, '')).filter(
      (part) => !part.startsWith('{'),
    )
    let { name } = resource
    for (let at = words.length - 2; taken.has(name) && at >= 0; at -= 1) name = nameOf(words[at] ?? '') + name
    for (let count = 2; taken.has(name); count += 1) name = `${resource.name}${count}`
    taken.add(name)
    return { ...resource, name }
  })
}

/** Finds the resources of a document: lists of objects, with what else their paths offer. */
export const findResources = (
  operations: readonly ApiOperation[],
  reader: SchemaReader,
): { resources: Resource[]; leftOut: LeftOut[] } => {
  const leftOut: LeftOut[] = []
  const found: { resource: Resource; list: ApiOperation }[] = []
  for (const list of operations) {
    if (list.method !== 'get' || /\}$/.test(list.path) || list.response === undefined) continue
    const rows = findRows(reader, list.response, lastWord(list.path))
    if (!rows) continue
    const missing = missingParameter(list)
    const resource =
      missing === undefined
        ? toResource(operations, { list, rows }, reader)
        : `it needs "${missing}", which the document has no value for`
    if (typeof resource === 'string') leftOut.push({ call: list.call, reason: resource })
    else found.push({ resource, list })
  }
  // Several lists of the same records, such as by status and by tag: the first one.
  const items = new Set<string>()
  const distinct = found
    .toSorted((a, b) => namesIn(a.list.path).length - namesIn(b.list.path).length)
    .filter(({ resource: { calls }, list }) => {
      const key = (calls.get ?? calls.create)?.call
      if (key === undefined || !items.has(key)) {
        if (key !== undefined) items.add(key)
        return true
      }
      leftOut.push({ call: list.call, reason: 'another list has the same records' })
      return false
    })
  const named = withUniqueNames(distinct.map(({ resource }) => resource))
  const tops = named.map((resource, index) => ({ resource, list: distinct[index]?.list as ApiOperation }))
  const placed = tops.flatMap(({ resource, list }): Resource[] => {
    const parameters = namesIn(list.path)
    if (parameters.length === 0) return [resource]
    const [param = ''] = parameters
    const above = list.path.slice(0, list.path.indexOf('}') + 1)
    const parent = tops.find(({ resource: { calls }, list: other }) => {
      const item = calls.get?.call ?? calls.delete?.call ?? calls.update?.call
      const path = operations.find(({ call }) => call === item)?.path
      return namesIn(other.path).length === 0 && path === above
    })
    if (parameters.length === 1 && parent)
      return [{ ...resource, parent: { resource: parent.resource.name, param } }]
    leftOut.push({
      call: list.call,
      reason: `its path needs ${parameters.map((name) => `"${name}"`).join(', ')}`,
    })
    return []
  })
  return { resources: placed, leftOut }
}

import type { Conventions } from '../../src/contract/conventions/conventions.ts'
import { asRecord, isObject, type PlainObject } from '../../src/contract/json.ts'
import type { SchemaReader } from '../../src/module-check/schema/schema-reader.ts'
import { hasTextIds, operationFor, rowOf } from './console-contract.ts'
import { type ApiOperation, follow } from './document.ts'
import { sortOf } from './find-paging.ts'
import type { Resource } from './resource.ts'

/** The most frequent of some values, compared as JSON; undefined without any. */
const mostFrequent = <T>(values: readonly T[]): T | undefined => {
  const groups = [...Map.groupBy(values, (value) => JSON.stringify(value)).values()]
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0]
}

/** How users sign in: the first scheme of the document that the console can use, and the others' names. */
const securityOf = (
  document: PlainObject,
  operations: readonly ApiOperation[],
): Pick<Conventions, 'token' | 'session'> & { open: string[] } => {
  const schemes = asRecord(asRecord(document.components).securitySchemes)
  const named = [document.security, ...operations.map(({ raw }) => raw.security)].flatMap((list) =>
    Array.isArray(list) ? list.filter(isObject).flatMap((one) => Object.keys(one)) : [],
  )
  const used = [...new Set(named)].map((name) => [name, follow(document, schemes[name])] as const)
  const tokens = used.flatMap(([, { type, scheme, in: place, name }]) => {
    if (type === 'apiKey') return place === 'header' ? [{ header: String(name), scheme: '' }] : []
    const word = type === 'http' && String(scheme).toLowerCase() === 'basic' ? 'Basic' : 'Bearer'
    return [{ header: 'Authorization', scheme: word }]
  })
  const token = tokens[0] ?? { header: 'Authorization', scheme: 'Bearer' }
  const open = used.flatMap(([name, { type, in: place }]) =>
    type === 'oauth2' || type === 'openIdConnect' || (type === 'apiKey' && place !== 'header')
      ? [`${name} (${type})`]
      : [],
  )
  return { token, session: { by: tokens.length > 0 ? 'token' : 'none' }, open }
}

/** The conventions of a document, as most of its resources have them, and the names of security schemes left open. */
export const findConventions = (
  document: PlainObject,
  operations: readonly ApiOperation[],
  resources: readonly Resource[],
  reader: SchemaReader,
): { conventions: Conventions; open: string[] } => {
  const lists = resources.map(({ calls }) => operationFor(operations, calls.list.call))
  const updates = resources.flatMap(({ calls }) =>
    calls.update ? [operationFor(operations, calls.update.call)] : [],
  )
  const paging = mostFrequent(resources.flatMap(({ calls }) => calls.list.paging ?? []))
  const { open, ...security } = securityOf(document, operations)
  const rows = resources.map((resource) => [resource, rowOf(reader, operations, resource)] as const)
  const { size = '', ...usual } = paging ?? ({ by: 'page', index: 'page', first: 1 } as const)
  return {
    conventions: {
      envelope: null,
      list: {
        rows: mostFrequent(resources.map(({ calls }) => calls.list.rows ?? '')) ?? '',
        total: mostFrequent(resources.map(({ calls }) => calls.list.total ?? null)) ?? null,
      },
      // The console always has a size, which a call without this parameter does not send.
      paging: { ...usual, size: size === '' ? 'size' : size } as Conventions['paging'],
      sort: mostFrequent(lists.flatMap((list) => sortOf(list)?.convention ?? [])) ?? {
        property: 'sort',
        format: '-name',
      },
      ids: {
        property: mostFrequent(resources.map(({ id }) => id)) ?? 'id',
        type: hasTextIds(reader, rows) ? 'string' : 'integer',
      },
      update: updates.length > 0 && updates.every(({ method }) => method === 'patch') ? 'changes' : 'whole',
      ...security,
    },
    open,
  }
}

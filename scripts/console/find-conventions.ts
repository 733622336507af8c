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

type Security = Pick<Conventions, 'token' | 'session'>

const bearerToken = { header: 'Authorization', scheme: 'Bearer' }

/** The OAuth 2 flow of a scheme; without the console's id at the provider, which the document cannot know. */
const oauthOf = ({ flows, openIdConnectUrl }: PlainObject): NonNullable<Conventions['session']> => {
  if (typeof openIdConnectUrl === 'string')
    return {
      ...{ by: 'oauth2', client: '', scope: 'openid' },
      issuer: openIdConnectUrl.replace(/\/\.well-known\/openid-configuration$/, ''),
    }
  const flow = asRecord(asRecord(flows).authorizationCode)
  const { authorizationUrl, tokenUrl, scopes } = flow
  if (typeof authorizationUrl !== 'string' || typeof tokenUrl !== 'string') return { by: 'token' }
  return {
    ...{ by: 'oauth2', client: '', scope: Object.keys(asRecord(scopes)).join(' ') },
    endpoints: { authorization: authorizationUrl, token: tokenUrl },
  }
}

/** How users sign in by a scheme; undefined if the console cannot use it. */
const schemeOf = (definition: PlainObject): Security | undefined => {
  const { type, scheme, in: place, name } = definition
  if (type === 'apiKey') {
    if (place === 'cookie') return undefined
    const token = place === 'query' ? { query: String(name) } : { header: String(name), scheme: '' }
    return { token, session: { by: 'token' } }
  }
  if (type === 'oauth2' || type === 'openIdConnect')
    return { token: bearerToken, session: oauthOf(definition) }
  const word = type === 'http' && String(scheme).toLowerCase() === 'basic' ? 'Basic' : 'Bearer'
  return { token: { header: 'Authorization', scheme: word }, session: { by: 'token' } }
}

/** How users sign in: the first scheme of the document that the console can use; `open` are the schemes that it cannot. */
const securityOf = (
  document: PlainObject,
  operations: readonly ApiOperation[],
): Security & { open: string[] } => {
  const schemes = asRecord(asRecord(document.components).securitySchemes)
  const named = [document.security, ...operations.map(({ raw }) => raw.security)].flatMap((list) =>
    Array.isArray(list) ? list.filter(isObject).flatMap((one) => Object.keys(one)) : [],
  )
  const used = [...new Set(named)].map((name) => {
    const definition = follow(document, schemes[name])
    return { name, definition, security: schemeOf(definition) }
  })
  const chosen = used.find(({ security }) => security)?.security
  const open = used.flatMap(({ name, definition, security }) =>
    security ? [] : [`${name} (${definition.type} in ${definition.in})`],
  )
  return { token: bearerToken, session: { by: 'none' }, ...chosen, open }
}

/** The first list that a call without a token cannot read: it tells whether a typed token is right. */
const checkOf = (
  document: PlainObject,
  operations: readonly ApiOperation[],
  resources: readonly Resource[],
): string | undefined => {
  const lists = resources.map(({ calls }) => operationFor(operations, calls.list.call))
  const isSecured = ({ raw }: ApiOperation): boolean => {
    const security = raw.security ?? document.security
    return (
      Array.isArray(security) &&
      security.length > 0 &&
      security.every((one) => Object.keys(asRecord(one)).length > 0)
    )
  }
  return lists.find((list) => isSecured(list) && !list.path.includes('{'))?.path
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
  const { open, token, session } = securityOf(document, operations)
  const check = session?.by === 'token' ? checkOf(document, operations, resources) : undefined
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
        // The console sees each record's id as `id`; its call names the property of the API.
        property: 'id',
        type: hasTextIds(reader, rows) ? 'string' : 'integer',
      },
      update: updates.length > 0 && updates.every(({ method }) => method === 'patch') ? 'changes' : 'whole',
      token,
      ...(session && { session: { ...session, ...(check !== undefined && { check }) } }),
    },
    open,
  }
}

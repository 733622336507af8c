import { expect, it } from 'vitest'
import type { ApiOperation } from '../../../scripts/console/document.ts'
import { findConventions } from '../../../scripts/console/find-conventions.ts'
import type { Resource } from '../../../scripts/console/resource.ts'
import { schemaReader } from '../../../src/module-check/schema/schema-reader.ts'

const bearer = { header: 'Authorization', scheme: 'Bearer' }

it.each([
  ['nothing', [], { token: bearer, session: { by: 'none' }, open: [] }],
  [
    'a key in a query',
    [{ type: 'apiKey', in: 'query', name: 'key' }],
    { token: { query: 'key' }, session: { by: 'token' }, open: [] },
  ],
  [
    'the code flow of OAuth 2, without a client',
    [
      {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://login.example.org/authorize',
            tokenUrl: 'https://login.example.org/token',
            scopes: { 'desk:read': 'Read', 'desk:write': 'Write' },
          },
        },
      },
    ],
    {
      token: bearer,
      session: {
        ...{ by: 'oauth2', client: '', scope: 'desk:read desk:write' },
        endpoints: {
          authorization: 'https://login.example.org/authorize',
          token: 'https://login.example.org/token',
        },
      },
      open: [],
    },
  ],
  [
    'another flow of OAuth 2: a token that users type in',
    [
      {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://login.example.org/token', scopes: {} } },
      },
    ],
    { token: bearer, session: { by: 'token' }, open: [] },
  ],
  [
    'OpenID Connect',
    [
      {
        type: 'openIdConnect',
        openIdConnectUrl: 'https://login.example.org/.well-known/openid-configuration',
      },
    ],
    {
      token: bearer,
      session: { ...{ by: 'oauth2', client: '', scope: 'openid' }, issuer: 'https://login.example.org' },
      open: [],
    },
  ],
  [
    'a cookie, which stays open, and basic authentication',
    [
      { type: 'apiKey', in: 'cookie', name: 'session' },
      { type: 'http', scheme: 'basic' },
    ],
    {
      token: { header: 'Authorization', scheme: 'Basic' },
      session: { by: 'token' },
      open: ['scheme 0 (apiKey in cookie)'],
    },
  ],
])('finds how users sign in with %s', (_, schemes, expected) => {
  const named = Object.fromEntries(schemes.map((scheme, at) => [`scheme ${at}`, scheme]))
  const document = {
    components: { securitySchemes: named },
    security: Object.keys(named).map((name) => ({ [name]: [] })),
  }
  const operations: ApiOperation[] = []
  const { conventions, open } = findConventions(
    document,
    operations,
    [],
    schemaReader(() => undefined),
  )
  const { token, session } = conventions
  expect({ token, session, open }).toEqual(expected)
})

it('sees every record by `id`, so that other records keep a property named like the id of most', () => {
  const list: ApiOperation = {
    ...{ call: 'GET /taxes', method: 'get', path: '/taxes', parameters: [], headers: [], raw: {} },
    response: { type: 'array', items: { properties: { code: { type: 'string' } } } },
  }
  const resource = { name: 'Tax', id: 'code', calls: { list: { call: 'GET /taxes' } } } as unknown as Resource
  const reader = schemaReader(() => undefined)
  expect(findConventions({}, [list], [resource], reader).conventions.ids).toEqual({
    property: 'id',
    type: 'string',
  })
})

it('tries typed tokens with the first list that needs one', () => {
  const listAt = (path: string, raw: ApiOperation['raw']): ApiOperation => ({
    ...{ call: `GET ${path}`, method: 'get', path, parameters: [], headers: [], raw },
    response: { type: 'array', items: { properties: { id: { type: 'integer' } } } },
  })
  const lists = [
    listAt('/news', { security: [] }),
    listAt('/tips', { security: [{ key: [] }, {}] }),
    listAt('/taxes', {}),
    listAt('/notes', {}),
  ]
  const resources = lists.map(({ call, path }) => ({ name: path, id: 'id', calls: { list: { call } } }))
  const document = {
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    security: [{ key: [] }],
  }
  const reader = schemaReader(() => undefined)
  const { session } = findConventions(document, lists, resources as unknown as Resource[], reader).conventions
  expect(session).toEqual({ by: 'token', check: '/taxes' })
})

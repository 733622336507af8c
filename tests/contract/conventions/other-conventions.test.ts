import { afterAll, describe, expect, it } from 'vitest'
import { type Conventions, conventions } from '../../../src/contract/conventions/conventions.ts'
import { mockConventions, restoreConventions } from '../../support/contract/other-conventions.ts'

/** Imports a module as the console of an API with these conventions has it. */
const importFor = <Module>(api: Partial<Conventions>, load: () => Promise<Module>): Promise<Module> => {
  mockConventions(api)
  return load()
}

afterAll(restoreConventions)

const own = { success: 'success', message: 'message', payload: 'payload' }
const cursor = { by: 'cursor', index: 'after', size: 'limit', next: 'last' } as const

describe('responses', () => {
  const load = (api: Partial<Conventions>) =>
    importFor(api, () => import('../../../src/contract/conventions/envelope.ts'))

  it.each<[string, Partial<Conventions>, boolean]>([
    ['the conventions of the contract', {}, true],
    ['paging by offset', { paging: { by: 'offset', index: 'skip', size: 'take' } }, true],
    ['paging by cursor', { paging: cursor }, false],
    ['no envelope', { envelope: null }, false],
    ['another name for the success', { envelope: { ...own, success: 'ok' } }, false],
    ['another name for the message', { envelope: { ...own, message: 'info' } }, false],
    ['another name for the payload', { envelope: { ...own, payload: 'data' } }, false],
    ['rows elsewhere', { list: { ...conventions.list, rows: 'data' } }, false],
    ['a total elsewhere', { list: { ...conventions.list, total: { property: 'total' } } }, false],
    ['the total in a header', { list: { ...conventions.list, total: { header: 'X-Total' } } }, false],
    ['no total', { list: { ...conventions.list, total: null } }, false],
    ['another id', { ids: { property: 'uuid', type: 'string' } }, false],
  ])('%s', async (_, api, expected) => {
    expect((await load(api)).isOwnFormat).toBe(expected)
  })

  it('have an envelope in the contract, or none', async () => {
    const envelope = { success: 'ok', message: 'info', payload: 'data' }
    expect((await load({ envelope })).contractEnvelope).toEqual({
      payload: 'data',
      types: { ok: 'boolean', info: 'string', data: undefined },
    })
    expect((await load({ envelope: null })).contractEnvelope).toBeNull()
  })

  it.each<[Conventions['list'], object]>([
    [
      { rows: 'data', total: { property: 'meta.total' } },
      { rows: 'data', total: 'meta.total' },
    ],
    [{ rows: '', total: { header: 'X-Total' } }, { rows: '' }],
    [{ rows: '', total: null }, { rows: '' }],
  ])('a list %j is at %j in the contract', async (list, expected) => {
    const { contractPaths } = await importFor(
      { list },
      () => import('../../../src/contract/conventions/page.ts'),
    )
    expect(contractPaths).toStrictEqual(expected)
  })
})

it('a sort by one parameter has its direction in the value', async () => {
  const { listParameters, readSortQuery } = await importFor(
    { sort: { property: 'order', format: '-name' } },
    () => import('../../../src/contract/conventions/query.ts'),
  )
  expect(listParameters).toEqual(['pageNo', 'pageSize', 'order'])
  expect(readSortQuery({ order: 'title' })).toEqual({ property: 'title', direction: 'desc' })
})

it('an upload has the names of the API', async () => {
  const upload = { operation: 'addPhoto', file: 'photo', id: 'uuid', url: 'link' }
  const { uploadNames } = await importFor(
    { upload },
    () => import('../../../src/contract/conventions/upload.ts'),
  )
  expect(uploadNames).toEqual(upload)
})

describe('a session', () => {
  const load = (api: Partial<Conventions>) =>
    importFor(api, () => import('../../../src/contract/conventions/session.ts'))
  const key = { header: 'X-Key', scheme: '' }
  const cookie = { by: 'cookie', signIn: { page: '/login' }, check: '/me' } as const
  const provider = {
    by: 'oauth2',
    client: 'console',
    scope: 'openid',
    issuer: 'https://id.example.org',
  } as const

  it.each<[string, Partial<Conventions>, Record<string, string>, Record<string, string>]>([
    ['a token', {}, { Authorization: 'Bearer abc' }, {}],
    ['a key in a header', { token: key }, { 'X-Key': 'abc' }, {}],
    ['a key in the query', { token: { query: 'key' } }, {}, { key: 'abc' }],
    ['a cookie', { session: cookie }, {}, {}],
  ])('sends %s', async (_, api, headers, query) => {
    const { bearer, tokenQuery } = await load(api)
    expect([bearer('abc'), tokenQuery('abc')]).toEqual([headers, query])
  })

  it.each([
    ['abc', 'abc'],
    [' abc', undefined],
    ['abc ', undefined],
    ['a b', undefined],
    [undefined, undefined],
  ])('reads a key without a scheme: %o', async (header, expected) => {
    expect((await load({ token: key })).tokenIn(header)).toBe(expected)
  })

  it.each<[string, Partial<Conventions>, object]>([
    ['our sign-in', {}, { isWithoutUsers: false, isOpen: false, isBasic: false }],
    ['a typed token', { session: { by: 'token' } }, { isWithoutUsers: true, isOpen: false, isBasic: false }],
    [
      'name and password in each request',
      { session: { by: 'token' }, token: { header: 'Authorization', scheme: 'Basic' } },
      { isWithoutUsers: true, isOpen: false, isBasic: true },
    ],
    ['nothing', { session: { by: 'none' } }, { isWithoutUsers: true, isOpen: true, isBasic: false }],
    ['a provider', { session: provider }, { oauthSession: provider, otherSession: provider }],
    [
      'a provider that does not know the console',
      { session: { ...provider, client: '' } },
      { oauthSession: undefined, otherSession: undefined },
    ],
    [
      'a cookie',
      { session: cookie },
      { oauthSession: undefined, otherSession: cookie, tokenHeader: undefined },
    ],
  ])('starts with %s', async (_, api, expected) => {
    expect(await load(api)).toMatchObject(expected)
  })
})

import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../support/database/test-database.ts'
import { idle, startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { fixtureContract, operation } from '../fixture-contract.ts'

const secret = 'a-secret-that-is-long-enough-to-sign'
const handlers = { getMe: idle, openDoor: idle }

const signed = (key: string, claims: object, expires: string): Promise<string> =>
  new SignJWT({ ver: 1, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('1')
    .setIssuer('foundation-api')
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(key))

describe.each(databaseKinds)('security on %s', (kind) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({
      kind,
      contract: fixtureContract(),
      handlers,
      settings: { TOKEN_SECRET: secret },
    })
  })
  afterAll(() => api.end())

  const status = async (url: string, token: string | null): Promise<number> =>
    (await api.call('GET', url, { token })).status

  it('accepts a valid token', async () => {
    expect(await status('/api/poem/all', await signed(secret, {}, '1h'))).toBe(200)
  })

  it.each([
    ['none', async () => null, 'Please sign in.'],
    ['one that is none', async () => 'nonsense', 'Please sign in.'],
    ['a forged one', () => signed('another-secret-that-is-long-enough-too', {}, '1h'), 'Please sign in.'],
    ['an expired one', () => signed(secret, {}, '-1h'), 'Your session has ended. Please sign in again.'],
    [
      'one of another issuer',
      () => signed(secret, { iss: 'x' }, '1h').then((token) => `${token}x`),
      'Please sign in.',
    ],
    ['one that was withdrawn', () => signed(secret, { ver: 7 }, '1h'), 'Please sign in.'],
    [
      'one without signature',
      async () => {
        const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
        const claims = { sub: '1', ver: 1, iss: 'foundation-api', exp: 9_999_999_999 }
        return `${part({ alg: 'none' })}.${part(claims)}.`
      },
      'Please sign in.',
    ],
  ])('refuses %s', async (_name, token, message) => {
    const response = await api.call('GET', '/api/poem/all', { token: await token() })
    expect(response).toMatchObject({ status: 401, body: { success: false, message } })
    expect(response.headers['www-authenticate']).toBe('Bearer')
  })

  it('refuses before it reads the body', async () => {
    expect(
      (await api.call('POST', '/api/poem/create', { token: null, body: { nonsense: true } })).status,
    ).toBe(401)
  })

  it('requires one of the privileges, and any admin if there are none', async () => {
    const reader = await api.userWith(['POEM_READ'])
    const nobody = await api.userWith([])
    expect(await status('/api/poem/all', reader.token)).toBe(200)
    expect(await status('/api/poem/all', nobody.token)).toBe(403)
    expect(await status('/api/poem/total', nobody.token)).toBe(200)
    const refused = await api.call('POST', '/api/poem/create', { token: reader.token, body: {} })
    expect(refused.body).toEqual({
      success: false,
      message: 'You do not have the required permission.',
      code: 'request.forbidden',
    })
  })

  it('refuses users of other role types, except for operations open to any user', async () => {
    const user = await api.userWith(['POEM_READ'], 'USER')
    expect(await status('/api/poem/all', user.token)).toBe(403)
    expect(await status('/api/poem/total', user.token)).toBe(403)
    expect(await status('/api/me', user.token)).toBe(200)
    expect(await status('/api/open', null)).toBe(200)
  })

  it('applies a changed role, a ban, a revoked token and a deletion to the next request', async () => {
    const { store } = api.services
    const user = await api.userWith(['POEM_READ'])
    expect(await status('/api/poem/all', user.token)).toBe(200)
    await store.transaction((writer) => writer.update('Role', user.roleId, { previlegeId: [] }))
    expect(await status('/api/poem/all', user.token)).toBe(403)
    await store.transaction((writer) => writer.update('User', user.id, { banned: true }))
    expect(await status('/api/poem/total', user.token)).toBe(401)
    await store.transaction((writer) => writer.update('User', user.id, { banned: false }))
    expect(await status('/api/poem/total', user.token)).toBe(200)
    await store.transaction((writer) => writer.delete('User', user.id))
    expect(await status('/api/poem/total', user.token)).toBe(401)
  })

  it('sends security headers', async () => {
    const { headers } = await api.call('GET', '/api/poem/total')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe-eval')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('an incomplete contract', () => {
  const start = (change: Parameters<typeof fixtureContract>[0], more: object = handlers): Promise<TestApi> =>
    startTestApi({ contract: fixtureContract(change), handlers: more as typeof handlers })

  it.each([
    [
      'an operation that does not say who may call it',
      (document: { paths?: unknown }) => {
        const { 'x-privileges': _privileges, ...open } = operation('totalPoet', {
          payload: { type: 'array', items: {} },
        })
        Object.assign(document.paths as object, { '/api/poet/total': { get: open } })
      },
      'totalPoet has neither x-privileges nor security: []',
    ],
    [
      'an operation without a handler',
      (document: { paths?: unknown }) => {
        Object.assign(document.paths as object, { '/api/poem/burn': { post: operation('burnPoem', {}) } })
      },
      'burnPoem needs a handler of that name',
    ],
    [
      'a filter that fits no property',
      (document: { paths?: unknown }) => {
        const parameters = [{ name: 'colour', in: 'query', schema: { type: 'string' } }]
        const payload = { type: 'array', items: {} }
        Object.assign(document.paths as object, {
          '/api/poet/total': { get: operation('totalPoet', { parameters, payload }) },
        })
      },
      'totalPoet filters or sorts by "colour", which Poet does not store',
    ],
  ])('stops the start: %s', async (_name, change, message) => {
    await expect(start(change)).rejects.toThrow(message)
  })

  it('stops the start: a handler without an operation', async () => {
    await expect(start(undefined, { ...handlers, burnPoem: idle })).rejects.toThrow(
      'There is a handler burnPoem in src/server/handlers/registry.ts, but no such operation.',
    )
  })
})

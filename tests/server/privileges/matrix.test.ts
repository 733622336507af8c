import fc from 'fast-check'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedPrivileges, type RawOperation, rawOperations } from '../../support/contract/raw-contract.ts'
import { anyKind } from '../../support/database/test-database.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { ask, type Changeable, changeableUser, isAccepted } from './asking.ts'

/** The permitted callers of every operation of the contract, derived from `x-privileges` alone. */

const secret = 'a-secret-that-is-long-enough-to-sign'

const signed = (key: string, expires: string): Promise<string> =>
  new SignJWT({ ver: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('1')
    .setIssuer('foundation-api')
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(key))

const unsigned = (): string => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: '1', ver: 1, iss: 'foundation-api', exp: 9_999_999_999 }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

const mayCall = (
  { privileges, anyUser }: RawOperation,
  held: readonly string[],
  roleType: string,
): boolean => {
  if (privileges === null) return true
  if (roleType !== 'ADMIN' && !anyUser) return false
  return privileges.length === 0 || privileges.some((name) => held.includes(name))
}

/** The paths of a printed tree of routes: each line continues the nearest less indented one above. */
const routesIn = (tree: string): string[] => {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? []
    if (part === '') return []
    const depth = indent.length / 4
    above[depth] = part
    return methods === undefined ? [] : [above.slice(0, depth + 1).join('')]
  })
}

const closed = rawOperations.filter(({ privileges }) => privileges !== null)
const named = (operations: readonly RawOperation[]): [string, RawOperation][] =>
  operations.map((operation) => [operation.id, operation])

describe('access to operations', () => {
  let api: TestApi
  let user: Changeable
  const bad: Record<string, string> = {}

  beforeAll(async () => {
    api = await startTestApi({ kind: anyKind, settings: { TOKEN_SECRET: secret } })
    user = await changeableUser(api)
    bad.expired = await signed(secret, '-1m')
    bad.forged = await signed('another-secret-that-is-long-enough-too', '1h')
    bad.unsigned = unsigned()
  })
  afterAll(() => api.end())

  it('is required by all operations except open ones', () => {
    expect(rawOperations.length).toBe(api.services.contract.operations.length)
    expect(rawOperations.filter(({ privileges }) => privileges === null).map(({ id }) => id)).toEqual([
      'signIn',
      'proveSecondFactor',
      'renewSession',
      'signUp',
      'forgotPassword',
      'getMemberImportFormat',
      'downloadFile',
    ])
  })

  it.each(named(closed))('%s', async (_id, operation) => {
    const { privileges: needed = [] } = operation
    expect(await ask(api, operation, null)).toBe(401)
    for (const [name, token] of Object.entries(bad))
      expect([name, await ask(api, operation, token)]).toEqual([name, 401])

    const others = askedPrivileges.filter((name) => !needed?.includes(name))
    await user.hold(others)
    expect(isAccepted(await user.ask(operation))).toBe(needed?.length === 0)
    for (const name of needed ?? []) {
      await user.hold([name])
      expect([name, isAccepted(await user.ask(operation))]).toEqual([name, true])
    }
    await user.hold(askedPrivileges, 'USER')
    expect(isAccepted(await user.ask(operation))).toBe(operation.anyUser)
  })

  it('is the same for any role', { timeout: 120_000 }, async () => {
    const roles = fc.record({
      held: fc.subarray([...askedPrivileges]),
      roleType: fc.constantFrom('ADMIN', 'ADMIN', 'ADMIN', 'USER'),
      operations: fc.subarray([...rawOperations], { minLength: 30, maxLength: 60 }),
    })
    await fc.assert(
      fc.asyncProperty(roles, async ({ held, roleType, operations }) => {
        await user.hold(held, roleType)
        for (const operation of operations.filter(({ id }) => id !== 'signIn')) {
          const accepted = isAccepted(await user.ask(operation))
          expect([operation.id, accepted]).toEqual([operation.id, mayCall(operation, held, roleType)])
        }
      }),
      propertyRuns(6),
    )
  })

  it('holds for HEAD, and for other spellings of an address', async () => {
    const statuses = async (url: string, method = 'GET'): Promise<number> =>
      (await api.app.inject({ method: method as 'GET', url })).statusCode
    for (const { path } of closed.filter(({ method, path }) => method === 'GET' && !path.includes('{')))
      expect([path, await statuses(path, 'HEAD')]).toEqual([path, 401])
    for (const url of [
      '/api/dua/all/',
      '//api//dua///all',
      '/api/dua/%61ll',
      '/api/dua/all?',
      '/api/dua/all#x',
    ])
      expect([url, await statuses(url)]).toEqual([url, 401])
    for (const url of ['/API/dua/all', '/api/dua/all;x', '/api/dua/all%2f', '/api/./dua/all/../x'])
      expect([url, [401, 404].includes(await statuses(url))]).toEqual([url, true])
  })

  it('leaves nothing beside the contract open but health, metrics and documentation', () => {
    const known = new Set(rawOperations.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')))
    const beside = routesIn(api.app.printRoutes({ commonPrefix: false })).filter((path) => !known.has(path))
    const documentation = beside.filter((path) => path.startsWith('/api-docs'))
    expect(documentation).toContain('/api-docs/json')
    expect(beside.filter((path) => !documentation.includes(path))).toEqual([
      '/healthz',
      '/readyz',
      '/metrics',
    ])
  })
})

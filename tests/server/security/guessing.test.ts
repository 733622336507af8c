import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from '../../../src/server/store/accounts/credentials.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { eventually } from '../../support/disk/temporary-folder.ts'
import { lettersTo, mailedPassword } from '../../support/server/letters.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

const right = 'The-right-password-1'

describe.each(databaseKinds)('guessing on %s', { timeout: 240_000 }, (kind) => {
  let api: TestApi
  let hash: string

  const add = async (email: string, state: Record<string, boolean> = {}): Promise<string> => {
    const { id } = await api.userWith([])
    await api.services.store.transaction(async (writer) => {
      await writer.update('User', id, { email, ...state })
      await setPassword(writer.db, id, hash)
    })
    return email
  }

  beforeAll(async () => {
    api = await startTestApi({ kind, settings: { TRUST_PROXY: '127.0.0.1' } })
    hash = await api.services.passwords.admit('', (hasher) => hasher.hash(right))
    await add('known-1@example.org')
  })
  afterAll(() => api.end())

  const post = (path: string, body: object, address: string): Promise<TestResponse> =>
    api.call('POST', path, { body, token: null, headers: { 'x-forwarded-for': address } })
  const signIn = (email: string, address: string, password = 'not-the-password'): Promise<TestResponse> =>
    post('/api/signin', { email, password }, address)
  /** Attempts on one account from many addresses, ten at a time; returns the number of responses by status. */
  const fromMany = async (email: string, network: string, count: number): Promise<Record<number, number>> => {
    const statuses: Record<number, number> = {}
    for (let from = 0; from < count; from += 10) {
      const tries = Array.from({ length: 10 }, (_, index) => signIn(email, `${network}.${from + index}`))
      for (const { status } of await Promise.all(tries)) statuses[status] = (statuses[status] ?? 0) + 1
    }
    return statuses
  }
  const forget = (userEmail: string, address: string): Promise<TestResponse> =>
    post('/api/forgetpassword', { userEmail }, address)

  it('is stopped when one network address tries many accounts', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 11; round += 1) {
      const many = Array.from({ length: 10 }, (_, index) =>
        signIn(`a${round}-${index}@example.org`, '10.4.4.4'),
      )
      statuses.push(...(await Promise.all(many)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect((await signIn('other@example.org', '10.4.4.5')).status).toBe(401)
  })

  it('is stopped when many addresses try one account, whether or not it exists', async () => {
    for (const [email, network] of [
      [await add('tried@example.org'), '10.6.0'],
      ['nobody-at-all@example.org', '10.6.1'],
    ] as const) {
      expect(await fromMany(email, network, 40)).toEqual({ 401: 30, 429: 10 })
      const refused = await signIn(email, '10.6.2.1')
      expect(refused.body.message).toMatch(
        /^Too many sign-in attempts on this account from new addresses\. Try again in \d+ minutes\. A temporary password, /,
      )
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await signIn('known-1@example.org', '10.6.0.1')).status).toBe(401)
  })

  it('locks no user out: neither at known places, nor with a temporary password elsewhere', async () => {
    const email = await add('attacked@example.org')
    expect((await signIn(email, '10.7.0.1', right)).status).toBe(200)
    expect(await fromMany(email, '10.7.1', 40)).toEqual({ 401: 30, 429: 10 })
    expect((await signIn(email, '10.7.0.1', right)).status).toBe(200)
    expect((await signIn(email, '10.7.0.1')).status).toBe(401)
    expect((await signIn(email, '10.7.0.2', right)).status).toBe(429)

    await forget(email, '10.7.0.2')
    const letter = await eventually(async () => (await lettersTo(api.dataDir, email)).at(-1))
    expect((await signIn(email, '10.7.0.2', mailedPassword(letter))).status).toBe(200)
    expect((await signIn(email, '10.7.0.2', right)).status).toBe(200)
  })

  it('forgets a known place after the password was changed from another one', async () => {
    const email = await add('changed@example.org')
    await signIn(email, '10.8.0.1', right)
    const { body } = await signIn(email, '10.8.0.2', right)
    const change = { email, previousPassword: right, newPassword: 'Winter-orchard-17' }
    const changed = await api.call('POST', '/api/changepassword', {
      token: body.payload.accessToken,
      body: { ...change, newPasswordAgain: change.newPassword },
      headers: { 'x-forwarded-for': '10.8.0.2' },
    })
    expect(changed.status).toBe(200)
    await fromMany(email, '10.8.1', 30)
    expect((await signIn(email, '10.8.0.1', 'Winter-orchard-17')).status).toBe(429)
    expect((await signIn(email, '10.8.0.2', 'Winter-orchard-17')).status).toBe(200)
  })

  it('does not count successful sign-ins against the account', async () => {
    const email = await add('often@example.org')
    for (let index = 0; index < 32; index += 8) {
      const tries = Array.from({ length: 8 }, (_, at) => signIn(email, `10.9.0.${index + at}`, right))
      for (const { status } of await Promise.all(tries)) expect(status).toBe(200)
    }
    expect((await signIn(email, '10.9.1.1')).status).toBe(401)
  })

  it('is stopped even from new addresses of one IPv6 network', async () => {
    const email = await add('from-ipv6@example.org')
    const tries = (first: number): Promise<TestResponse[]> =>
      Promise.all(Array.from({ length: 6 }, (_, index) => signIn(email, `2001:db8:7:7:${first + index}::1`)))
    const refused = [...(await tries(0)), ...(await tries(6))].filter(({ status }) => status === 429)
    expect(refused.map(({ body }) => body.message)).toEqual(
      Array(2).fill(expect.stringMatching(/^Too many sign-in attempts\. /)),
    )
    expect((await signIn(email, '2001:db8:7:8::1', right)).status).toBe(200)
  })

  it('cannot be hidden behind a header from an untrusted proxy', async () => {
    const direct = await startTestApi({ kind })
    const tries = (first: number): Promise<TestResponse[]> =>
      Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          direct.call('POST', '/api/signin', {
            body: { email: 'admin@example.org', password: 'wrong' },
            token: null,
            headers: { 'x-forwarded-for': `10.5.5.${first + index}` },
          }),
        ),
      )
    const refused = [...(await tries(0)), ...(await tries(6))].filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    await direct.end()
  })
})

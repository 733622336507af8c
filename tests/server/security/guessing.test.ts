import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../../src/server/passwords.ts'
import { setPassword } from '../../../src/server/store/credentials.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { startTestApi, type TestAnswer, type TestApi } from '../../support/test-api.ts'
import { databaseKinds } from '../../support/test-database.ts'

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

describe.each(databaseKinds)('guessing on %s', { timeout: 120_000 }, (kind) => {
  let api: TestApi
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  const emails: Record<string, string[]> = { known: [], banned: [], unverified: [], unknown: [] }

  beforeAll(async () => {
    folder = await temporaryFolder()
    api = await startTestApi({ kind, settings: { DATA_DIR: folder.path, TRUST_PROXY: '127.0.0.1' } })
    const { store } = api.services
    const hash = await hashPassword('The-right-password-1')
    for (let index = 0; index < 9; index += 1)
      for (const [sort, list] of Object.entries(emails)) {
        const email = `${sort}-${index}@example.org`
        list.push(email)
        if (sort === 'unknown') continue
        const state = { banned: sort === 'banned', verified: sort !== 'unverified' }
        const { id } = await api.userWith([])
        await store.transaction(async (writer) => {
          await writer.update('User', id, { email, ...state })
          await setPassword(writer.kysely, id, hash)
        })
      }
  })
  afterAll(async () => {
    await api.end()
    await folder.remove()
  })

  const post = (path: string, body: object, address: string): Promise<TestAnswer> =>
    api.call('POST', path, { body, token: null, headers: { 'x-forwarded-for': address } })
  const signIn = (email: string, address: string): Promise<TestAnswer> =>
    post('/api/signin', { email, password: 'not-the-password' }, address)
  const forget = (userEmail: string, address: string): Promise<TestAnswer> =>
    post('/api/forgetpassword', { userEmail }, address)

  /**
   * The median times of each sort of account. Each round begins with another sort, and work that goes on after an answer
   * is given time to end, so that no sort pays for the one before it.
   */
  const compare = async (
    ask: (email: string, address: string) => Promise<TestAnswer>,
    network: string,
  ): Promise<{ medians: number[]; bodies: Set<string> }> => {
    const times = new Map<string, number[]>(Object.keys(emails).map((sort) => [sort, []]))
    const bodies = new Set<string>()
    await ask('warm-up@example.org', `${network}.0.1`)
    const sorts = Object.entries(emails)
    for (let index = 0; index < 9; index += 1)
      for (const at of sorts.keys()) {
        const [sort, list] = sorts[(at + index) % sorts.length] ?? ['', []]
        await new Promise((resolve) => setTimeout(resolve, 150))
        const start = performance.now()
        const { status, body } = await ask(list[index] ?? '', `${network}.1.${index}`)
        times.get(sort)?.push(performance.now() - start)
        bodies.add(`${status} ${JSON.stringify(body)}`)
      }
    return { medians: [...times.values()].map(median), bodies }
  }

  it('learns neither from words nor from time whether an account exists: sign-in', async () => {
    const { medians, bodies } = await compare(signIn, '10.2')
    expect([...bodies]).toEqual([
      '401 {"success":false,"message":"The e-mail address or the password is wrong."}',
    ])
    expect(Math.max(...medians)).toBeLessThan(Math.min(...medians) * 2)
  })

  it('learns neither from words nor from time whether an account exists: forgotten password', async () => {
    const { medians, bodies } = await compare(forget, '10.3')
    expect(bodies.size).toBe(1)
    // Letters are written after the answer; what they cost may only be felt as load.
    expect(Math.max(...medians)).toBeLessThan(Math.min(...medians) * 3 + 40)
  })

  it('is stopped when one address of the network tries many accounts', async () => {
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

  it('cannot be hidden behind a header that no trusted proxy wrote', async () => {
    const direct = await startTestApi({ kind })
    const tries = Array.from({ length: 12 }, (_, index) =>
      direct.call('POST', '/api/signin', {
        body: { email: 'admin@example.org', password: 'wrong' },
        token: null,
        headers: { 'x-forwarded-for': `10.5.5.${index}` },
      }),
    )
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    await direct.end()
  })
})

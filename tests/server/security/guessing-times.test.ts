import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../../../src/server/auth/passwords.ts'
import { setPassword } from '../../../src/server/store/accounts/credentials.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { startTestApi, type TestAnswer, type TestApi } from '../../support/server/test-api.ts'

// Here a password costs what it costs in production: nearly all of the time goes into it.
vi.unmock('../../../src/server/auth/password-cost.ts')

/** How often each sort of account is tried. */
const rounds = 5

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

describe.each(databaseKinds)('the time that guessing takes on %s', { timeout: 240_000 }, (kind) => {
  let api: TestApi
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  const emails: Record<string, string[]> = { known: [], banned: [], unverified: [], unknown: [] }

  beforeAll(async () => {
    folder = await temporaryFolder()
    api = await startTestApi({ kind, settings: { DATA_DIR: folder.path, TRUST_PROXY: '127.0.0.1' } })
    const hash = await hashPassword('The-right-password-1')
    for (let index = 0; index < rounds; index += 1)
      for (const [sort, list] of Object.entries(emails)) {
        const email = `${sort}-${index}@example.org`
        list.push(email)
        if (sort === 'unknown') continue
        const { id } = await api.userWith([])
        await api.services.store.transaction(async (writer) => {
          const state = { banned: sort === 'banned', verified: sort !== 'unverified' }
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
  const signIn = (email: string, address: string, password = 'not-the-password'): Promise<TestAnswer> =>
    post('/api/signin', { email, password }, address)
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
    for (let index = 0; index < rounds; index += 1)
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

  it('and its words tell nothing of whether an account exists: sign-in', async () => {
    const { medians, bodies } = await compare(signIn, '10.2')
    expect([...bodies]).toEqual([
      '401 {"success":false,"message":"The e-mail address or the password is wrong.","code":"session.wrong"}',
    ])
    expect(Math.max(...medians)).toBeLessThan(Math.min(...medians) * 2)
  })

  it('and its words tell nothing of whether an account exists: forgotten password', async () => {
    const { medians, bodies } = await compare(forget, '10.3')
    expect(bodies.size).toBe(1)
    // Letters are written after the answer; what they cost may only be felt as load.
    expect(Math.max(...medians)).toBeLessThan(Math.min(...medians) * 3 + 40)
  })

  it('and its words tell nothing of whether an account exists: sign-up', async () => {
    const { medians, bodies } = await compare(
      (email, address) =>
        post(
          '/api/auth/signup',
          { name: 'Yusuf Karim', essNumber: 'E', email, password: 'Summer-garden-18' },
          address,
        ),
      '10.10',
    )
    expect(bodies.size).toBe(1)
    expect(Math.max(...medians)).toBeLessThan(Math.min(...medians) * 3 + 40)
    const answers = await Promise.all(
      ['known-4@example.org', 'unknown-4@example.org'].map((email) =>
        signIn(email, '10.11.0.1', 'Summer-garden-18'),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
  })
})

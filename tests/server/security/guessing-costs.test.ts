import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from '../../../src/server/store/accounts/credentials.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { type CountedHashes, countHashes } from '../../support/server/passwords/counted-hashes.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

/**
 * The cost of a guess for the server. Hashing takes nearly all of the time, so the tests count hashes instead of
 * measuring time.
 */

const sorts = ['known', 'banned', 'unverified', 'unknown']
const addressOf = (sort: string): string => `${sort}@example.org`

describe.each(databaseKinds)('the cost of a guess on %s', (kind) => {
  let api: TestApi
  let hashes: CountedHashes

  beforeAll(async () => {
    api = await startTestApi({ kind, settings: { TRUST_PROXY: '127.0.0.1' } })
    hashes = countHashes(api.services.passwords)
    const hash = await api.services.passwords.admit('', (hasher) => hasher.hash('The-right-password-1'))
    for (const sort of sorts.filter((name) => name !== 'unknown')) {
      const { id } = await api.userWith([])
      await api.services.store.transaction(async (writer) => {
        const state = { banned: sort === 'banned', verified: sort !== 'unverified' }
        await writer.update('User', id, { email: addressOf(sort), ...state })
        await setPassword(writer.db, id, hash)
      })
    }
  })
  afterAll(() => api.end())

  const post = (path: string, body: object, address: string): Promise<TestResponse> =>
    api.call('POST', path, { body, token: null, headers: { 'x-forwarded-for': address } })
  const signIn = (email: string, address: string, password = 'not-the-password'): Promise<TestResponse> =>
    post('/api/signin', { email, password }, address)

  /** The response for each kind of account, and the number of hashes including background work. */
  const compare = async (
    ask: (email: string) => Promise<TestResponse>,
  ): Promise<{ answers: Set<string>; costs: Set<number> }> => {
    const [responses, costs] = [new Set<string>(), new Set<number>()]
    for (const sort of sorts) {
      hashes.take()
      const { status, body } = await ask(addressOf(sort))
      await api.services.background.settled()
      responses.add(`${status} ${JSON.stringify(body)}`)
      costs.add(hashes.take())
    }
    return { answers: responses, costs }
  }
  /** Sends a request while hashing is suspended: a response that arrives needs no hash. */
  const beforeHashes = async (ask: () => Promise<TestResponse>): Promise<TestResponse> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    hashes.holdUntil(promise)
    try {
      return await ask()
    } finally {
      resolve()
    }
  }

  it('and its response does not reveal whether an account exists: sign-in', async () => {
    const { answers: responses, costs } = await compare((email) => signIn(email, '10.2.1.1'))
    expect([...responses]).toEqual([
      '401 {"success":false,"message":"The e-mail address or the password is wrong.","code":"session.wrong"}',
    ])
    expect([...costs]).toEqual([1])
  })

  it('and its response does not reveal whether an account exists: forgotten password', async () => {
    const { answers: responses, costs } = await compare((userEmail) =>
      beforeHashes(() => post('/api/forgetpassword', { userEmail }, '10.3.1.1')),
    )
    expect(responses.size).toBe(1)
    expect([...costs]).toEqual([0])
  })

  it('and its response does not reveal whether an account exists: sign-up', async () => {
    const body = { name: 'Yusuf Karim', essNumber: 'E', password: 'Summer-garden-18' }
    const { answers: responses, costs } = await compare((email) =>
      beforeHashes(() => post('/api/auth/signup', { ...body, email }, '10.10.1.1')),
    )
    expect(responses.size).toBe(1)
    expect([...costs]).toEqual([0])
    const signedUp = await Promise.all(
      ['known', 'unknown'].map((sort) => signIn(addressOf(sort), '10.11.0.1', 'Summer-garden-18')),
    )
    expect(signedUp.map(({ status }) => status)).toEqual([401, 401])
  })
})

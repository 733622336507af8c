import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../../src/server/auth/passwords.ts'
import { setPassword } from '../../../src/server/store/accounts/credentials.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { startTestApi, type TestAnswer, type TestApi } from '../../support/server/test-api.ts'

/**
 * What a guess costs the server, counted: nearly all of its time goes into the keys that are derived from passwords.
 * Answers are held against each other by these instead of by a clock.
 */

const sorts = ['known', 'banned', 'unverified', 'unknown']
const addressOf = (sort: string): string => `${sort}@example.org`

const { scrypt } = crypto
/** The costs of the keys that were derived since this was emptied. */
let derived: string[] = []
/** Keys are not there before this is. */
let gate: Promise<void> = Promise.resolve()

describe.each(databaseKinds)('what a guess costs on %s', (kind) => {
  let api: TestApi

  beforeAll(async () => {
    crypto.scrypt = ((password, salt, length, cost, done) => {
      derived.push(JSON.stringify([length, cost]))
      void gate.then(() => scrypt(password, salt, length, cost, done))
    }) as typeof scrypt
    syncBuiltinESMExports()
    api = await startTestApi({ kind, settings: { TRUST_PROXY: '127.0.0.1' } })
    const hash = await hashPassword('The-right-password-1')
    for (const sort of sorts.filter((name) => name !== 'unknown')) {
      const { id } = await api.userWith([])
      await api.services.store.transaction(async (writer) => {
        const state = { banned: sort === 'banned', verified: sort !== 'unverified' }
        await writer.update('User', id, { email: addressOf(sort), ...state })
        await setPassword(writer.db, id, hash)
      })
    }
  })
  afterAll(async () => {
    crypto.scrypt = scrypt
    syncBuiltinESMExports()
    await api.end()
  })

  const post = (path: string, body: object, address: string): Promise<TestAnswer> =>
    api.call('POST', path, { body, token: null, headers: { 'x-forwarded-for': address } })
  const signIn = (email: string, address: string, password = 'not-the-password'): Promise<TestAnswer> =>
    post('/api/signin', { email, password }, address)

  /** What is answered for each sort of account, and at what cost until all that follows from it is done. */
  const compare = async (
    ask: (email: string) => Promise<TestAnswer>,
  ): Promise<{ answers: Set<string>; costs: Set<string> }> => {
    const [answers, costs] = [new Set<string>(), new Set<string>()]
    for (const sort of sorts) {
      derived = []
      const { status, body } = await ask(addressOf(sort))
      await api.services.background.settled()
      answers.add(`${status} ${JSON.stringify(body)}`)
      costs.add(derived.toSorted().join(' '))
    }
    return { answers, costs }
  }
  /** Asks while no key can be derived: an answer that comes does not wait for what is done with one. */
  const beforeKeys = async (ask: () => Promise<TestAnswer>): Promise<TestAnswer> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    try {
      return await ask()
    } finally {
      resolve()
    }
  }

  it('and its words tell nothing of whether an account exists: sign-in', async () => {
    const { answers, costs } = await compare((email) => signIn(email, '10.2.1.1'))
    expect([...answers]).toEqual([
      '401 {"success":false,"message":"The e-mail address or the password is wrong.","code":"session.wrong"}',
    ])
    // The chosen password and a temporary one.
    expect([...costs].map((cost) => cost.split(' ').length)).toEqual([2])
  })

  it('and its words tell nothing of whether an account exists: forgotten password', async () => {
    const { answers, costs } = await compare((userEmail) =>
      beforeKeys(() => post('/api/forgetpassword', { userEmail }, '10.3.1.1')),
    )
    expect(answers.size).toBe(1)
    expect([...costs].map((cost) => cost.split(' ').length)).toEqual([1])
  })

  it('and its words tell nothing of whether an account exists: sign-up', async () => {
    const body = { name: 'Yusuf Karim', essNumber: 'E', password: 'Summer-garden-18' }
    const { answers, costs } = await compare((email) =>
      beforeKeys(() => post('/api/auth/signup', { ...body, email }, '10.10.1.1')),
    )
    expect(answers.size).toBe(1)
    expect([...costs].map((cost) => cost.split(' ').length)).toEqual([2])
    const signedUp = await Promise.all(
      ['known', 'unknown'].map((sort) => signIn(addressOf(sort), '10.11.0.1', 'Summer-garden-18')),
    )
    expect(signedUp.map(({ status }) => status)).toEqual([401, 401])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newTotpSecret } from '../../../../../src/server/auth/second-factor/codes.ts'
import { lockFactors } from '../../../../../src/server/handlers/account/second-factor/change-factors.ts'
import { saveTotp } from '../../../../../src/server/store/accounts/factors.ts'
import type { Queryable } from '../../../../../src/server/store/database.ts'
import { databaseKinds } from '../../../../support/database/test-database.ts'
import { eventually } from '../../../../support/disk/temporary-folder.ts'
import { startTestApi, type TestApi } from '../../../../support/server/test-api.ts'
import { password } from '../writers.ts'
import { softwareAuthenticator } from './software-authenticator.ts'
import { codeOf, type Person, peopleOf } from './test-users.ts'

const home = 'http://localhost'
const headers = { origin: home }

/** Whether a request waits for a named lock of a transaction. */
const waiting = async (db: Queryable): Promise<boolean> => {
  const own = '(select oid from pg_database where datname = current_database())'
  const locks = await db.query(
    `select from pg_locks where locktype = 'advisory' and not granted and database = ${own}`,
  )
  return locks.length > 0
}

describe.each(databaseKinds)('a session that began with the password alone, on %s', (kind) => {
  let api: TestApi
  let people: ReturnType<typeof peopleOf>

  const mine = (token: string) => people.ok('GET', '/api/me/second-factor', { token })
  const ask = (task: string, token: string, body: object) =>
    api.call('POST', `/api/me/second-factor${task}`, { token, headers, body })
  const statusOf = async (token: string) => (await api.call('GET', '/api/me', { token })).status
  const elsewhere = async ({ email }: Person): Promise<string> =>
    (await people.signIn(email)).body.payload.accessToken
  const addPasskey = async (token: string) => {
    const { options } = (await ask('/passkey', token, { password })).body.payload
    const passkey = softwareAuthenticator().create(options.challenge, home)
    return ask('/passkey/confirm', token, { name: 'Phone', passkey })
  }

  beforeAll(async () => {
    api = await startTestApi({ kind, settings: { TRUST_PROXY: '127.0.0.1' } })
    people = peopleOf(api)
  })
  afterAll(() => api.end())

  it('ends when an app is confirmed in another session, not before, and no other user’s does', async () => {
    const [person, other] = [await people.somebody(), await people.somebody()]
    const tokens = [await elsewhere(person), await elsewhere(person)]
    const { secret } = await people.ok('POST', '/api/me/second-factor/totp', {
      token: person.token,
      body: { password },
    })
    expect((await ask('/totp/confirm', person.token, { code: '000000' })).status).toBe(422)
    expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 200])
    const response = await ask('/totp/confirm', person.token, { code: codeOf(secret) })
    expect(response).toMatchObject({ status: 200, body: { payload: { endedSessions: 2 } } })
    expect(await Promise.all([...tokens, person.token, other.token].map(statusOf))).toEqual([
      401, 401, 200, 200,
    ])
    expect(await people.kindsOf(person)).toEqual(
      expect.arrayContaining(['RECOVERY_CODES', 'SESSION_END', 'FACTOR_ON']),
    )
  })

  it('ends with the first passkey too, while a verified one stays when another way is added', async () => {
    const person = await people.somebody()
    const token = await elsewhere(person)
    expect(await addPasskey(person.token)).toMatchObject({
      status: 200,
      body: { payload: { endedSessions: 1 } },
    })
    expect(await statusOf(token)).toBe(401)
    const renewed = await ask('/recovery-codes', person.token, { password })
    const [recoveryCode] = renewed.body.payload.recoveryCodes
    const ticket = await people.ticketOf(person)
    const proved = (await people.prove(ticket, { recoveryCode })).body.payload.accessToken
    expect(await addPasskey(person.token)).toMatchObject({
      status: 200,
      body: { payload: { endedSessions: 0, recoveryCodes: null } },
    })
    expect(await statusOf(proved)).toBe(200)
  })

  it('begins no longer while the first factor is confirmed', async () => {
    const person = await people.somebody()
    const { store, secrets } = api.services
    const signIn = await store.transaction(async (writer) => {
      await lockFactors(writer, person.id)
      const begun = people.signIn(person.email)
      // The password is correct, and the request waits for the lock; with PGlite's single connection it waits for
      // all queries.
      if (kind === 'PostgreSQL') await eventually(async () => (await waiting(writer.db)) || null)
      await saveTotp(writer.db, person.id, secrets.seal(newTotpSecret()), 0)
      return { begun }
    })
    expect(await signIn.begun).toMatchObject({ status: 401, body: { code: 'session.secondStep' } })
    const sessions = await people.ok('GET', '/api/me/sessions', { token: person.token })
    expect(sessions).toHaveLength(1)
  })

  it('of an earlier version neither removes nor replaces it, nor changes the password, and ends', async () => {
    const person = await people.somebody()
    const { secret } = await people.withApp(person)
    for (const task of ['/totp/remove', '/totp', '/recovery-codes', '/passkey']) {
      const token = await api.tokenOf(person.id)
      const response = await ask(task, token, { password })
      expect(response, task).toMatchObject({ status: 401, body: { code: 'session.unproved' } })
      expect(await statusOf(token), 'the session is over').toBe(401)
    }
    const changed = await api.call('POST', '/api/changepassword', {
      token: await api.tokenOf(person.id),
      body: {
        email: person.email,
        previousPassword: password,
        newPassword: 'Plenty-of-sun-30',
        newPasswordAgain: 'Plenty-of-sun-30',
      },
    })
    expect(changed).toMatchObject({ status: 401, body: { code: 'session.unproved' } })
    expect(await mine(person.token)).toMatchObject({ recoveryCodes: 10, totpSince: expect.any(String) })
    const entered = await people.prove(await people.ticketOf(person), { code: codeOf(secret) })
    expect((await ask('/totp/remove', entered.body.payload.accessToken, { password })).status).toBe(200)
  })

  it('stores nothing that was started in it', async () => {
    const person = await people.somebody()
    const token = await api.tokenOf(person.id)
    const { options } = (await ask('/passkey', token, { password })).body.payload
    await people.withApp(person)
    const passkey = softwareAuthenticator().create(options.challenge, home)
    const response = await ask('/passkey/confirm', token, { name: 'Stranger', passkey })
    expect(response.status).toBe(401)
    expect((await mine(person.token)).passkeys).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from '../../../src/server/store/accounts/credentials.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { countHashes } from '../../support/server/passwords/counted-hashes.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

const password = 'Plenty-of-rain-29'

/** Requests that have verified a password when it becomes invalid. */
describe.each(databaseKinds)('a sign-in in progress on %s', (kind) => {
  let api: TestApi
  let hashes: ReturnType<typeof countHashes>

  beforeAll(async () => {
    api = await startTestApi({ kind, settings: { TRUST_PROXY: '127.0.0.1' } })
    hashes = countHashes(api.services.passwords)
  })
  afterAll(() => api.end())

  const person = async (): Promise<{ id: number; email: string; token: string }> => {
    const { id, token } = await api.userWith(['DUA_READ'])
    const email = `person-${id}@example.org`
    const hash = await api.services.passwords.admit('', (hasher) => hasher.hash(password))
    await api.services.store.transaction(async (writer) => {
      await writer.update('User', id, { email })
      await setPassword(writer.db, id, hash)
    })
    return { id, email, token }
  }

  /** Starts four sign-ins, runs `change` while their passwords are verified, and returns their responses. */
  const during = async (email: string, change: () => Promise<unknown>): Promise<TestResponse[]> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    hashes.take()
    hashes.holdUntil(promise)
    const signIns = Array.from({ length: 4 }, (_, index) =>
      api.call('POST', '/api/signin', {
        token: null,
        body: { email, password },
        headers: { 'x-forwarded-for': `198.51.100.${index}` },
      }),
    )
    await expect.poll(() => hashes.begun()).toBe(4)
    hashes.holdUntil(Promise.resolve())
    await change()
    resolve()
    return Promise.all(signIns)
  }
  const sessionsOf = (id: number): Promise<unknown[]> =>
    api.services.database.query('select id from session where user_id = $1', [id])

  it.each([
    [
      'a new password sent by staff',
      (id: number) =>
        api.call('POST', '/api/user/send-mail-sms', { body: { userId: id, mailSmsType: 'MAIL' } }),
    ],
    [
      'a ban',
      (id: number) =>
        api.call('PUT', '/api/user/update-banned-status', { body: { userId: id, banned: true } }),
    ],
  ])('ends with %s', async (_name, change) => {
    const { id, email } = await person()
    const responses = await during(email, async () => {
      expect((await change(id)).status).toBe(200)
    })
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(responses.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([])
    expect(await sessionsOf(id)).toEqual([])
  })

  it('ends with the password change of the owner, whose own session continues', async () => {
    const { id, email } = await person()
    const token = await api.tokenOf(id)
    const newPassword = 'Less-of-rain-30'
    const body = { email, previousPassword: password, newPassword, newPasswordAgain: newPassword }
    const responses = await during(email, async () => {
      expect((await api.call('POST', '/api/changepassword', { body, token })).status).toBe(200)
    })
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(await sessionsOf(id)).toHaveLength(1)
  })

  it('cannot change the password after another change of it', async () => {
    const { id, email } = await person()
    const [first, second] = await Promise.all([api.tokenOf(id), api.tokenOf(id)])
    const change = (token: string, newPassword: string): Promise<TestResponse> => {
      const body = { email, previousPassword: password, newPassword, newPasswordAgain: newPassword }
      return api.call('POST', '/api/changepassword', { body, token })
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    hashes.take()
    hashes.holdUntil(promise)
    const late = change(first, 'Of-the-intruder-1')
    await expect.poll(() => hashes.begun()).toBe(1)
    hashes.holdUntil(Promise.resolve())
    expect((await change(second, 'Of-the-owner-1')).status).toBe(200)
    resolve()
    expect((await late).status).toBe(401)
    const signIn = { token: null, body: { email, password: 'Of-the-owner-1' } }
    expect((await api.call('POST', '/api/signin', signIn)).status).toBe(200)
  })

  it('leaves no session that can be renewed, even if its row was written meanwhile', async () => {
    const { id } = await person()
    const { database, tokens } = api.services
    const sessionId = (
      await database.query<{ id: string }>(
        `insert into session (user_id, token_version, expires_at)
          select user_id, token_version - 1, now() + interval '1 hour' from credential where user_id = $1 returning id`,
        [id],
      )
    )[0]?.id
    const renewal = await tokens.issueRenewal({ sessionId: sessionId ?? '', rotation: 0 })
    const response = await api.call('POST', '/api/signin/renew', {
      token: null,
      headers: { cookie: `renewal=${renewal}` },
    })
    expect(response.status).toBe(401)
  })
})

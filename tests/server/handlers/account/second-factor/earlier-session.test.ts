import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../../support/server/test-api.ts'
import { codeOf, password, peopleOf } from './people.ts'
import { softwareAuthenticator } from './software-authenticator.ts'

const home = 'http://localhost'
const headers = { origin: home }

describe.each(databaseKinds)('a session that began before there was a second factor, on %s', (kind) => {
  let api: TestApi
  let people: ReturnType<typeof peopleOf>

  const mine = (token: string) => people.ok('GET', '/api/me/second-factor', { token })
  const ask = (task: string, token: string, body: object) =>
    api.call('POST', `/api/me/second-factor${task}`, { token, headers, body })

  beforeAll(async () => {
    api = await startTestApi({ kind, settings: { TRUST_PROXY: '127.0.0.1' } })
    people = peopleOf(api)
  })
  afterAll(() => api.end())

  it('neither removes nor replaces it by the password alone, and ends', async () => {
    const person = await people.somebody()
    const tasks = ['/totp/remove', '/totp', '/recovery-codes', '/passkey']
    const tokens = await Promise.all(tasks.map(() => api.tokenOf(person.id)))
    const { secret } = await people.withApp(person)
    for (const [at, task] of tasks.entries()) {
      const token = tokens[at] ?? ''
      const answer = await ask(task, token, { password })
      expect(answer, task).toMatchObject({ status: 401, body: { code: 'session.unproved' } })
      expect((await api.call('GET', '/api/me', { token })).status, 'the session is over').toBe(401)
    }
    expect(await mine(person.token)).toMatchObject({ recoveryCodes: 10, totpSince: expect.any(String) })
    const entered = await people.prove(await people.ticketOf(person), { code: codeOf(secret) })
    expect((await ask('/totp/remove', entered.body.payload.accessToken, { password })).status).toBe(200)
  })

  it('adds nothing that was begun in it', async () => {
    const person = await people.somebody()
    const token = await api.tokenOf(person.id)
    const { options } = (await ask('/passkey', token, { password })).body.payload
    await people.withApp(person)
    const passkey = softwareAuthenticator().create(options.challenge, home)
    const answer = await ask('/passkey/confirm', token, { name: 'Stranger', passkey })
    expect(answer).toMatchObject({ status: 401, body: { code: 'session.unproved' } })
    expect((await mine(person.token)).passkeys).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { android, firefox } from '../../../support/server/programs.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'
import { type From, password, type Writer, writersOf } from './writers.ts'

describe('events of accounts', () => {
  let api: TestApi
  let writers: ReturnType<typeof writersOf>

  const tokenOf = async (person: Writer, from?: From): Promise<string> =>
    (await writers.signIn(person, from)).body.payload.accessToken
  /** The entries of a user's history, newest first, after all background work. */
  const entries = async ({ id }: Writer, more = ''): Promise<Record<string, unknown>[]> => {
    await api.services.background.settled()
    const url = `/api/history/all?resource=User&recordId=${id}&pageSize=100${more}`
    return (await api.call('GET', url)).body.payload.content
  }
  const kinds = async (person: Writer): Promise<unknown[]> =>
    (await entries(person)).map((entry) => entry.kind)

  beforeAll(async () => {
    api = await startTestApi({ settings: { TRUST_PROXY: '127.0.0.1' } })
    writers = writersOf(api)
  })
  afterAll(() => api.end())

  it('sign-ins, failures and sign-outs are in the history, with user, place and method', async () => {
    const person = await writers.addWriter()
    await writers.signIn(person, { program: android, address: '198.51.100.9' }, 'not-the-password')
    await api.services.background.settled()
    const token = await tokenOf(person)
    await api.call('POST', '/api/signout', { token })
    expect(await entries(person)).toMatchObject([
      { kind: 'SIGN_OUT', operation: 'signOut', changedById: person.id, recordState: 'PRESENT' },
      {
        kind: 'SIGN_IN',
        operation: 'signIn',
        changedById: person.id,
        changedBy: 'Nadia Rahim',
        label: 'Nadia Rahim',
        address: '203.0.113.5',
        program: firefox,
        changed: [],
      },
      {
        kind: 'SIGN_IN_FAILED',
        operation: 'signIn',
        changedById: null,
        changedBy: null,
        address: '198.51.100.9',
        program: android,
      },
      { kind: 'CREATE' },
    ])
    expect(await entries(person, '&kind=SIGN_IN_FAILED')).toHaveLength(1)
    expect(await entries(person, '&kind=PASSWORD_RESET')).toEqual([])
    expect(await entries(person, '&accountEvents=true')).toHaveLength(3)
    expect(await entries(person, '&accountEvents=false')).toMatchObject([{ kind: 'CREATE' }])
  })

  it('contain neither typed text nor tokens', async () => {
    const person = await writers.addWriter()
    await writers.signIn(person, {}, 'a-very-wrong-word')
    await tokenOf(person)
    await api.services.background.settled()
    const [held] = await api.services.database.query<{ text: string }>(
      "select string_agg(h::text, ' ') as text from record_history h",
    )
    expect(held?.text).toContain('SIGN_IN_FAILED')
    expect(held?.text).not.toMatch(/a-very-wrong-word|rain-29|scrypt|eyJ/)
  })

  it('a failure of an unknown user stores nothing, and one of a blocked user is stored', async () => {
    const person = await writers.addWriter()
    await api.call('PUT', '/api/user/update-banned-status', { body: { userId: person.id, banned: true } })
    expect((await writers.signIn(person)).status).toBe(401)
    expect((await kinds(person))[0]).toBe('SIGN_IN_FAILED')
    const all = async (): Promise<number> => {
      await api.services.background.settled()
      return (await api.call('GET', '/api/history/all?kind=SIGN_IN_FAILED')).body.payload.totalElements
    }
    const before = await all()
    await writers.signIn({ email: 'nobody-at-all@example.org' })
    expect(await all()).toBe(before)
  })

  it('sessions that are ended elsewhere are in the history, if there were any', async () => {
    const person = await writers.addWriter()
    const [first, second, third] = [await tokenOf(person), await tokenOf(person), await tokenOf(person)]
    const places = async (token: string) =>
      (await api.call('GET', '/api/me/sessions', { token })).body.payload
    const [{ id }] = await places(second)
    await api.call('DELETE', `/api/me/sessions/${id}`, { token: first })
    await api.call('DELETE', '/api/me/sessions', { token: third })
    await api.call('DELETE', '/api/me/sessions', { token: third })
    const [one, two, ...more] = await entries(person)
    expect([one, two]).toMatchObject([
      { kind: 'SESSION_END', operation: 'endMyOtherSessions' },
      { kind: 'SESSION_END', operation: 'endMySession' },
    ])
    expect(more.map((entry) => entry.kind)).not.toContain('SESSION_END')
  })

  it('a renewal token that is used twice ends the session, and the history shows it', async () => {
    const person = await writers.addWriter()
    const response = await writers.signIn(person)
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? ''
    const renew = (sent: string) =>
      api.call('POST', '/api/signin/renew', { token: null, headers: { cookie: sent } })
    const next = String((await renew(cookie)).headers['set-cookie']).split(';')[0] ?? ''
    expect((await renew(next)).status).toBe(200)
    expect((await renew(cookie)).status).toBe(401)
    expect((await entries(person))[0]).toMatchObject({
      kind: 'SESSION_END',
      operation: 'renewSession',
      changedBy: null,
    })
  })

  it('a changed, a requested and a sent password are in the history', async () => {
    const person = await writers.addWriter()
    const token = await tokenOf(person)
    const newPassword = 'Still-more-rain-30'
    const change = {
      email: person.email,
      previousPassword: password,
      newPassword,
      newPasswordAgain: newPassword,
    }
    expect((await api.call('POST', '/api/changepassword', { token, body: change })).status).toBe(200)
    await api.call('POST', '/api/forgetpassword', { token: null, body: { userEmail: person.email } })
    await api.services.background.settled()
    await api.call('POST', '/api/user/send-mail-sms', { body: { userId: person.id, mailSmsType: 'MAIL' } })
    expect((await entries(person)).slice(0, 3)).toMatchObject([
      { kind: 'PASSWORD_RESET', operation: 'sendUserMailSms', changedBy: 'Administrator' },
      { kind: 'PASSWORD_RESET', operation: 'forgotPassword', changedBy: null },
      { kind: 'PASSWORD_CHANGE', operation: 'changePassword', changedById: person.id },
    ])
  })

  it('show addresses and programs only to auditors, and lose them with an erased user', async () => {
    const person = await writers.addWriter()
    await writers.signIn(person, { address: '198.51.100.77' }, 'not-the-password')
    await api.services.background.settled()
    await tokenOf(person)
    const reader = await api.userWith(['USER_AND_ADMIN_READ'])
    const seen = await api.call('GET', `/api/history/User/${person.id}`, { token: reader.token })
    expect(seen.body.payload.content).toMatchObject([
      { kind: 'SIGN_IN', address: null, program: null },
      { kind: 'SIGN_IN_FAILED', address: null, program: null },
      { kind: 'CREATE' },
    ])
    await api.call('DELETE', `/api/user/delete/${person.id}`)
    const trash = (await api.call('GET', '/api/trash/all?resource=User&pageSize=100')).body.payload.content
    const { id } = trash.find((row: { recordId: number }) => row.recordId === person.id)
    await api.call('DELETE', `/api/trash/delete/${id}`)
    expect((await api.call('DELETE', `/api/history/User/${person.id}`)).status).toBe(200)
    expect(await entries(person)).toMatchObject([
      { kind: 'ERASE' },
      { kind: 'PURGE' },
      { kind: 'DELETE' },
      { kind: 'SIGN_IN', address: null, program: null, changedBy: `#${person.id}` },
      { kind: 'SIGN_IN_FAILED', address: null, program: null },
      { kind: 'CREATE' },
    ])
  })
})

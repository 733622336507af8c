import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../support/disk/temporary-folder.ts'
import { startTestApi, type TestAnswer, type TestApi } from '../../../support/server/test-api.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0'
const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'
const password = 'Plenty-of-rain-29'

interface Person {
  id: number
  email: string
}

interface From {
  program?: string
  address?: string
}

describe('what happens to accounts', () => {
  let api: TestApi
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let count = 0

  const somebody = async (): Promise<Person> => {
    count += 1
    const email = `writer${count}@example.org`
    const { roleId } = await api.userWith(['DUA_READ'])
    const body = { name: 'Nadia Rahim', email, password, roleId, gender: 'FEMALE', phoneNumber: null }
    const answer = await api.call('POST', '/api/user/create', { body })
    return { id: answer.body.payload.id, email }
  }
  const signIn = (email: string, word: string, from: From = {}): Promise<TestAnswer> =>
    api.call('POST', '/api/signin', {
      token: null,
      body: { email, password: word },
      headers: {
        'user-agent': from.program ?? firefox,
        'x-forwarded-for': from.address ?? '203.0.113.5',
      },
    })
  const tokenOf = async (person: Person, from?: From): Promise<string> =>
    (await signIn(person.email, password, from)).body.payload.accessToken
  /** The entries of a user's history, newest first, once all that goes on after answers is done. */
  const entries = async ({ id }: Person, more = ''): Promise<Record<string, unknown>[]> => {
    await api.services.background.settled()
    const url = `/api/history/all?resource=User&recordId=${id}&pageSize=100${more}`
    return (await api.call('GET', url)).body.payload.content
  }
  const kinds = async (person: Person): Promise<unknown[]> =>
    (await entries(person)).map((entry) => entry.kind)

  beforeAll(async () => {
    folder = await temporaryFolder()
    api = await startTestApi({ settings: { DATA_DIR: folder.path, TRUST_PROXY: '127.0.0.1' } })
  })
  afterAll(async () => {
    await api.end()
    await folder.remove()
  })

  it('signing in, failing to and signing out are in the history, with who, from where and how', async () => {
    const person = await somebody()
    await signIn(person.email, 'not-the-password', { program: android, address: '198.51.100.9' })
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
  })

  it('hold neither what was typed nor any token', async () => {
    const person = await somebody()
    await signIn(person.email, 'a-very-wrong-word')
    await tokenOf(person)
    await api.services.background.settled()
    const [held] = await api.services.database.query<{ text: string }>(
      "select string_agg(h::text, ' ') as text from record_history h",
    )
    expect(held?.text).toContain('SIGN_IN_FAILED')
    expect(held?.text).not.toMatch(/a-very-wrong-word|rain-29|scrypt|eyJ/)
  })

  it('a failure of somebody unknown leaves nothing, and of somebody blocked is kept', async () => {
    const person = await somebody()
    await api.call('PUT', '/api/user/update-banned-status', { body: { userId: person.id, banned: true } })
    expect((await signIn(person.email, password)).status).toBe(401)
    expect((await kinds(person))[0]).toBe('SIGN_IN_FAILED')
    const all = async (): Promise<number> => {
      await api.services.background.settled()
      return (await api.call('GET', '/api/history/all?kind=SIGN_IN_FAILED')).body.payload.totalElements
    }
    const before = await all()
    await signIn('nobody-at-all@example.org', password)
    expect(await all()).toBe(before)
  })

  it('sessions that are ended elsewhere are in the history, and nothing where none was', async () => {
    const person = await somebody()
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

  it('a renewal token that comes twice ends the session, and the history says so', async () => {
    const person = await somebody()
    const answer = await signIn(person.email, password)
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
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

  it('a changed password, one asked for and one sent are in the history', async () => {
    const person = await somebody()
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

  it('tell addresses and programs to those who audit alone, and forget them with an erased user', async () => {
    const person = await somebody()
    await signIn(person.email, 'not-the-password', { address: '198.51.100.77' })
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programTexts } from '../../../../src/server/handlers/account/program-texts.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { android, firefox } from '../../../support/server/programs.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'
import { writersOf } from './writers.ts'

describe('readable parts of a User-Agent', () => {
  it.each([
    [firefox, { browser: 'Firefox 148', system: 'Linux', device: 'DESKTOP' }],
    [android, { browser: 'Chrome 150', system: 'Android', device: 'MOBILE' }],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
      { browser: 'Microsoft Edge 150', system: 'Windows', device: 'DESKTOP' },
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
      { browser: 'Safari 18', system: 'iOS', device: 'TABLET' },
    ],
    ['curl/8.14.1', { browser: 'curl 8', system: null, device: 'OTHER' }],
    ['', { browser: null, system: null, device: 'OTHER' }],
    [null, { browser: null, system: null, device: 'OTHER' }],
  ])('%s', (program, words) => {
    expect(programTexts(program)).toEqual(words)
  })
})

describe.each(databaseKinds)('the sessions of a user on %s', (kind) => {
  let api: TestApi
  let writers: ReturnType<typeof writersOf>

  /** A new user with a session in each of these programs; returns the tokens. */
  const signedIn = async (...programs: string[]): Promise<string[]> => {
    const writer = await writers.addWriter()
    const tokens: string[] = []
    for (const program of programs)
      tokens.push((await writers.signIn(writer, { program })).body.payload.accessToken)
    return tokens
  }
  const places = async (token: string) => (await api.call('GET', '/api/me/sessions', { token })).body.payload
  const end = (id: string, token: string) => api.call('DELETE', `/api/me/sessions/${id}`, { token })
  const status = async (token: string): Promise<number> =>
    (await api.call('GET', '/api/me', { token })).status

  beforeAll(async () => {
    api = await startTestApi({ kind })
    writers = writersOf(api)
  })
  afterAll(() => api.end())

  it('are listed with program, address and times, the current one first', async () => {
    const began = Date.now()
    const [first = '', second = ''] = await signedIn(firefox, android)
    const ended = Date.now()
    const [mine, other, ...more] = await places(first)
    expect(more).toEqual([])
    expect(mine).toMatchObject({ current: true, browser: 'Firefox 148', system: 'Linux', program: firefox })
    expect(other).toMatchObject({
      current: false,
      browser: 'Chrome 150',
      system: 'Android',
      device: 'MOBILE',
      address: '127.0.0.1',
    })
    const times = [began, Date.parse(mine.createdDate), Date.parse(other.createdDate), ended]
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect((await places(second))[0]).toMatchObject({ id: other.id, current: true })
  })

  it('know when and from which address they were last used', async () => {
    const [token = ''] = await signedIn(firefox)
    const [{ id }] = await places(token)
    const { db } = api.services.store
    await db.query(
      "update session set created_at = now() - interval '3 hours', last_used_at = now() - interval '2 hours' where id = $1::uuid",
      [id],
    )
    const headers = { authorization: `Bearer ${token}` }
    const asked = Date.now()
    await api.inject({ method: 'GET', url: '/api/me', headers, remoteAddress: '198.51.100.7' })
    const [row] = await db.query<{ address: string }>('select address from session where id = $1::uuid', [id])
    expect(row?.address).toBe('198.51.100.7')
    const [used] = await places(token)
    expect(Date.parse(used.lastUsedDate)).toBeGreaterThanOrEqual(asked)
  })

  it('end one by one: that token becomes invalid, the others stay valid', async () => {
    const [first = '', second = '', third = ''] = await signedIn(firefox, android, android)
    const [, newest] = await places(second)
    const thirdId = (await places(third))[0].id
    expect(newest.id).toBe(thirdId)
    expect((await end(thirdId, first)).body.message).toBe('Signed out there')
    expect([await status(first), await status(second), await status(third)]).toEqual([200, 200, 401])
    expect(await end(thirdId, first)).toMatchObject({ status: 404, body: { code: 'session.over' } })
  })

  it('end all but this one', async () => {
    const [first = '', second = '', third = ''] = await signedIn(firefox, android, android)
    const response = await api.call('DELETE', '/api/me/sessions', { token: second })
    expect(response.body.message).toBe('Signed out everywhere else')
    expect([await status(first), await status(second), await status(third)]).toEqual([401, 200, 401])
    expect(await places(second)).toHaveLength(1)
  })

  it('are visible to and can be ended by their user only', async () => {
    const [mine = ''] = await signedIn(firefox)
    const [theirs = ''] = await signedIn(android)
    const [{ id }] = await places(theirs)
    expect((await places(mine)).map((place: { id: string }) => place.id)).not.toContain(id)
    expect((await end(id, mine)).status).toBe(404)
    expect(await status(theirs)).toBe(200)
    expect((await end('not-a-session', mine)).status).toBe(400)
  })

  it('keep the current one, which signs out instead', async () => {
    const [token = ''] = await signedIn(firefox)
    const [{ id }] = await places(token)
    expect(await end(id.toUpperCase(), token)).toMatchObject({ status: 409, body: { code: 'session.here' } })
    expect(await status(token)).toBe(200)
  })
})

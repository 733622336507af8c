import { parseSetCookie } from 'cookie'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin } from '../../../support/server/start-server.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../../support/server/test-api.ts'

/** The cookie that a response sets. */
const cookieOf = ({ headers }: TestResponse) => parseSetCookie(String(headers['set-cookie'] ?? ''))

/** The claims of a token. */
const read = (token: string): { exp: number; end: number; rot: number; sid: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('staying signed in', () => {
  let api: TestApi

  const signIn = (headers: Record<string, string> = {}) =>
    api.call('POST', '/api/signin', {
      token: null,
      body: admin,
      headers,
    })
  /** A new session: its access token and renewal token. */
  const session = async () => {
    const answer = await signIn()
    return { token: String(answer.body.payload.accessToken), renewal: cookieOf(answer).value ?? '' }
  }
  const renew = (renewal: string | null) =>
    api.call('POST', '/api/signin/renew', {
      token: null,
      headers: renewal === null ? {} : { cookie: `theme=dark; renewal=${renewal}` },
    })
  const renewed = async (renewal: string) => {
    const answer = await renew(renewal)
    expect(answer).toMatchObject({ status: 200 })
    return { token: String(answer.body.payload.accessToken), renewal: cookieOf(answer).value ?? '' }
  }
  const status = async (token: string): Promise<number> =>
    (await api.call('GET', '/api/me', { token })).status
  const now = (): number => Date.now() / 1000

  beforeAll(async () => {
    const settings = { TRUST_PROXY: '127.0.0.1', TOKEN_MINUTES: '10', TOKEN_HOURS: '2' }
    api = await startTestApi({ settings })
  })
  afterAll(() => api.end())

  it('sets a renewal token that no script can read, in addition to the stated response', async () => {
    const answer = await signIn()
    expect(Object.keys(answer.body.payload).sort()).toEqual(['accessToken', 'user'])
    expect(cookieOf(answer)).toMatchObject({
      name: 'renewal',
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/signin/renew',
      maxAge: 7200,
    })
    expect(cookieOf(answer).secure).toBeUndefined()
    expect(JSON.stringify(answer.body)).not.toContain(cookieOf(answer).value)
    expect(cookieOf(await signIn({ 'x-forwarded-proto': 'https' })).secure).toBe(true)
  })

  it('exchanges it for a short-lived access token and the next renewal token, and extends the session', async () => {
    const first = await session()
    expect(read(first.token).exp - now()).toBeGreaterThan(7000)
    const { sid } = read(first.token)
    const { db } = api.services.store
    await db.query("update session set expires_at = now() + interval '5 minutes' where id = $1::uuid", [sid])
    const second = await renewed(first.renewal)
    expect(second.renewal).not.toBe(first.renewal)
    expect(Math.round((read(second.token).exp - now()) / 60)).toBe(10)
    expect(Math.round((read(second.token).end - now()) / 60)).toBe(120)
    const [row] = await db.query<{ left: number }>(
      'select extract(epoch from expires_at - now())::float8 as left from session where id = $1::uuid',
      [sid],
    )
    expect(row?.left).toBeGreaterThan(7000)
    expect(await status(second.token)).toBe(200)
  })

  it('accepts earlier access tokens until the second renewal', async () => {
    const first = await session()
    const second = await renewed(first.renewal)
    expect([await status(first.token), await status(second.token)]).toEqual([200, 200])
    const third = await renewed(second.renewal)
    expect(await Promise.all([first, second, third].map(({ token }) => status(token)))).toEqual([
      401, 200, 200,
    ])
  })

  it('accepts renewals of two tabs at the same time', async () => {
    const { renewal } = await session()
    const [one, other] = await Promise.all([renewed(renewal), renewed(renewal)])
    expect([read(one.token).rot, read(other.token).rot]).toEqual([1, 1])
    expect((await renew(one.renewal)).status).toBe(200)
    expect((await renew(other.renewal)).status).toBe(200)
  })

  it('ends the session when a renewal token is used again later', async () => {
    const first = await session()
    const second = await renewed(first.renewal)
    await api.services.store.db.query(
      "update session set rotated_at = now() - interval '31 seconds' where id = $1::uuid",
      [read(first.token).sid],
    )
    const again = await renew(first.renewal)
    expect(again).toMatchObject({ status: 401, body: { code: 'session.ended' } })
    expect(cookieOf(again)).toMatchObject({ name: 'renewal', maxAge: 0, path: '/api/signin/renew' })
    expect(await status(second.token)).toBe(401)
    expect((await renew(second.renewal)).status).toBe(401)
  })

  it('ends the session immediately for an even older one', async () => {
    const first = await session()
    const second = await renewed(first.renewal)
    const third = await renewed(second.renewal)
    expect((await renew(first.renewal)).status).toBe(401)
    expect(await status(third.token)).toBe(401)
  })

  it('accepts only renewal tokens for a renewal, and a renewal token for nothing else', async () => {
    const { token, renewal } = await session()
    for (const sent of ['x', token, `${renewal}x`]) expect((await renew(sent)).status).toBe(401)
    for (const sent of [null, '']) expect((await renew(sent)).body.payload).toEqual({ accessToken: null })
    expect(await status(renewal)).toBe(401)
    expect(await status(token)).toBe(200)
  })

  it('ends after the user signed out, here or elsewhere', async () => {
    const [one, other] = [await session(), await session()]
    const left = await api.call('POST', '/api/signout', { token: one.token })
    // The browser may hold the cookie of the next sign-in when this response arrives.
    expect(left.headers['set-cookie']).toBeUndefined()
    const refused = await renew(one.renewal)
    expect(refused.status).toBe(401)
    expect(cookieOf(refused)).toMatchObject({ name: 'renewal', value: '', maxAge: 0 })
    const mine = await session()
    await api.call('DELETE', `/api/me/sessions/${read(other.token).sid}`, { token: mine.token })
    expect((await renew(other.renewal)).status).toBe(401)
  })

  it('continues with a new renewal token after a change of password', async () => {
    const email = 'nadia@example.org'
    const { roleId } = await api.userWith([])
    const { password } = admin
    const body = { name: 'Nadia Rahim', email, password, roleId, gender: 'FEMALE', phoneNumber: null }
    await api.call('POST', '/api/user/create', { body })
    const answer = await api.call('POST', '/api/signin', { token: null, body: { email, password } })
    const newPassword = 'Still-more-rain-30'
    const changed = await api.call('POST', '/api/changepassword', {
      token: answer.body.payload.accessToken,
      body: { email, previousPassword: password, newPassword, newPasswordAgain: newPassword },
    })
    expect((await renew(cookieOf(answer).value ?? '')).status).toBe(401)
    const { token } = await renewed(cookieOf(changed).value ?? '')
    expect(await status(token)).toBe(200)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lettersTo, mailedPassword } from '../../../../support/server/letters.ts'
import { startTestApi, type TestApi } from '../../../../support/server/test-api.ts'
import { password } from '../writers.ts'
import { codeOf, type Person, peopleOf } from './test-users.ts'

describe('signing in with an authenticator app', () => {
  let api: TestApi
  let people: ReturnType<typeof peopleOf>

  const mine = (token: string) => people.ok('GET', '/api/me/second-factor', { token })
  const status = async (token: string): Promise<number> =>
    (await api.call('GET', '/api/me', { token })).status

  beforeAll(async () => {
    api = await startTestApi({ settings: { TRUST_PROXY: '127.0.0.1' } })
    people = peopleOf(api)
  })
  afterAll(() => api.end())

  it('is set up after the password, returns ten recovery codes once, and is in the history', async () => {
    const person = await people.somebody()
    const { token } = person
    expect(await mine(token)).toEqual({ required: false, totpSince: null, passkeys: [], recoveryCodes: 0 })
    const wrong = await api.call('POST', '/api/me/second-factor/totp', {
      token,
      body: { password: 'not-mine' },
    })
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: '/password' }] } })
    const setup = await people.ok('POST', '/api/me/second-factor/totp', { token, body: { password } })
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(setup.address).searchParams.get('secret')).toBe(setup.secret)
    expect(decodeURIComponent(setup.address)).toContain(person.email)
    const confirm = (code: string) =>
      api.call('POST', '/api/me/second-factor/totp/confirm', { token, body: { code } })
    expect(await confirm('12345')).toMatchObject({ status: 422, body: { errors: [{ path: '/code' }] } })
    expect((await people.signIn(person.email)).status, 'not confirmed yet').toBe(200)
    const code = codeOf(setup.secret)
    const { recoveryCodes } = (await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).body.payload
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
    expect(await confirm(codeOf(setup.secret, 1))).toMatchObject({ status: 409 })
    expect(await mine(token)).toMatchObject({ recoveryCodes: 10, totpSince: expect.stringMatching(/^20/) })
    expect((await people.kindsOf(person)).slice(0, 3)).toEqual(['RECOVERY_CODES', 'SESSION_END', 'FACTOR_ON'])
  })

  it('asks for a code after the password, and signs in with one that counts once', async () => {
    const person = await people.somebody()
    const { secret } = await people.withApp(person)
    const asked = await people.signIn(person.email)
    expect(asked).toMatchObject({
      status: 401,
      body: {
        success: false,
        code: 'session.secondStep',
        payload: { ways: ['TOTP', 'RECOVERY_CODE'], passkey: null },
      },
    })
    expect(asked.headers['set-cookie']).toBeUndefined()
    expect(JSON.stringify(asked.body)).not.toMatch(/eyJ/)
    const { ticket } = asked.body.payload
    const code = codeOf(secret)
    const response = await people.prove(ticket, { code })
    expect(response).toMatchObject({ status: 200, body: { payload: { user: { email: person.email } } } })
    expect(String(response.headers['set-cookie'])).toContain('renewal=')
    expect(await status(response.body.payload.accessToken)).toBe(200)
    expect((await people.kindsOf(person))[0]).toBe('SIGN_IN')
    expect(await people.prove(ticket, { code: codeOf(secret, 1) }), 'the ticket again').toMatchObject({
      status: 401,
      body: { code: 'session.secondStepOver' },
    })
    const replayed = await people.prove(await people.ticketOf(person), { code })
    expect(replayed).toMatchObject({ status: 401, body: { code: 'session.secondStepWrong' } })
    const earlier = await people.prove(replayed.body.payload.ticket, { code: codeOf(secret, -1) })
    expect(earlier.status, 'the code before it').toBe(401)
    expect((await people.prove(replayed.body.payload.ticket, { code: codeOf(secret, 1) })).status).toBe(200)
  })

  it('accepts a code once of many at the same time, and a ticket too', async () => {
    const person = await people.somebody()
    const { secret, codes } = await people.withApp(person)
    const tickets = await Promise.all([1, 2, 3, 4].map(() => people.ticketOf(person)))
    const code = codeOf(secret)
    const byCode = await Promise.all(tickets.map((ticket) => people.prove(ticket, { code })))
    expect(byCode.filter(({ status: each }) => each === 200)).toHaveLength(1)
    const ticket = await people.ticketOf(person)
    const byTicket = await Promise.all(
      codes.slice(0, 4).map((recoveryCode) => people.prove(ticket, { recoveryCode })),
    )
    expect(byTicket.filter(({ status: each }) => each === 200)).toHaveLength(1)
    expect((await mine(person.token)).recoveryCodes).toBe(9)
  })

  it('accepts each recovery code once, in any notation, and no earlier ones after new ones were created', async () => {
    const person = await people.somebody()
    const { codes } = await people.withApp(person)
    const [first = '', second = ''] = codes
    const typed = first.toLowerCase().replaceAll('-', ' ')
    const response = await people.prove(await people.ticketOf(person), { recoveryCode: typed })
    expect(response.status).toBe(200)
    expect((await people.kindsOf(person)).slice(0, 2)).toEqual(['SIGN_IN', 'RECOVERY_CODE_USE'])
    const again = await people.prove(await people.ticketOf(person), { recoveryCode: first })
    expect(again).toMatchObject({ status: 401, body: { code: 'session.secondStepWrong' } })
    const renewed = await people.ok('POST', '/api/me/second-factor/recovery-codes', {
      token: person.token,
      body: { password },
    })
    const { ticket } = again.body.payload
    expect((await people.prove(ticket, { recoveryCode: second })).status).toBe(401)
    expect((await people.prove(ticket, { recoveryCode: renewed.recoveryCodes[0] })).status).toBe(200)
  })

  it('accepts exactly one proof, and none without a ticket, with another user’s ticket or after its time', async () => {
    const [person, other] = [await people.somebody(), await people.somebody()]
    const { secret, codes } = await people.withApp(person)
    await people.withApp(other)
    const ticket = await people.ticketOf(person)
    expect((await people.prove(ticket, {})).status).toBe(422)
    expect((await people.prove(ticket, { code: codeOf(secret), recoveryCode: codes[0] ?? '' })).status).toBe(
      422,
    )
    expect((await people.prove('no-ticket', { code: codeOf(secret) })).status).toBe(401)
    expect((await people.prove(await people.ticketOf(other), { code: codeOf(secret) })).status).toBe(401)
    await api.services.store.db.query("update sign_in_step set expires_at = now() - interval '1 second'")
    expect(await people.prove(ticket, { code: codeOf(secret) })).toMatchObject({
      body: { code: 'session.secondStepOver' },
    })
  })

  it('stops guesses from one address and from many, and still accepts the owner', async () => {
    const person = await people.somebody()
    const { secret, codes } = await people.withApp(person)
    const ticket = await people.ticketOf(person)
    const guess = async (address: string, many: number): Promise<number[]> => {
      const statuses: number[] = []
      for (let at = 0; at < many; at += 1)
        statuses.push((await people.prove(ticket, { code: '000000' }, address)).status)
      return statuses
    }
    expect(new Set(await guess('198.51.100.1', 10))).toEqual(new Set([401]))
    expect((await people.prove(ticket, { code: codeOf(secret) }, '198.51.100.1')).status).toBe(429)
    await guess('198.51.100.2', 10)
    const stopped = await people.prove(ticket, { code: codeOf(secret) }, '198.51.100.3')
    expect(stopped).toMatchObject({ status: 429, body: { code: 'limit.accountCodes' } })
    expect((await people.prove(ticket, { code: codeOf(secret) })).status, 'a place that it knows').toBe(200)
    const next = await people.ticketOf(person, { address: '198.51.100.4' })
    expect((await people.prove(next, { recoveryCode: codes[0] ?? '' }, '198.51.100.4')).status).toBe(200)
  })

  it('does not record a known place after the password alone, or report a new one', async () => {
    const person = await people.somebody()
    await people.withApp(person)
    const known = async (): Promise<number> =>
      (await api.services.store.db.query('select from known_address where user_id = $1', [person.id])).length
    await api.services.background.settled()
    const before = [await known(), await lettersTo(api.dataDir, person.email)]
    await people.ticketOf(person, { address: '198.51.100.30' })
    await api.services.background.settled()
    expect([await known(), await lettersTo(api.dataDir, person.email)]).toEqual(before)
  })

  it('is required after a temporary and a new password too, which end earlier tickets', async () => {
    const person = await people.somebody()
    const { secret } = await people.withApp(person)
    await api.call('POST', '/api/forgetpassword', { token: null, body: { userEmail: person.email } })
    await api.services.background.settled()
    const letters = await lettersTo(api.dataDir, person.email)
    const word = letters.map(mailedPassword).find((found) => found !== '') ?? ''
    const ticket = await people.ticketOf(person, { word })
    const entered = await people.prove(ticket, { code: codeOf(secret) })
    expect(entered).toMatchObject({ status: 200, body: { message: expect.stringContaining('temporary') } })
    const open = await people.ticketOf(person)
    const newPassword = 'Still-more-rain-30'
    const changed = await api.call('POST', '/api/changepassword', {
      token: entered.body.payload.accessToken,
      body: { email: person.email, previousPassword: word, newPassword, newPasswordAgain: newPassword },
    })
    expect(changed.status).toBe(200)
    expect((await people.prove(open, { code: codeOf(secret, 1) })).status).toBe(401)
    await api.call('POST', '/api/user/send-mail-sms', { body: { userId: person.id, mailSmsType: 'MAIL' } })
    expect((await people.signIn(person.email, { word: newPassword })).status).toBe(401)
    expect((await mine(await api.tokenOf(person.id))).totpSince).not.toBeNull()
  })

  it('is removed after the password, the recovery codes with it', async () => {
    const person = await people.somebody()
    await people.withApp(person)
    const remove = (word: string) =>
      api.call('POST', '/api/me/second-factor/totp/remove', { token: person.token, body: { password: word } })
    expect((await remove('not-mine')).status).toBe(422)
    expect((await remove(password)).status).toBe(200)
    expect((await remove(password)).status).toBe(404)
    expect(await mine(person.token)).toMatchObject({ totpSince: null, recoveryCodes: 0 })
    expect((await people.signIn(person.email)).status).toBe(200)
    expect(await people.kindsOf(person)).toContain('FACTOR_OFF')
  })

  it('is confirmed in the session that started it, and in no other', async () => {
    const person = await people.somebody()
    const other = (await people.signIn(person.email)).body.payload.accessToken
    const { secret } = await people.ok('POST', '/api/me/second-factor/totp', {
      token: person.token,
      body: { password },
    })
    const confirm = (token: string) =>
      api.call('POST', '/api/me/second-factor/totp/confirm', { token, body: { code: codeOf(secret) } })
    expect((await confirm(other)).status).toBe(409)
    expect((await confirm(person.token)).status).toBe(200)
  })

  it('keeps its secret encrypted, and secret and codes out of history and responses', async () => {
    const person: Person = await people.somebody()
    const { secret, codes } = await people.withApp(person)
    const { db } = api.services.store
    const tables = ['totp', 'recovery_code', 'sign_in_step', 'factor_setup', 'record_history', 'app_user']
    const held: string[] = []
    for (const table of tables)
      held.push(
        ...(await db.query<{ text: string }>(`select t::text as text from ${table} t`)).map(
          ({ text }) => text,
        ),
      )
    const responses = [
      await mine(person.token),
      (await api.call('GET', `/api/user/id/${person.id}`)).body,
      (await api.call('GET', '/api/me', { token: person.token })).body,
    ]
    const all = JSON.stringify([held, responses])
    for (const word of [secret, ...codes]) expect(all).not.toContain(word)
  })
})

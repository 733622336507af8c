import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { eventually } from '../../../support/disk/temporary-folder.ts'
import { lettersTo, mailedPassword } from '../../../support/server/letters.ts'
import { admin } from '../../../support/server/start-server.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../../support/server/test-api.ts'

const thanks = 'Thank you. A letter to this e-mail address says how to go on.'

describe.each(databaseKinds)('sign-up on %s', (kind) => {
  let api: TestApi

  const post = (path: string, body: object): Promise<TestResponse> =>
    api.call('POST', path, { body, token: null })
  const signIn = (email: string, password: string): Promise<TestResponse> =>
    post('/api/signin', { email, password })
  const ask = (email: string, password: string, name = 'Yusuf Karim'): Promise<TestResponse> =>
    post('/api/auth/signup', { name, essNumber: 'ESS-1', email, password })
  /** Signs up and returns the mail. */
  const signUp = async (email: string, password: string, name?: string): Promise<string> => {
    const before = (await lettersTo(api.dataDir, email.toLowerCase())).length
    const { status, body } = await ask(email, password, name)
    expect([status, body]).toEqual([200, { success: true, message: thanks, payload: null }])
    return eventually(async () => (await lettersTo(api.dataDir, email.toLowerCase()))[before])
  }
  const stored = async (email: string) => (await api.services.store.find('User', { email }))[0]

  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  it('stores a user without a role, who has no access to the console', async () => {
    const letter = await signUp('yusuf@example.org', 'first-secret')
    const { body } = await signIn('yusuf@example.org', mailedPassword(letter))
    expect(body.message).toContain('Your e-mail address is confirmed. Please choose your password now')
    const token = body.payload.accessToken
    expect((await api.call('GET', '/api/me', { token })).body.payload.roles).toEqual([])
    expect((await api.call('GET', '/api/dua-category/total', { token })).status).toBe(403)
    const user = await stored('yusuf@example.org')
    expect(user?.body).toMatchObject({ name: 'Yusuf Karim', registerType: 'APP', banned: false })
    expect(JSON.stringify(user?.body)).not.toContain('first-secret')
  })

  /** Signs in with the mailed password and sets another one. */
  const choose = async (email: string, mailed: string, newPassword: string): Promise<void> => {
    const { body, status } = await signIn(email, mailed)
    expect(status).toBe(200)
    const change = { email, previousPassword: mailed, newPassword, newPasswordAgain: newPassword }
    const token = body.payload.accessToken
    expect((await api.call('POST', '/api/changepassword', { body: change, token })).status).toBe(200)
  }

  it('lets the owner of the mailbox choose the password; the one of the sign-up is never valid', async () => {
    const letter = await signUp('layla@example.org', 'of-the-sign-up')
    expect((await signIn('layla@example.org', 'of-the-sign-up')).status).toBe(401)
    await choose('layla@example.org', mailedPassword(letter), 'her-own-secret')
    expect((await signIn('layla@example.org', mailedPassword(letter))).status).toBe(401)
    expect((await signIn('layla@example.org', 'of-the-sign-up')).status).toBe(401)
    expect((await signIn('layla@example.org', 'her-own-secret')).status).toBe(200)
  })

  it('reports only to the owner that an address has an account, and changes nothing', async () => {
    const letter = await signUp(
      'ADMIN@example.org',
      'a-strange-secret',
      'A stranger, click http://bad.example.org',
    )
    expect(letter).toContain('You have one already')
    expect(letter).not.toContain('bad.example.org')
    expect(mailedPassword(letter)).toBe('')
    expect((await stored(admin.email))?.body).toMatchObject({ name: 'Administrator', registerType: 'WEB' })
    expect((await signIn(admin.email, 'a-strange-secret')).status).toBe(401)
    expect((await signIn(admin.email, admin.password)).status).toBe(200)
  })

  it('sends no user-defined text to an unconfirmed address', async () => {
    const letter = await signUp('victim@example.org', 'a-strange-secret', 'Win at http://bad.example.org')
    expect(letter).not.toContain('bad.example.org')
  })

  it.each(['before', 'after'])('refuses another person who signed up %s the owner', async (when) => {
    const email = `maryam-${when}@example.org`
    const signUps = [() => signUp(email, 'of-the-stranger'), () => signUp(email, 'of-the-owner-1', 'Maryam')]
    if (when === 'after') signUps.reverse()
    for (const each of signUps) await each()
    const [, latest = ''] = await lettersTo(api.dataDir, email)
    await choose(email, mailedPassword(latest), 'of-the-owner-2')
    expect((await signIn(email, 'of-the-stranger')).status).toBe(401)
    expect((await signIn(email, 'of-the-owner-2')).status).toBe(200)
  })

  it('changes nothing of an account that was confirmed, before its owner has chosen a password', async () => {
    const email = 'samira@example.org'
    const mailed = mailedPassword(await signUp(email, 'plenty-of-rain-1', 'Samira'))
    const { body } = await signIn(email, mailed)
    expect(await signUp(email, 'plenty-of-rain-2', 'A visitor')).toContain('You have one already')
    expect((await stored(email))?.body.name).toBe('Samira')
    const change = {
      email,
      previousPassword: mailed,
      newPassword: 'her-own-one-3',
      newPasswordAgain: 'her-own-one-3',
    }
    const token = body.payload.accessToken
    expect((await api.call('POST', '/api/changepassword', { body: change, token })).status).toBe(200)
  })

  it('never accepts another person’s password after the owner requests a temporary one', async () => {
    const email = 'hamid@example.org'
    await signUp(email, 'of-the-stranger')
    await post('/api/forgetpassword', { userEmail: email })
    const letter = await eventually(async () => (await lettersTo(api.dataDir, email))[1])
    const { body } = await signIn(email, mailedPassword(letter))
    expect(body.message).toContain('choose your password now')
    expect((await signIn(email, 'of-the-stranger')).status).toBe(401)
    const token = body.payload.accessToken
    const change = {
      email,
      previousPassword: mailedPassword(letter),
      newPassword: 'of-the-owner-2',
      newPasswordAgain: 'of-the-owner-2',
    }
    expect((await api.call('POST', '/api/changepassword', { body: change, token })).status).toBe(200)
    expect((await signIn(email, 'of-the-owner-2')).status).toBe(200)
  })

  it('still confirms an address by a password that an earlier version mailed', async () => {
    const email = 'bilal@example.org'
    const mailed = mailedPassword(await signUp(email, 'of-the-sign-up'))
    const [before, chosen] = await api.services.passwords.admit('', (hasher) =>
      Promise.all([hasher.hash(mailed), hasher.hash('of-the-sign-up')]),
    )
    await api.services.database.query(
      `update credential set temporary_hash = $2, chosen_hash = $3, awaits_confirmation = false
        where user_id = $1`,
      [(await stored(email))?.id, before, chosen],
    )
    await choose(email, mailed, 'his-own-secret')
    expect((await signIn(email, 'of-the-sign-up')).status).toBe(401)
    expect((await signIn(email, 'his-own-secret')).status).toBe(200)
  })

  it('refuses a weak password at its field, and too many attempts for one address', async () => {
    expect(await ask('nura@example.org', 'password1')).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/password', message: expect.stringContaining('commonest') }] },
    })
    expect((await ask('nura@example.org', 'YusufKarim-1')).body.errors[0].message).toContain('the name')
    const tries = [0, 1, 2, 3].map((number) => ask('nura@example.org', `her-own-secret-${number}`))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 200, 200, 429])
    const letters = (count: number): Promise<true> =>
      eventually(async () =>
        (await lettersTo(api.dataDir, 'nura@example.org')).length === count ? true : null,
      )
    await letters(3)
    expect((await post('/api/forgetpassword', { userEmail: 'nura@example.org' })).status).toBe(200)
    await letters(4)
    expect(await api.services.store.count('User', { email: 'nura@example.org' })).toBe(1)
  })
})

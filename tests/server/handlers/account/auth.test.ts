import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from '../../../../src/server/store/accounts/credentials.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { eventually, outboxOf } from '../../../support/disk/temporary-folder.ts'
import { lettersTo, mailedPassword } from '../../../support/server/letters.ts'
import { countHashes } from '../../../support/server/passwords/counted-hashes.ts'
import { admin } from '../../../support/server/start-server.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('accounts on %s', (kind) => {
  let api: TestApi

  const signIn = (email: string, password: string, address = '10.1.1.1'): Promise<TestResponse> =>
    api.call('POST', '/api/signin', {
      body: { email, password },
      token: null,
      headers: { 'x-forwarded-for': address },
    })
  /** A user with only a password. */
  const addUser = async (email: string): Promise<void> => {
    const { id } = await api.userWith([])
    const hash = await api.services.passwords.admit('', (hasher) => hasher.hash('first-secret'))
    await api.services.store.transaction(async (writer) => {
      await writer.update('User', id, { email })
      await setPassword(writer.db, id, hash)
    })
  }
  const temporaryPassword = async (email: string): Promise<string> => {
    const before = await lettersTo(api.dataDir, email)
    const response = await api.call('POST', '/api/forgetpassword', {
      body: { userEmail: email },
      token: null,
    })
    expect(response.status).toBe(200)
    const letter = await eventually(async () => (await lettersTo(api.dataDir, email))[before.length])
    return mailedPassword(letter)
  }

  beforeAll(async () => {
    api = await startTestApi({ kind, settings: { TRUST_PROXY: '127.0.0.1' } })
  })
  afterAll(() => api.end())

  it('signs in with the address in any case, and returns token, user and privileges of the role', async () => {
    const { status, body } = await signIn('Admin@Example.org', admin.password)
    expect(status).toBe(200)
    expect(body.payload.user).toMatchObject({
      email: admin.email,
      photoUpdate: false,
      roles: [{ roleName: 'SUPER ADMIN', roleType: 'ADMIN' }],
    })
    expect(body.payload.user.previleges).toEqual(
      body.payload.user.roles[0].privileges.map(({ name }: { name: string }) => name),
    )
    const me = await api.call('GET', '/api/me?query=&loadRoles=true', { token: body.payload.accessToken })
    expect(me.body.payload).toEqual(body.payload.user)
    expect(JSON.stringify(body)).not.toMatch(/scrypt|hash/i)
  })

  it('returns the same for a wrong password and an unknown address, with the same work', async () => {
    const responses: TestResponse[] = []
    const hashes = countHashes(api.services.passwords)
    const workOf = async (email: string): Promise<number> => {
      responses.push(await signIn(email, 'not-the-password', '10.1.1.2'))
      return hashes.take()
    }
    const wrong = await workOf(admin.email)
    expect(wrong).toBeGreaterThan(0)
    expect(await workOf('nobody@example.org')).toBe(wrong)
    expect(responses[0]?.status).toBe(401)
    expect(responses[1]?.body).toEqual(responses[0]?.body)
  })

  it('limits attempts, and returns how long to wait', async () => {
    await addUser('target@example.org')
    const tries = (): Promise<TestResponse[]> =>
      Promise.all(Array.from({ length: 7 }, () => signIn('target@example.org', 'guess', '10.1.1.3')))
    const responses = [...(await tries()), ...(await tries())]
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10)
    const refused = responses.find(({ status }) => status === 429)
    expect(refused?.body.message).toMatch(/^Too many sign-in attempts\. Try again in \d+ minutes\.$/)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    const right = await signIn('target@example.org', 'first-secret', '10.1.1.3')
    expect(right.status).toBe(429)
    expect((await signIn('target@example.org', 'first-secret', '10.9.9.9')).status).toBe(200)
  })

  it('returns why a user is blocked or unverified, but only after the right password', async () => {
    const { id } = await api.userWith([])
    const { store } = api.services
    const email = String((await store.get('User', id))?.body.email)
    const password = await temporaryPassword(email)
    await store.transaction((writer) => writer.update('User', id, { verified: false }))
    expect((await signIn(email, 'wrong')).body.message).toBe('The e-mail address or the password is wrong.')
    expect(await signIn(email, password)).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('not verified') },
    })
    await store.transaction((writer) => writer.update('User', id, { banned: true, verified: true }))
    expect((await signIn(email, 'wrong')).body.message).toBe('The e-mail address or the password is wrong.')
  })

  it('mails a temporary password that signs in once; the old one is valid until it is changed', async () => {
    const { id } = await api.userWith([])
    const email = String((await api.services.store.get('User', id))?.body.email)
    const first = await temporaryPassword(email)
    const entered = await signIn(email, first)
    expect(entered).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('temporary password') },
    })
    expect((await signIn(email, first)).status).toBe(401)

    const token = entered.body.payload.accessToken
    const body = { email, previousPassword: first, newPassword: 'chosen-1', newPasswordAgain: 'chosen-1' }
    const changed = await api.call('POST', '/api/changepassword', { body, token })
    expect(changed.body.message).toBe('password reset successfull')
    expect((await api.call('GET', '/api/me', { token })).status).toBe(401)
    const next = String(changed.headers['x-access-token'])
    expect((await api.call('GET', '/api/me', { token: next })).status).toBe(200)
    expect((await signIn(email, 'chosen-1')).status).toBe(200)

    await temporaryPassword(email)
    expect((await signIn(email, 'chosen-1')).status).toBe(200)
  })

  it('expires a temporary password', async () => {
    const { id } = await api.userWith([])
    const email = String((await api.services.store.get('User', id))?.body.email)
    const password = await temporaryPassword(email)
    await api.services.store.db.query("update credential set temporary_until = now() - interval '1 second'")
    expect((await signIn(email, password)).status).toBe(401)
  })

  it('returns the same for unknown addresses after a forgotten password, at a limited rate', async () => {
    const ask = (userEmail: string): Promise<TestResponse> =>
      api.call('POST', '/api/forgetpassword', { body: { userEmail }, token: null })
    const known = await ask(admin.email)
    expect((await ask('nobody@example.org')).body).toEqual(known.body)
    await ask('nobody@example.org')
    await ask('nobody@example.org')
    expect((await ask('nobody@example.org')).status).toBe(429)
    const letters = (await outboxOf(api.dataDir)).join('\n')
    expect(letters).not.toContain('nobody@example.org')
  })

  it('changes only the own password, with the previous one and an exact repetition', async () => {
    const { id, token } = await api.userWith([])
    const email = String((await api.services.store.get('User', id))?.body.email)
    const change = (changes: object): Promise<TestResponse> =>
      api.call('POST', '/api/changepassword', {
        token,
        body: {
          email,
          previousPassword: 'x',
          newPassword: 'long-one',
          newPasswordAgain: 'long-one',
          ...changes,
        },
      })
    expect(await change({})).toMatchObject({ status: 422, body: { errors: [{ path: '/previousPassword' }] } })
    expect(await change({ email: admin.email })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/email' }] },
    })
    expect(await change({ newPasswordAgain: 'long-two' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/newPasswordAgain' }] },
    })
    for (let tried = 0; tried < 9; tried += 1) await change({})
    expect((await change({})).status).toBe(429)
  })

  it('ends every other session when the password is changed, and refuses a weak one', async () => {
    const { id, token } = await api.userWith([], 'USER')
    const email = String((await api.services.store.get('User', id))?.body.email)
    const mailed = await temporaryPassword(email)
    const other = await api.tokenOf(id)
    const change = (newPassword: string): Promise<TestResponse> =>
      api.call('POST', '/api/changepassword', {
        token,
        body: { email, previousPassword: mailed, newPassword, newPasswordAgain: newPassword },
      })
    expect(await change('letmein1')).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/newPassword', message: expect.stringContaining('commonest') }] },
    })
    expect((await change('salma-2026')).body.errors[0].message).toContain('must not hold the name')
    expect((await api.call('GET', '/api/me', { token: other })).status).toBe(200)
    const next = String((await change('Winter-orchard-17')).headers['x-access-token'])
    const statuses = [token, other, next].map(
      async (sent) => (await api.call('GET', '/api/me', { token: sent })).status,
    )
    expect(await Promise.all(statuses)).toEqual([401, 401, 200])
  })

  it('updates the own profile, never more than it lists', async () => {
    const { id, token } = await api.userWith(['DUA_READ'])
    const put = (path: string, body: object): Promise<TestResponse> =>
      api.call('PUT', `/api/auth/${path}/update`, { token, body })
    expect((await put('profile', { name: 'সালমা করিম', gender: 'FEMALE' })).body.message).toBe(
      'Profile updated',
    )
    expect((await api.call('GET', '/api/me', { token })).body.payload).toMatchObject({
      id,
      name: 'সালমা করিম',
      gender: 'FEMALE',
      phoneNumber: null,
      previleges: ['DUA_READ'],
    })
    const tooMuch = { token, body: { name: 'X', roleId: 1 } }
    expect((await api.call('PUT', '/api/auth/profile/update', tooMuch)).status).toBe(400)
    expect((await put('profile-picture', { displayPhotoId: 999 })).status).toBe(422)
    expect((await put('profile-picture', { displayPhotoId: 0 })).status).toBe(200)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSuperAdmin } from '../../../src/server/start/make-super-admin.ts'
import { saveKnownPlace } from '../../../src/server/store/accounts/known-places.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { lettersTo } from '../../support/server/letters.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

describe.each(databaseKinds)('making a super admin on %s', { timeout: 120_000 }, (kind) => {
  let api: TestApi

  const made = (email: string) => makeSuperAdmin(api.services, email)

  const signIn = (email: string, password: string, address = '10.1.1.1'): Promise<TestResponse> =>
    api.call('POST', '/api/signin', {
      body: { email, password },
      token: null,
      headers: { 'x-forwarded-for': address },
    })

  beforeAll(async () => {
    api = await startTestApi({ kind, settings: { TRUST_PROXY: '127.0.0.1' } })
  })
  afterAll(() => api.end())

  it('adds a user if the address is free', async () => {
    const { password, isNew } = await made('new@example.org')
    expect([isNew, password]).toEqual([true, expect.stringMatching(/^[A-Za-z0-9]{16}$/)])
    const { body } = await signIn('new@example.org', password)
    expect(body.payload.user.roles).toMatchObject([{ roleName: 'SUPER ADMIN', roleType: 'ADMIN' }])
  })

  it('restores a blocked user without the role, in any letter case of the address, and ends their sessions', async () => {
    const { id, token } = await api.userWith(['DUA_READ'])
    const { store } = api.services
    const email = 'restored@example.org'
    await store.transaction((writer) => writer.update('User', id, { email, name: 'Amina' }))
    const { isNew, password } = await made('Restored@Example.org')
    expect(isNew).toBe(false)
    expect((await api.call('GET', '/api/me', { token })).status).toBe(401)
    await store.transaction((writer) => writer.update('User', id, { banned: true, verified: false }))
    const again = await made(email)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, again.password)).body.payload.user).toMatchObject({
      id,
      name: 'Amina',
      roles: [{ roleName: 'SUPER ADMIN' }],
    })
    expect(await store.count('User', { email })).toBe(1)
  })

  it('mails the former owner of the account in their language, and no new user', async () => {
    const { id } = await api.userWith(['DUA_READ'])
    const email = 'told@example.org'
    await api.services.store.transaction(async (writer) => {
      await writer.update('User', id, { email })
      await saveKnownPlace(writer, id, 'a known place', 'de')
    })
    const { password } = await made(email)
    await made('nobody.yet@example.org')
    await api.services.background.settled()
    const [letter = '', ...others] = await lettersTo(api.dataDir, email)
    expect(others).toEqual([])
    expect(letter).toContain('ein neues Passwort und alle Rechte')
    expect(letter).not.toContain(password)
    expect(await lettersTo(api.dataDir, 'nobody.yet@example.org')).toEqual([])
  })

  it('restores the privileges of the role, and clears the limit of attempts', async () => {
    const { store } = api.services
    await store.transaction((writer) => writer.update('Role', 1, { previlegeId: [] }))
    const email = 'attacked@example.org'
    for (let from = 0; from < 30; from += 10)
      await Promise.all(Array.from({ length: 10 }, (_, at) => signIn(email, 'guess', `10.2.${from}.${at}`)))
    expect((await signIn(email, 'guess', '10.2.9.9')).status).toBe(429)
    const { password } = await made(email)
    const { body } = await signIn(email, password)
    expect(body.payload.user.previleges).toHaveLength(await store.count('Privilege', {}))
  })

  it.each(['nobody', 'a@b', 'a b@example.org', ''])('refuses the invalid address "%s"', async (email) => {
    await expect(made(email)).rejects.toThrow(/is no e-mail address/)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from '../../../../src/server/store/accounts/credentials.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestAnswer, type TestApi } from '../../../support/server/test-api.ts'

interface Row {
  id: number
  lockedReason?: string
}

describe.each(databaseKinds)('users that a user may change, on %s', (kind) => {
  let api: TestApi

  const list = async (token: string): Promise<Row[]> =>
    (await api.call('GET', '/api/user/all?pageSize=100', { token })).body.payload.content
  const put = (path: string, body: object, token?: string): Promise<TestAnswer> =>
    api.call('PUT', `/api/user/${path}`, { body, ...(token && { token }) })
  const addUser = (body: object): Promise<number> =>
    api.services.store.transaction((writer) =>
      writer.insert('User', { verified: false, banned: false, email: crypto.randomUUID(), ...body } as never),
    )

  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  it('lets no user change another with more privileges, whatever the type of the role', async () => {
    const all = ['USER_AND_ADMIN_UPDATE', 'USER_AND_ADMIN_DELETE', 'MEMBER_UPDATE', 'MEMBER_DELETE']
    const { token } = await api.userWith(all)
    const { token: members } = await api.userWith(['MEMBER_UPDATE', 'MEMBER_DELETE'])
    const staff = await api.userWith(['BOOK_READ'])
    const sleeping = await api.userWith(['BOOK_READ'], 'USER')
    for (const [asker, target, status] of [
      [token, staff, 403],
      [token, sleeping, 403],
      [members, staff, 404],
      [members, sleeping, 403],
    ] as const) {
      const body = { userId: target.id }
      const answers = [
        await put('update-banned-status', { ...body, banned: true }, asker),
        await put('update-verify-status', { ...body, verify: false }, asker),
        await api.call('POST', '/api/user/send-mail-sms', {
          token: asker,
          body: { ...body, mailSmsType: 'MAIL' },
        }),
        await api.call('DELETE', `/api/users/delete/userId/${target.id}`, { token: asker }),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
    }
    expect((await api.call('DELETE', `/api/user/delete/${staff.id}`, { token })).status).toBe(403)
    expect((await api.call('GET', '/api/me', { token: staff.token })).status).toBe(200)
  })

  it('lets only a super admin assign the role SUPER ADMIN, or change its users', async () => {
    const every = (await api.services.store.find('Privilege', {})).map(({ body }) => String(body.name))
    const { token } = await api.userWith(every)
    const email = 'new-super@example.org'
    const body = { name: 'Salma', email, password: 'a-secret-of-hers', roleId: 1 }
    expect(await api.call('POST', '/api/user/create', { token, body })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/roleId', message: 'Only a SUPER ADMIN can give this role.' }] },
    })
    const id = (await api.call('POST', '/api/user/create', { body })).body.payload.id
    const refused = [
      await put('update-banned-status', { userId: id, banned: true }, token),
      await put('update-verify-status', { userId: id, verify: false }, token),
      await api.call('POST', '/api/user/send-mail-sms', { token, body: { userId: id, mailSmsType: 'MAIL' } }),
      await api.call('DELETE', `/api/user/delete/${id}`, { token }),
    ]
    expect(refused.map(({ status, body: { message } }) => [status, message])).toEqual(
      Array(4).fill([403, 'Only a SUPER ADMIN can change this user.']),
    )
    expect((await api.call('DELETE', `/api/user/delete/${id}`)).status).toBe(200)
  })

  it('returns for each user whether the caller may not change them', async () => {
    const { token, id } = await api.userWith(['USER_AND_ADMIN_READ', 'USER_AND_ADMIN_UPDATE'])
    const { id: stronger } = await api.userWith(['USER_AND_ADMIN_READ', 'BOOK_READ'])
    const person = await addUser({ name: 'মাহমুদ হাসান', registerType: 'WEB' })
    const reason = async (user: number): Promise<string | undefined> =>
      (await api.call('GET', `/api/user/id/${user}`, { token })).body.payload.lockedReason
    expect([await reason(1), await reason(stronger), await reason(id), await reason(person)]).toEqual([
      'SUPER_ADMIN',
      'MORE_PRIVILEGES',
      undefined,
      undefined,
    ])
    const rows = await list(token)
    expect(rows.find((row) => row.id === stronger)?.lockedReason).toBe('MORE_PRIVILEGES')
    const mine = (await api.call('GET', `/api/user/id/${stronger}`)).body.payload
    expect(mine.lockedReason).toBeUndefined()
  })

  it('signs a user out immediately and permanently when no longer verified', async () => {
    const { id, token } = await api.userWith(['USER_AND_ADMIN_UPDATE'])
    const verify = (userId: number, to: boolean, by?: string): Promise<TestAnswer> =>
      put('update-verify-status', { userId, verify: to }, by)
    expect((await verify(id, false, token)).body.message).toBe('You cannot unverify yourself.')
    expect((await verify(id, false)).body.message).toBe('Member is no longer verified')
    expect((await api.call('GET', '/api/me', { token })).status).toBe(401)
    await verify(id, true)
    expect((await api.call('GET', '/api/me', { token })).status).toBe(401)
    const app = await addUser({ name: 'ليلى', registerType: 'APP', verified: true })
    await api.services.store.transaction((writer) => setPassword(writer.db, app, ''))
    const appToken = await api.tokenOf(app)
    await verify(app, false)
    expect((await api.call('GET', '/api/me', { token: appToken })).status).toBe(200)
  })

  it('refuses a weak password for a new admin at its field', async () => {
    const create = (password: string): Promise<TestAnswer> =>
      api.call('POST', '/api/user/create', {
        body: { name: 'Rahim Uddin', email: 'rahim@example.org', password, roleId: 1 },
      })
    expect(await create('football')).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/password', message: expect.stringContaining('commonest') }] },
    })
    expect((await create('uddin-2026')).body.errors[0]).toMatchObject({
      path: '/password',
      message: expect.stringContaining('must not hold the name'),
    })
  })
})

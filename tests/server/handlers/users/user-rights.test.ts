import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from '../../../../src/server/store/accounts/credentials.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../../support/server/test-api.ts'

interface Row {
  id: number
  lockedReason?: string
}

describe.each(databaseKinds)('users that a user may change, on %s', (kind) => {
  let api: TestApi

  const list = async (token: string): Promise<Row[]> =>
    (await api.call('GET', '/api/user/all?pageSize=100', { token })).body.payload.content
  const put = (path: string, body: object, token?: string): Promise<TestResponse> =>
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
    for (const [currentUser, target, status] of [
      [token, staff, 403],
      [token, sleeping, 403],
      [members, staff, 404],
      [members, sleeping, 403],
    ] as const) {
      const body = { userId: target.id }
      const responses = [
        await put('update-banned-status', { ...body, banned: true }, currentUser),
        await put('update-verify-status', { ...body, verify: false }, currentUser),
        await api.call('POST', '/api/user/send-mail-sms', {
          token: currentUser,
          body: { ...body, mailSmsType: 'MAIL' },
        }),
        await api.call('DELETE', `/api/users/delete/userId/${target.id}`, { token: currentUser }),
      ]
      expect(responses.map((response) => response.status)).toEqual([status, status, status, status])
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
    const verify = (userId: number, to: boolean, by?: string): Promise<TestResponse> =>
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
    const create = (password: string): Promise<TestResponse> =>
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

  it('updates the account of an admin with a role of no more privileges, and with an own photo', async () => {
    const { token, id: self } = await api.userWith(['USER_AND_ADMIN_UPDATE', 'BOOK_READ'])
    const admin = await api.userWith(['BOOK_READ'])
    const stronger = await api.userWith(['USER_AND_ADMIN_UPDATE', 'DUA_READ'])
    const member = await addUser({ name: 'মাহমুদ হাসান', registerType: 'WEB' })
    const roleOf = async (user: number): Promise<number> =>
      (await api.call('GET', `/api/user/id/${user}`)).body.payload.roleId
    const update = (id: number, body: object): Promise<TestResponse> =>
      put('update', { id, name: 'Salma Karim', phoneNumber: '01200000024', gender: 'FEMALE', ...body }, token)
    const [own, weak, strong] = [await roleOf(self), await roleOf(admin.id), await roleOf(stronger.id)]
    expect((await update(admin.id, { roleId: own })).status).toBe(200)
    expect((await api.call('GET', `/api/user/id/${admin.id}`)).body.payload).toMatchObject({
      ...{ name: 'Salma Karim', phoneNumber: '01200000024', gender: 'FEMALE', roleId: own },
    })
    for (const [id, body, status, errors] of [
      [admin.id, { roleId: strong }, 422, [{ path: '/roleId' }]],
      [
        admin.id,
        { roleId: 1 },
        422,
        [{ path: '/roleId', message: 'Only a SUPER ADMIN can give this role.' }],
      ],
      [admin.id, { roleId: 999 }, 422, [{ path: '/roleId' }]],
      [self, { roleId: weak }, 422, [{ path: '/roleId', message: 'You cannot change your own role.' }]],
      [admin.id, { roleId: own, displayPhotoId: 999 }, 422, [{ path: '/displayPhotoId' }]],
      [stronger.id, { roleId: weak }, 403, undefined],
      [1, { roleId: 1 }, 403, undefined],
      [member, { roleId: weak }, 404, undefined],
    ] as const) {
      const refused = await update(id, body)
      expect([id, refused.status, refused.body.errors?.length]).toEqual([id, status, errors?.length])
      if (errors) expect(refused.body.errors).toMatchObject(errors)
    }
    expect([await roleOf(self), await roleOf(admin.id), await roleOf(stronger.id)]).toEqual([
      own,
      own,
      strong,
    ])
    expect((await update(self, { roleId: own })).status).toBe(200)
    const response = await put('update', { id: 1, name: 'Amina Rahman', roleId: weak })
    expect(response.body.message).toBe('You cannot change your own role.')
  })

  it('ends the sessions of an admin who is sent a new password by mail', async () => {
    const { token } = await api.userWith(['USER_AND_ADMIN_UPDATE', 'BOOK_READ'])
    const admin = await api.userWith(['BOOK_READ'])
    const { email } = (await api.call('GET', `/api/user/id/${admin.id}`)).body.payload
    const body = { userId: admin.id, email: [email], mailSmsType: 'MAIL' }
    expect((await api.call('POST', '/api/user/send-mail-sms', { token, body })).status).toBe(200)
    expect((await api.call('GET', '/api/me', { token: admin.token })).status).toBe(401)
  })
})

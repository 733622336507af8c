import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { outboxOf } from '../../../support/disk/temporary-folder.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../../support/server/test-api.ts'

interface Row {
  id: number
  name: string
  nidPassportNo: string | null
  roleName: string | null
  protected?: boolean
}

describe.each(databaseKinds)('users on %s', (kind) => {
  let api: TestApi
  let member: number
  let appUser: number

  const addUser = (body: object): Promise<number> =>
    api.services.store.transaction((writer) =>
      writer.insert('User', { verified: false, banned: false, email: crypto.randomUUID(), ...body } as never),
    )
  const list = async (token: string, query = ''): Promise<Row[]> =>
    (await api.call('GET', `/api/user/all?pageSize=100&${query}`, { token })).body.payload.content
  const put = (path: string, body: object, token?: string): Promise<TestResponse> =>
    api.call('PUT', `/api/user/${path}`, { body, ...(token && { token }) })

  beforeAll(async () => {
    const settings = { PROTECTED_MEMBERS: 'Built In, অতিথি' }
    api = await startTestApi({ kind, settings })
    member = await addUser({
      name: 'মাহমুদ হাসান',
      registerType: 'WEB',
      nidPassportNo: '42',
      email: 'M-1',
      optionalEmail: 'mahmud@example.org',
      phoneNumber: '01200000021',
    })
    appUser = await addUser({ name: 'ليلى الصالح', registerType: 'APP', nidPassportNo: '43' })
  })
  afterAll(() => api.end())

  it('shows only members to users who may only read members', async () => {
    const { token } = await api.userWith(['MEMBER_READ'])
    expect((await list(token)).map(({ id }) => id)).toEqual([member])
    expect((await list(token, 'registerType=APP')).length).toBe(0)
    expect((await api.call('GET', `/api/user/id/${member}`, { token })).body.payload.nidPassportNo).toBe('42')
    expect((await api.call('GET', `/api/user/id/${appUser}`, { token })).status).toBe(404)
    expect((await api.call('GET', '/api/user/id/1', { token })).status).toBe(404)
  })

  it('shows a picker no more of a user than it needs', async () => {
    const { token } = await api.userWith(['NOTIFICATION_CREATE'])
    const rows = await list(token)
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([1, member, appUser]))
    expect(rows.every(({ name, nidPassportNo, roleName }) => name && !nidPassportNo && !roleName)).toBe(true)
    const both = await list((await api.userWith(['NOTIFICATION_CREATE', 'MEMBER_READ'])).token)
    expect(both.find(({ id }) => id === member)?.nidPassportNo).toBe('42')
    expect(both.find(({ id }) => id === appUser)?.nidPassportNo ?? null).toBeNull()
  })

  it('finds no user of a picker by properties that it does not show', async () => {
    const { token } = await api.userWith(['NOTIFICATION_CREATE'])
    for (const query of ['allTexts=01200000021', 'roleType=ADMIN', 'onlyWithoutRole=true'])
      expect((await api.call('GET', `/api/user/all?${query}`, { token })).status, query).toBe(403)
    expect((await list(token, 'search=M-1&registerType=WEB')).map(({ id }) => id)).toEqual([member])
    const both = (await api.userWith(['NOTIFICATION_CREATE', 'MEMBER_READ'])).token
    const ids = async (query: string) => (await list(both, query)).map(({ id }) => id)
    expect(await ids('allTexts=01200000021')).toEqual([member])
    expect(await ids('allTexts=43')).toEqual([])
    expect(await ids('onlyWithoutRole=true')).toEqual([member])
    expect(await ids('roleType=ADMIN')).toEqual([])
  })

  it('adds an admin who can sign in, with a role that the caller could have', async () => {
    const { token, roleId } = await api.userWith(['USER_AND_ADMIN_CREATE', 'DUA_READ'])
    const create = (more: object): Promise<TestResponse> =>
      api.call('POST', '/api/user/create', {
        token,
        body: { name: 'Salma', email: 'salma@example.org', password: 'a-secret', roleId, ...more },
      })
    const { body } = await create({})
    expect(body.message).toBe('User created')
    const created = await api.call('GET', `/api/user/id/${body.payload.id}`)
    expect(created.body.payload).toMatchObject({
      registerType: 'WEB',
      verified: true,
      roleId,
      roleType: 'ADMIN',
    })
    const signIn = await api.call('POST', '/api/signin', {
      token: null,
      body: { email: 'salma@example.org', password: 'a-secret' },
    })
    expect(signIn.status).toBe(200)
    const found = async (more: string): Promise<number> =>
      (await api.call('GET', `/api/user/all?registerType=WEB&email=salma@example.org${more}`)).body.payload
        .totalElements
    expect([await found(''), await found('&onlyWithoutRole=true')]).toEqual([1, 0])
    expect(await create({})).toMatchObject({ status: 409, body: { errors: [{ path: '/email' }] } })
    expect(await create({ email: 'b@example.org', roleId: 1 })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/roleId' }] },
    })
    expect((await create({ email: 'c@example.org', roleId: 99999 })).status).toBe(422)
    expect((await create({ email: 'd@example.org', banned: false })).status).toBe(400)
  })

  it('verifies and blocks members, and only members for users who may only update members', async () => {
    const { token } = await api.userWith(['MEMBER_UPDATE'])
    const verified = await put('update-verify-status', { userId: member, verify: true }, token)
    expect(verified.body.message).toBe('Member verified')
    expect((await put('update-verify-status', { userId: 1, verify: false }, token)).status).toBe(404)
    expect((await put('update-banned-status', { userId: appUser, banned: true }, token)).status).toBe(404)
    expect((await put('update-banned-status', { userId: 999, banned: true }, token)).status).toBe(404)
    expect((await put('update-banned-status', { userId: member, banned: true }, token)).body.message).toBe(
      'Member blocked',
    )
    expect((await put('update-banned-status', { userId: member, banned: false }, token)).body.message).toBe(
      'Member unblocked',
    )
  })

  it('signs a blocked user out immediately and permanently; no user blocks themselves or users with more privileges', async () => {
    const { id, token } = await api.userWith(['USER_AND_ADMIN_UPDATE'])
    expect((await put('update-banned-status', { userId: id, banned: true }, token)).status).toBe(422)
    expect((await put('update-banned-status', { userId: 1, banned: true }, token)).status).toBe(403)
    expect((await put('update-banned-status', { userId: id, banned: true })).status).toBe(200)
    expect((await api.call('GET', '/api/me', { token })).status).toBe(401)
    await put('update-banned-status', { userId: id, banned: false })
    expect((await api.call('GET', '/api/me', { token })).status).toBe(401)
  })

  it('deletes app users, but no user themselves, users with more privileges, or users in use', async () => {
    const { id, token } = await api.userWith(['USER_AND_ADMIN_DELETE'])
    const remove = (user: number): Promise<TestResponse> =>
      api.call('DELETE', `/api/user/delete/${user}`, { token })
    expect((await remove(id)).status).toBe(409)
    expect((await remove(1)).status).toBe(403)
    const giver = await addUser({ name: 'Giver', registerType: 'APP' })
    await api.services.store.transaction((writer) =>
      writer.insert('Transaction', { userId: giver, transactionId: 'T-1', amount: 5 }),
    )
    expect((await remove(giver)).body.message).toBe(
      'The user is in use by 1 transaction and cannot be deleted.',
    )
    expect((await remove(appUser)).body.message).toBe('User deleted')
    expect((await remove(appUser)).status).toBe(404)
  })

  it('deletes a member with their records; donations stay in the books', async () => {
    const { token } = await api.userWith(['MEMBER_DELETE'])
    const remove = (user: number): Promise<TestResponse> =>
      api.call('DELETE', `/api/users/delete/userId/${user}`, { token })
    const id = await addUser({ name: 'Amina', registerType: 'WEB' })
    const { store } = api.services
    const donation = await store.transaction((writer) =>
      writer.insert('Transaction', { userId: id, name: 'Amina', transactionId: 'T-2', amount: 5 }),
    )
    const question = await store.as({ by: id }).transaction((writer) =>
      writer.insert('QuestionAnswer', {
        question: 'When?',
        status: 'QUESTIONED',
        masala: false,
        active: true,
      }),
    )
    expect((await remove(id)).body.message).toBe('The member and all activities are deleted')
    expect((await store.get('Transaction', donation))?.body).toMatchObject({ userId: null, name: 'Amina' })
    expect(await store.get('QuestionAnswer', question)).toBeNull()
    expect((await remove(id)).status).toBe(404)
    expect((await remove(1)).status).toBe(404)
    const guest = await addUser({ name: ' অতিথি ', registerType: 'WEB' })
    const builtIn = await addUser({ name: 'BUILT IN', registerType: 'WEB' })
    expect((await remove(guest)).status).toBe(409)
    expect((await remove(builtIn)).status).toBe(409)
    await addUser({ name: 'Built In', registerType: 'APP' })
    const kept = (await list(await api.tokenOf(1))).filter((row) => row.protected)
    expect(kept.map((row) => row.id).toSorted()).toEqual([guest, builtIn].toSorted())
  })

  it("sends a new password to the member's own addresses and number only", async () => {
    const { token } = await api.userWith(['MEMBER_UPDATE'])
    const send = (body: object): Promise<TestResponse> =>
      api.call('POST', '/api/user/send-mail-sms', { token, body: { userId: member, ...body } })
    const sms = await send({ email: ['M-1'], mailSmsType: 'SMS', phoneNumber: '01200000021' })
    expect(sms.body.message).toBe('The password is sent')
    expect((await send({ mailSmsType: 'SMS', phoneNumber: '01999999999' })).status).toBe(422)
    expect((await send({ mailSmsType: 'MAIL', email: ['thief@example.org'] })).status).toBe(422)
    expect((await send({ mailSmsType: 'MAIL' })).status).toBe(200)
    const messages = await outboxOf(api.dataDir)
    expect(JSON.parse(messages.find((text) => text.startsWith('{')) ?? '')).toEqual({
      to: '01200000021',
      text: expect.stringMatching(/your new password is [A-Za-z0-9]{12}$/),
    })
    expect(messages.some((text) => text.includes('To: mahmud@example.org'))).toBe(true)
    expect((await send({ userId: 1, mailSmsType: 'MAIL' })).status).toBe(404)
    for (let tried = 0; tried < 3; tried += 1) await send({ mailSmsType: 'MAIL' })
    expect((await send({ mailSmsType: 'MAIL' })).status).toBe(429)
  })
})

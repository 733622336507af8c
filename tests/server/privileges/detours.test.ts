import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

/** Ways around a privilege: another operation, another resource, a response with more than the caller may read. */
describe('a privilege cannot be bypassed', () => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi({ settings: { PROTECTED_MEMBERS: 'Rahima Begum' } })
  })
  afterAll(() => api.end())

  const insert = (resource: string, body: JsonObject): Promise<number> =>
    api.services.store.transaction((writer) => writer.insert(resource, body))
  const send = (token: string, method: string, url: string, body?: object): Promise<TestResponse> =>
    api.call(method, url, { token, ...(body && { body }) })

  it.each(['/api/user/delete', '/api/users/delete/userId'])(
    'keeps a protected member from %s',
    async (path) => {
      const member = {
        name: 'Rahima Begum',
        registerType: 'WEB',
        roleId: null,
        verified: true,
        banned: false,
      }
      const id = await insert('User', { ...member, email: `rahima${path.length}@example.org` })
      const response = await api.call('DELETE', `${path}/${id}`)
      expect([response.status, response.body.code]).toEqual([409, 'user.protected'])
      expect(await api.services.store.get('User', id)).not.toBeNull()
    },
  )

  it('shows no address of a file that the user has not uploaded', async () => {
    const { id: userId, token } = await api.userWith([])
    const image = { fileName: 'a.png', fileExtension: 'png', fileType: 'image/png', fileSize: 1 }
    const foreign = await insert('DbFile', { ...image, fileUrl: '/files/0123456789/a.png' })
    const response = await send(token, 'PUT', '/api/auth/profile-picture/update', { displayPhotoId: foreign })
    expect([response.status, response.body.errors]).toEqual([
      422,
      [expect.objectContaining({ path: '/displayPhotoId', code: 'fault.noSuchRecord' })],
    ])
    const own = await api.services.store
      .as({ by: userId })
      .transaction((writer) => writer.insert('DbFile', { ...image, fileUrl: '/files/9876543210/a.png' }))
    expect(
      (await send(token, 'PUT', '/api/auth/profile-picture/update', { displayPhotoId: own })).status,
    ).toBe(200)
  })

  it('restores no question for a user who may not create one', async () => {
    const id = await insert('QuestionAnswer', {
      question: 'When does the library open?',
      status: 'QUESTIONED',
    })
    expect((await api.call('DELETE', `/api/question-answer/delete/${id}`)).status).toBe(200)
    const [row] = (await api.call('GET', '/api/trash/all?search=library')).body.payload.content
    const restore = async (privileges: string[]): Promise<number> => {
      const { token } = await api.userWith(privileges)
      return (await send(token, 'POST', `/api/trash/restore/${row.id}`)).status
    }
    expect(await restore(['TRASH_READ', 'TRASH_UPDATE', 'QA_AND_MASALA_READ'])).toBe(403)
    expect(await restore(['TRASH_READ', 'TRASH_UPDATE', 'QA_AND_MASALA_READ', 'QA_AND_MASALA_CREATE'])).toBe(
      200,
    )
  })

  it('lets only a super admin remove the two-step sign-in from a role', async () => {
    const role = { roleName: 'Guarded', roleType: 'ADMIN', previlegeId: [], description: null }
    const id = await insert('Role', { ...role, secondFactorRequired: true })
    const { token } = await api.userWith(['ROLE_READ', 'ROLE_UPDATE'])
    const update = (sender: string | undefined, secondFactorRequired: boolean): Promise<TestResponse> =>
      api.call('PUT', '/api/role/update', {
        body: { id, ...role, secondFactorRequired },
        ...(sender !== undefined && { token: sender }),
      })
    expect((await update(token, false)).body).toMatchObject({
      code: 'role.keepsSecondStep',
      errors: [{ path: '/secondFactorRequired' }],
    })
    expect((await update(token, true)).status).toBe(200)
    expect((await update(undefined, false)).status).toBe(200)
    expect((await update(token, true)).status, 'adding it takes ROLE_UPDATE alone').toBe(200)
  })

  it('shows amounts of donations only to users who may list donations', async () => {
    const amounts = async (privileges: string[]): Promise<unknown> => {
      const { token } = await api.userWith(privileges)
      return (await send(token, 'GET', '/api/dashboard/summary')).body.payload.weeklySales
    }
    expect(await amounts([])).toBeNull()
    expect(await amounts(['DONATION_READ'])).toHaveLength(5)
  })

  it('lets any admin read settings and calendar, and only ALL_PAGES_UPDATE change them', async () => {
    const setting = await insert('Configuration', { name: 'OFFICE_HOURS', value: '9 to 5' })
    const calendar = await insert('ArabicCalendar', { adjustDays: 0 })
    const statuses = async (privileges: string[]): Promise<number[]> => {
      const { token } = await api.userWith(privileges)
      const all = [
        await send(token, 'GET', '/api/configuration/all'),
        await send(token, 'GET', '/api/arabic-calendar/all'),
        await send(token, 'PUT', '/api/configuration/update', {
          id: setting,
          name: 'OFFICE_HOURS',
          value: '8 to 4',
        }),
        await send(token, 'PUT', '/api/arabic-calendar/update', { id: calendar, adjustDays: 1 }),
      ]
      return all.map(({ status }) => status)
    }
    expect(await statuses([])).toEqual([200, 200, 403, 403])
    expect(await statuses(['ALL_PAGES_UPDATE'])).toEqual([200, 200, 200, 200])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

describe('undoing a delete', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.end())

  const undoUrl = '/api/trash/undo'
  const create = async (title: string): Promise<number> =>
    (await api.call('POST', '/api/dua-category/create', { body: { title } })).body.payload.id
  const remove = async (id: number, token?: string) => {
    const response = await api.call('DELETE', `/api/dua-category/delete/${id}`, token ? { token } : {})
    expect(response.status).toBe(200)
  }
  const undo = (recordId: number, options: { resource?: string; token?: string | null } = {}) => {
    const { resource = 'DuaCategory', ...asked } = options
    return api.call('POST', undoUrl, { body: { resource, recordId }, ...asked })
  }
  const deleter = () => api.userWith(['DUA_CATEGORY_READ', 'DUA_CATEGORY_DELETE'])

  it('restores the record under its id, for users who may delete but not create, and records it in the history', async () => {
    const { token } = await deleter()
    const id = await create('সকালের দোয়া')
    await remove(id, token)
    const response = await undo(id, { token })
    expect([response.status, response.body.payload]).toEqual([200, { id }])
    const all = await api.call('GET', '/api/dua-category/all')
    expect(all.body.payload.content).toContainEqual(expect.objectContaining({ id, title: 'সকালের দোয়া' }))
    const { content } = (await api.call('GET', `/api/history/DuaCategory/${id}`)).body.payload
    expect(content.map(({ kind }: { kind: string }) => kind)).toEqual(['RESTORE', 'DELETE', 'CREATE'])
  })

  it('is limited to the user’s own delete', async () => {
    const [one, other] = [await deleter(), await deleter()]
    const id = await create('Evening')
    await remove(id, one.token)
    expect((await undo(id, { token: other.token })).status).toBe(404)
    expect((await undo(id, { token: null })).status).toBe(401)
    expect((await undo(id, { token: one.token })).status).toBe(200)
  })

  it('still requires the right to delete', async () => {
    const { token, roleId } = await deleter()
    const id = await create('Noon')
    await remove(id, token)
    await api.services.store.transaction((writer) => writer.update('Role', roleId, { previlegeId: [] }))
    expect((await undo(id, { token })).status).toBe(403)
    expect((await undo(id)).status, 'somebody else').toBe(404)
    const trash = await api.call('GET', '/api/trash/all?search=Noon')
    expect(trash.body.payload.content).toMatchObject([{ recordId: id }])
  })

  it('returns 404 for a record that was not deleted, of another kind, of no kind, and the second time', async () => {
    const id = await create('Night')
    expect((await undo(id)).status).toBe(404)
    await remove(id)
    expect((await undo(id, { resource: 'Dua' })).status).toBe(404)
    expect((await undo(id, { resource: 'Nothing' })).status).toBe(404)
    const both = await Promise.all([undo(id), undo(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('is over after ten minutes', async () => {
    const id = await create('Long ago')
    await remove(id)
    await api.services.database.query(
      "update record_trash set deleted_at = deleted_at - interval '11 minutes' where record_id = $1",
      [id],
    )
    expect((await undo(id)).status).toBe(404)
  })

  it('conflicts with a value that was used meanwhile, and loses neither record', async () => {
    const roleName = `Readers ${crypto.randomUUID()}`
    const body = { roleName, roleType: 'ADMIN', previlegeId: [] }
    const made = await api.call('POST', '/api/role/create', { body })
    const id = made.body.payload.id
    expect((await api.call('DELETE', `/api/role/${id}`)).status).toBe(200)
    expect((await api.call('POST', '/api/role/create', { body })).status).toBe(200)
    const response = await undo(id, { resource: 'Role' })
    expect(response.status).toBe(409)
    const trash = await api.call('GET', `/api/trash/all?search=${encodeURIComponent(roleName)}`)
    expect(trash.body.payload.content).toMatchObject([{ recordId: id }])
  })

  it('gives no user more privileges than they have', async () => {
    const limited = await api.userWith(['USER_AND_ADMIN_READ'])
    const { id } = await api.userWith(['DUA_READ', 'EVENT_READ'])
    expect((await api.call('DELETE', `/api/user/delete/${id}`)).status).toBe(200)
    await api.services.database.query(
      "update record_trash set deleted_by = $1 where table_name = 'app_user' and record_id = $2",
      [limited.id, id],
    )
    expect((await undo(id, { resource: 'User', token: limited.token })).status).toBe(403)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowMaintenance } from '../../../../src/server/store/history/history-table.ts'
import { sweepFiles } from '../../../../src/server/upload/sweep.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('the trash on %s', (kind) => {
  let api: TestApi
  let category: number

  const ok = async (method: string, url: string, asking = {}) => {
    const response = await api.call(method, url, asking)
    expect(response).toMatchObject({ status: 200 })
    return response.body.payload
  }
  const dua = async (title: string, duaCategoryId = category): Promise<number> => {
    const texts = { actualDua: 'الحمد لله', duaTranslation: 'প্রশংসা', spelling: 'Alhamdulillah' }
    return (await ok('POST', '/api/dua/create', { body: { title, duaCategoryId, ...texts } })).id
  }
  const trashed = async (asked = '') => (await ok('GET', `/api/trash/all?pageSize=100&${asked}`)).content
  const inTrash = async (resource: string, recordId: number) =>
    (await trashed(`resource=${resource}`)).find((row: { recordId: number }) => row.recordId === recordId)
  const restore = (id: number, token?: string): Promise<TestResponse> =>
    api.call('POST', `/api/trash/restore/${id}`, token === undefined ? {} : { token })

  beforeAll(async () => {
    api = await startTestApi({ kind })
    category = (await ok('POST', '/api/dua-category/create', { body: { title: 'Morning' } })).id
  })
  afterAll(() => api.end())

  it('removes a deleted record from lists, totals and pickers, and restores it unchanged', async () => {
    const id = await dua('دعاء النوم')
    const before = await ok('GET', `/api/dua/id/${id}`)
    const { totalElements } = await ok('GET', '/api/dua/all')
    await ok('DELETE', `/api/dua/delete/${id}`)
    expect((await api.call('GET', `/api/dua/id/${id}`)).status).toBe(404)
    expect((await ok('GET', '/api/dua/all')).totalElements).toBe(totalElements - 1)
    const row = await inTrash('Dua', id)
    expect(row).toMatchObject({ label: 'دعاء النوم', deletedBy: 'Administrator' })
    const days = (Date.parse(row.expiryDate) - Date.parse(row.deletedDate)) / 86_400_000
    expect(days).toBe(30)
    expect(await trashed('search=النوم')).toMatchObject([{ recordId: id }])
    expect(await trashed('search=no%20such%20text')).toEqual([])
    expect((await restore(row.id)).body).toMatchObject({ message: 'Restored', payload: { id } })
    const { lastModifiedDate, ...after } = await ok('GET', `/api/dua/id/${id}`)
    expect(after).toEqual({ ...before, lastModifiedDate: undefined })
    expect(Date.parse(lastModifiedDate)).toBeGreaterThan(Date.parse(before.lastModifiedDate))
    expect(await inTrash('Dua', id)).toBeUndefined()
    expect((await restore(row.id)).status).toBe(404)
    const { content } = await ok('GET', `/api/history/Dua/${id}`)
    expect(content.map((entry: { kind: string }) => entry.kind)).toEqual(['RESTORE', 'DELETE', 'CREATE'])
    expect(await dua('Another')).toBeGreaterThan(id)
  })

  it('frees unique values meanwhile, and returns collisions', async () => {
    const role = (roleName: string) =>
      api.call('POST', '/api/role/create', { body: { roleName, roleType: 'ADMIN', previlegeId: [1] } })
    const first = (await role('Editors')).body.payload.id
    await ok('DELETE', `/api/role/${first}`)
    const second = (await role('editors')).body.payload.id
    const row = await inTrash('Role', first)
    expect(await restore(row.id)).toMatchObject({
      status: 409,
      body: {
        message: 'There is another role with the same role name.',
        errors: [{ path: '/roleName', message: 'This value is taken.' }],
      },
    })
    await ok('DELETE', `/api/role/${second}`)
    expect((await restore(row.id)).status).toBe(200)
    expect(await ok('GET', `/api/role/${first}`)).toMatchObject({ previlegeId: [1], roleName: 'Editors' })
  })

  it('refuses to delete a record in use, and to restore one with a missing reference', async () => {
    const own = (await ok('POST', '/api/dua-category/create', { body: { title: 'Travel' } })).id
    const id = await dua('On the way', own)
    expect((await api.call('DELETE', `/api/dua-category/delete/${own}`)).status).toBe(409)
    await ok('DELETE', `/api/dua/delete/${id}`)
    await ok('DELETE', `/api/dua-category/delete/${own}`)
    const row = await inTrash('Dua', id)
    expect(await restore(row.id)).toMatchObject({
      status: 409,
      body: {
        message: 'The dua refers to a deleted record. Restore that first.',
        errors: [
          { path: '/duaCategoryId', message: `There is no dua category ${own}, which is in the trash.` },
        ],
      },
    })
    expect((await restore((await inTrash('DuaCategory', own)).id)).status).toBe(200)
    expect((await restore(row.id)).status).toBe(200)
  })

  it('is limited by the rights to the records', async () => {
    const id = await dua('Guarded')
    await ok('DELETE', `/api/dua/delete/${id}`)
    const row = await inTrash('Dua', id)
    const stranger = await api.userWith(['TRASH_READ', 'TRASH_UPDATE', 'TRASH_DELETE'])
    const reader = await api.userWith(['TRASH_READ', 'TRASH_UPDATE', 'DUA_READ'])
    const response = await api.call('GET', '/api/trash/all?resource=Dua', { token: stranger.token })
    expect(response.body.payload.totalElements).toBe(0)
    expect((await restore(row.id, stranger.token)).status).toBe(404)
    expect((await restore(row.id, reader.token)).status).toBe(403)
    expect((await api.call('DELETE', `/api/trash/delete/${row.id}`, { token: stranger.token })).status).toBe(
      404,
    )
    await ok('DELETE', '/api/trash/all', { token: stranger.token })
    expect(await inTrash('Dua', id)).toMatchObject({ id: row.id })
  })

  it('restores no user and no role with privileges that the caller lacks', async () => {
    const all = [
      'TRASH_READ',
      'TRASH_UPDATE',
      'USER_AND_ADMIN_READ',
      'USER_AND_ADMIN_CREATE',
      'ROLE_READ',
      'ROLE_CREATE',
    ]
    const currentUser = await api.userWith(all)
    const powerful = await api.userWith(['BOOK_DELETE'])
    await ok('DELETE', `/api/user/delete/${powerful.id}`)
    const user = await inTrash('User', powerful.id)
    expect((await restore(user.id, currentUser.token)).status).toBe(403)
    expect((await restore(user.id)).status).toBe(200)
    await ok('DELETE', `/api/user/delete/${powerful.id}`)
    await ok('DELETE', `/api/role/${powerful.roleId}`)
    const role = await inTrash('Role', powerful.roleId)
    expect((await restore(role.id, currentUser.token)).status).toBe(403)
  })

  it('is emptied one by one, completely, and after the retention time', async () => {
    const ids = [await dua('One'), await dua('Two'), await dua('Three')]
    for (const id of ids) await ok('DELETE', `/api/dua/delete/${id}`)
    const [one, two, three] = await Promise.all(ids.map((id) => inTrash('Dua', id)))
    await ok('DELETE', `/api/trash/delete/${one.id}`)
    expect((await restore(one.id)).status).toBe(404)
    const { database } = api.services
    await database.query("update record_trash set deleted_at = now() - interval '31 days' where id = $1", [
      two.id,
    ])
    await sweepFiles(api.services)
    expect(await inTrash('Dua', two.recordId)).toBeUndefined()
    expect(await inTrash('Dua', three.recordId)).toBeDefined()
    await ok('DELETE', '/api/trash/all')
    expect(await trashed()).toEqual([])
    const lastOf = async ({ recordId }: { recordId: number }) =>
      (await ok('GET', `/api/history/Dua/${recordId}`)).content[0]
    const purged = { kind: 'PURGE', version: 1, changed: [] }
    expect(await lastOf(one)).toMatchObject({
      ...purged,
      operation: 'deleteTrash',
      changedBy: 'Administrator',
    })
    expect(await lastOf(two)).toMatchObject({ ...purged, operation: null, changedBy: null, label: 'Two' })
    expect(await lastOf(three)).toMatchObject({ ...purged, operation: 'emptyTrash', label: 'Three' })
    const { id } = await lastOf(three)
    expect(await ok('GET', `/api/history/Dua/${three.recordId}/${id}`)).toMatchObject({
      before: null,
      after: null,
    })
    const found = await ok('GET', '/api/history/all?kind=PURGE&resource=Dua&pageSize=100')
    expect(found.content.map(({ recordId }: { recordId: number }) => recordId)).toEqual(
      expect.arrayContaining(ids),
    )
  })

  it('keeps files that a record in the trash or the history names, and sweeps the others', async () => {
    const { store } = api.services
    const { database } = api.services
    const file = (key: string): Promise<number> =>
      store.transaction((writer) =>
        writer.insert('DbFile', {
          fileUrl: `/files/${key}/a.png`,
          fileName: 'a.png',
          fileExtension: 'png',
          fileType: 'image/png',
          fileUploadType: 'CMS',
          fileSize: 1,
        }),
      )
    const [byNumber, byText, unused] = [
      await file('key-of-a-picture'),
      await file('key-within-text'),
      await file('key-of-nothing'),
    ]
    const section = (body: object): Promise<number> =>
      store.transaction((writer) => writer.insert('PageSection', { pageId: 1, ...body }))
    const text = '<p><img src="/files/key-within-text/a.png"></p>'
    const id = await section({ imageFileId: byNumber, content: text })
    await store.transaction((writer) => writer.delete('PageSection', id))
    await database.query("update db_file set created_at = now() - interval '32 days'")
    const left = async (): Promise<boolean[]> =>
      Promise.all([byNumber, byText, unused].map(async (each) => (await store.get('DbFile', each)) !== null))
    await sweepFiles(api.services)
    expect(await left()).toEqual([true, true, false])
    const row = await inTrash('PageSection', id)
    expect((await restore(row.id)).status).toBe(200)
    await store.transaction((writer) => writer.delete('PageSection', id))
    await ok('DELETE', '/api/trash/all')
    await sweepFiles(api.services)
    expect(await left()).toEqual([true, true, false])
    await database.transaction(async (transaction) => {
      await transaction.query(allowMaintenance('DELETE'))
      await transaction.query('delete from record_history')
    })
    await sweepFiles(api.services)
    expect(await left()).toEqual([false, false, false])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowMaintenance } from '../../../../src/server/store/history/history-table.ts'
import { sweepFiles } from '../../../../src/server/upload/sweep.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('erasing from the history on %s', (kind) => {
  let api: TestApi

  const ok = async (method: string, url: string, asking = {}) => {
    const response = await api.call(method, url, asking)
    expect(response).toMatchObject({ status: 200 })
    return response.body.payload
  }
  const entriesOf = async (id: number, resource = 'User') =>
    (await ok('GET', `/api/history/${resource}/${id}`)).content
  const erase = (id: number, resource = 'User', asking = {}) =>
    api.call('DELETE', `/api/history/${resource}/${id}`, asking)
  const held = async (): Promise<string> => {
    const [row] = await api.services.database.query<{ text: string }>(
      "select string_agg(h::text, ' ') as text from record_history h",
    )
    return row?.text ?? ''
  }
  /** Deletes a record from the trash permanently. */
  const removeFromTrash = async (resource: string, recordId: number): Promise<void> => {
    const { content } = await ok('GET', `/api/trash/all?pageSize=100&resource=${resource}`)
    const found = content.find((row: { recordId: number }) => row.recordId === recordId)
    await ok('DELETE', `/api/trash/delete/${found.id}`)
  }
  /** A user who changed the own profile, from this address. */
  const member = async (): Promise<{ id: number; roleId: number }> => {
    const { id, token, roleId } = await api.userWith(['DUA_READ'])
    const body = { name: 'Farida Anwar', gender: 'FEMALE', phoneNumber: '01711000111' }
    await ok('PUT', '/api/auth/profile/update', { token, body, headers: { 'user-agent': 'Phone of Farida' } })
    return { id, roleId }
  }
  const gone = async (): Promise<number> => {
    const { id } = await member()
    await ok('DELETE', `/api/user/delete/${id}`)
    await removeFromTrash('User', id)
    return id
  }

  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  it('erases the values of a record and keeps author, time and kind of its changes', async () => {
    const id = await gone()
    const before = await entriesOf(id)
    expect(before[0]).toMatchObject({ kind: 'PURGE', label: 'Farida Anwar', recordState: 'GONE' })
    expect(await held()).toMatch(/01711000111.*Phone of Farida|Phone of Farida.*01711000111/s)

    expect((await erase(id)).body).toMatchObject({
      success: true,
      message: 'What the history held of this record is erased',
    })
    const [erased, ...after] = await entriesOf(id)
    expect(erased).toMatchObject({
      kind: 'ERASE',
      operation: 'eraseRecordHistory',
      changedBy: 'Administrator',
      address: '127.0.0.1',
      recordState: 'ERASED',
      label: null,
    })
    const factsOf = (entries: { id: number; kind: string; changedDate: string; changedById: number }[]) =>
      entries.map((entry) => [entry.id, entry.kind, entry.changedDate, entry.changedById])
    expect(factsOf(after)).toEqual(factsOf(before))
    expect(after).toMatchObject([
      { kind: 'PURGE', changedBy: 'Administrator' },
      { kind: 'DELETE', changedBy: 'Administrator' },
      { kind: 'UPDATE', changed: [], changedBy: `#${id}`, address: null, program: null },
      { kind: 'CREATE' },
    ])
    for (const { id: entry } of after)
      expect(await ok('GET', `/api/history/User/${id}/${entry}`)).toMatchObject({ before: null, after: null })
    expect(await held()).not.toMatch(/Farida|01711000111/)
  })

  it('erases the addresses of an erased user in other entries, and nothing else', async () => {
    const { id, token } = await api.userWith(['DUA_CATEGORY_CREATE'])
    const asking = { token, body: { title: 'Evening' }, headers: { 'user-agent': 'Phone of Salma' } }
    const category = (await ok('POST', '/api/dua-category/create', asking)).id
    await ok('DELETE', `/api/user/delete/${id}`)
    await removeFromTrash('User', id)
    expect((await entriesOf(category, 'DuaCategory'))[0]).toMatchObject({ program: 'Phone of Salma' })
    expect((await erase(id)).status).toBe(200)
    const [entry] = await entriesOf(category, 'DuaCategory')
    expect(entry).toMatchObject({ kind: 'CREATE', label: 'Evening', address: null, program: null })
    const version = await ok('GET', `/api/history/DuaCategory/${category}/${entry.id}`)
    expect(version.after).toMatchObject({ title: 'Evening' })
  })

  it('refuses while the record is stored or in the trash, and if it never existed', async () => {
    const { id } = await member()
    const kept = await held()
    expect(await erase(id)).toMatchObject({
      status: 409,
      body: {
        code: 'history.there',
        message: 'The user still exists. Its history can be erased when it is deleted permanently.',
      },
    })
    await ok('DELETE', `/api/user/delete/${id}`)
    expect((await entriesOf(id))[0]).toMatchObject({ recordState: 'TRASHED' })
    expect(await erase(id)).toMatchObject({ status: 409, body: { code: 'history.inTrash' } })
    expect(await held()).toContain(kept)
    expect((await erase(999_999)).status).toBe(404)
    expect((await erase(1, 'Nothing')).status).toBe(404)
  })

  it('needs its own privilege, and the right to read such records', async () => {
    const id = await gone()
    const auditor = await api.userWith(['AUDIT_READ', 'USER_AND_ADMIN_READ'])
    const stranger = await api.userWith(['AUDIT_READ', 'AUDIT_DELETE', 'DUA_READ'])
    const officer = await api.userWith(['AUDIT_DELETE', 'USER_AND_ADMIN_READ'])
    expect((await erase(id, 'User', { token: auditor.token })).status).toBe(403)
    expect((await erase(id, 'User', { token: stranger.token })).status).toBe(404)
    expect((await erase(id, 'User', { token: officer.token })).status).toBe(200)
    expect((await erase(id, 'User', { token: officer.token })).status).toBe(200)
  })

  it('is the only way to change entries: nothing replaces written data', async () => {
    const { database } = api.services
    const change = (set: string): Promise<unknown> =>
      database.transaction(async (transaction) => {
        await transaction.query(allowMaintenance('UPDATE'))
        await transaction.query(`update record_history set ${set}`)
      })
    for (const set of [
      "after = jsonb_build_object('name', 'Somebody else')",
      'before = null, by_user = 1 + coalesce(by_user, 0)',
      'at = now()',
      "kind = 'ACTION' || kind",
      "address = '192.0.2.1'",
      'table_name = table_name || 1, after = null, before = null',
    ])
      await expect(change(set), set).rejects.toThrow('record_history is not rewritten')
    await expect(database.query('update record_history set after = null')).rejects.toThrow(
      'record_history is only added to',
    )
  })

  it.each(['UPDATE', 'UPDATE 1'])(
    'is opened by no setting %j that outlives its transaction',
    async (setting) => {
      const change = api.services.database.transaction(async ({ query }) => {
        await query("select set_config('foundation.history_upkeep', $1, false)", [setting])
        await query('update record_history set after = null')
      })
      await expect(change).rejects.toThrow('record_history is only added to')
    },
  )

  it('releases files that only the erased versions referred to', async () => {
    const { store, database } = api.services
    const file = { fileName: 'face.png', fileExtension: 'png', fileType: 'image/png' }
    const photo = await store.transaction((writer) =>
      writer.insert('DbFile', { ...file, fileUrl: `/files/${crypto.randomUUID()}/face.png` }),
    )
    const { id } = await api.userWith([])
    await store.transaction((writer) => writer.update('User', id, { displayPhotoId: photo }))
    await database.query("update db_file set created_at = now() - interval '25 hours'")
    await ok('DELETE', `/api/user/delete/${id}`)
    await removeFromTrash('User', id)
    await sweepFiles(api.services)
    expect(await store.get('DbFile', photo)).not.toBeNull()
    expect((await erase(id)).status).toBe(200)
    await sweepFiles(api.services)
    expect(await store.get('DbFile', photo)).toBeNull()
  })
})

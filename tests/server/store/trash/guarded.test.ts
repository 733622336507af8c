import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowMaintenance } from '../../../../src/server/store/history/history-table.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

describe('history and trash', () => {
  let api: TestApi
  let row: number
  let record: number

  beforeAll(async () => {
    api = await startTestApi()
    const made = await api.call('POST', '/api/dua-category/create', { body: { title: 'Morning' } })
    record = made.body.payload.id
    await api.call('DELETE', `/api/dua-category/delete/${record}`)
    const [found] = await api.services.database.query<{ id: number }>(
      'select id from record_trash where record_id = $1',
      [record],
    )
    row = found?.id ?? 0
  })
  afterAll(() => api.end())

  const needs: readonly [method: string, url: string, privilege: string][] = [
    ['GET', '/api/history/all', 'AUDIT_READ'],
    ['GET', '/api/trash/all', 'TRASH_READ'],
    ['POST', '/api/trash/restore/ROW', 'TRASH_UPDATE'],
    ['DELETE', '/api/trash/delete/ROW', 'TRASH_DELETE'],
    ['DELETE', '/api/trash/all', 'TRASH_DELETE'],
  ]
  const every = ['AUDIT_READ', 'TRASH_READ', 'TRASH_UPDATE', 'TRASH_DELETE', 'TRASH_CREATE']

  it.each(needs)(
    'refuse %s %s without the privilege, and without a sign-in',
    async (method, path, needed) => {
      const url = path.replace('ROW', String(row))
      const others = every.filter((name) => name !== needed)
      const { token } = await api.userWith(['DUA_CATEGORY_READ', 'DUA_CATEGORY_CREATE', ...others])
      expect((await api.call(method, url, { token })).status).toBe(403)
      expect((await api.call(method, url, { token: null })).status).toBe(401)
    },
  )

  it('reveal nothing of records that the user may not read', async () => {
    const { token } = await api.userWith(every)
    const asked = [
      ['GET', `/api/history/DuaCategory/${record}`],
      ['GET', `/api/history/DuaCategory/${record}/1`],
      ['POST', `/api/trash/restore/${row}`],
      ['DELETE', `/api/trash/delete/${row}`],
    ] as const
    for (const [method, url] of asked) expect((await api.call(method, url, { token })).status).toBe(404)
    expect((await api.call('DELETE', '/api/trash/all', { token })).status).toBe(200)
    const all = await api.call('GET', `/api/history/all?recordId=${record}&resource=DuaCategory`, { token })
    expect(all.body.payload).toMatchObject({ totalElements: 0, content: [] })
    expect((await api.call('GET', '/api/trash/all?resource=DuaCategory')).body.payload.totalElements).toBe(1)
  })

  it('show no entry under the number of another record', async () => {
    const other = (await api.call('POST', '/api/dua-category/create', { body: { title: 'Evening' } })).body
    const { content } = (await api.call('GET', `/api/history/DuaCategory/${other.payload.id}`)).body.payload
    const url = `/api/history/DuaCategory/${record}/${content[0].id}`
    expect((await api.call('GET', url)).status).toBe(404)
    expect((await api.call('GET', `/api/history/Dua/${other.payload.id}/${content[0].id}`)).status).toBe(404)
  })

  it('restore no sessions with a user', async () => {
    const { id, token } = await api.userWith(['DUA_READ'])
    await api.services.database.query("update credential set password_hash = 'kept' where user_id = $1", [id])
    await api.call('DELETE', `/api/user/delete/${id}`)
    const [found] = await api.services.database.query<{ id: number; text: string }>(
      "select id, t::text as text from record_trash t where table_name = 'app_user' and record_id = $1",
      [id],
    )
    expect(found?.text).toContain('Salma Karim')
    expect(found?.text).not.toContain('kept')
    expect((await api.call('POST', `/api/trash/restore/${found?.id}`)).status).toBe(200)
    expect((await api.call('GET', '/api/dua/all', { token })).status).toBe(401)
    expect(await api.services.database.query('select from credential where user_id = $1', [id])).toEqual([])
  })

  it('name the user who deleted a record even after that user is deleted', async () => {
    const { id: user, token } = await api.userWith(['DUA_CATEGORY_READ', 'DUA_CATEGORY_DELETE'])
    const made = await api.call('POST', '/api/dua-category/create', { body: { title: 'Left behind' } })
    const { id } = made.body.payload
    expect((await api.call('DELETE', `/api/dua-category/delete/${id}`, { token })).status).toBe(200)
    await api.call('DELETE', `/api/user/delete/${user}`)
    const { content } = (await api.call('GET', '/api/trash/all?search=Left%20behind')).body.payload
    expect(content).toMatchObject([{ recordId: id, deletedBy: 'Salma Karim' }])
  })

  it('use the later one of a time in another zone and a number of days', async () => {
    const { database } = api.services
    const entries = async (asked: string) =>
      (await api.call('GET', `/api/history/all?${asked}`)).body.payload.totalElements
    const all = await entries('days=1')
    await database.transaction(async (transaction) => {
      await transaction.query(allowMaintenance('UPDATE'))
      await transaction.query('alter table record_history disable trigger history_true')
      await transaction.query(
        "update record_history set at = now() - interval '27 hours' where table_name = 'dua_category' and record_id = $1",
        [record],
      )
      await transaction.query('alter table record_history enable trigger history_true')
    })
    const left = await entries('days=1')
    expect(left).toBeLessThan(all)
    const from = new Date(Date.now() - (30 - 14) * 3_600_000).toISOString().replace('Z', '+14:00')
    expect(await entries(`days=1&from=${encodeURIComponent(from)}`)).toBe(left)
  })
})

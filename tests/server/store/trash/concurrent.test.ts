import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../../../src/server/upload/sweep.ts'
import { uniqueText } from '../../../support/content/unique-text.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('concurrent operations on the trash on %s', (kind) => {
  let api: TestApi

  const ok = async (method: string, url: string, body?: object) => {
    const response = await api.call(method, url, body === undefined ? {} : { body })
    expect(response).toMatchObject({ status: 200 })
    return response.body.payload
  }
  const statuses = async (calls: readonly (readonly [method: string, url: string, body?: object])[]) => {
    const responses = calls.map(([method, url, body]) => api.call(method, url, body ? { body } : {}))
    return (await Promise.all(responses)).map(({ status }) => status)
  }
  const category = async (title = uniqueText()): Promise<number> =>
    (await ok('POST', '/api/dua-category/create', { title })).id
  const dua = async (duaCategoryId: number): Promise<number> => {
    const texts = { title: uniqueText(), actualDua: 'حمد', duaTranslation: 'প্রশংসা', spelling: 'Hamd' }
    return (await ok('POST', '/api/dua/create', { duaCategoryId, ...texts })).id
  }
  const remove = (id: number) => ['DELETE', `/api/dua-category/delete/${id}`] as const
  const deleted = async (): Promise<number> => {
    const id = await category()
    await ok(...remove(id))
    return id
  }
  /** The rows of the trash for a record. */
  const rowsOf = async (record: number, table = 'dua_category'): Promise<number[]> => {
    const rows = await api.services.database.query<{ id: number }>(
      'select id from record_trash where table_name = $1 and record_id = $2',
      [table, record],
    )
    return rows.map(({ id }) => id)
  }
  const rowOf = async (record: number, table?: string): Promise<number> =>
    (await rowsOf(record, table))[0] ?? 0
  const restore = (row: number) => ['POST', `/api/trash/restore/${row}`] as const
  const purge = (row: number) => ['DELETE', `/api/trash/delete/${row}`] as const
  const isThere = async (id: number): Promise<boolean> =>
    (await api.services.store.get('DuaCategory', id)) !== null
  /** The history of a record, oldest first. */
  const kindsOf = async (id: number): Promise<string[]> => {
    const { content } = await ok('GET', `/api/history/DuaCategory/${id}?pageSize=100`)
    return content.map((entry: { kind: string }) => entry.kind).reverse()
  }

  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  it('delete a record once', async () => {
    const id = await category()
    expect((await statuses(Array(5).fill(remove(id)))).sort()).toEqual([200, 404, 404, 404, 404])
    expect(await rowsOf(id)).toHaveLength(1)
    expect(await kindsOf(id)).toEqual(['CREATE', 'DELETE'])
  })

  it('restore a record once', async () => {
    const id = await deleted()
    const row = await rowOf(id)
    expect((await statuses(Array(5).fill(restore(row)))).sort()).toEqual([200, 404, 404, 404, 404])
    expect(await rowsOf(id)).toEqual([])
    expect(await kindsOf(id)).toEqual(['CREATE', 'DELETE', 'RESTORE'])
  })

  it('delete and restore: the record is stored or in the trash, and never both', async () => {
    const id = await deleted()
    for (let round = 0; round < 5; round += 1) {
      const row = await rowOf(id)
      await statuses([restore(row), remove(id), restore(row), remove(id)])
      expect([await isThere(id), (await rowsOf(id)).length]).toEqual(
        (await isThere(id)) ? [true, 0] : [false, 1],
      )
      if (await isThere(id)) await ok(...remove(id))
    }
    const [, ...after] = await kindsOf(id)
    expect(after.filter((each, index) => each !== (index % 2 === 0 ? 'DELETE' : 'RESTORE'))).toEqual([])
  })

  it('change and delete: acknowledged changes are in the history, and nothing else', async () => {
    const id = await category()
    const change = (title: string) => ['PUT', '/api/dua-category/update', { id, title }] as const
    const responses = await statuses([
      change('a'),
      change('b'),
      change('c'),
      remove(id),
      change('d'),
      change('e'),
    ])
    const acknowledged = responses.filter((status) => status === 200).length
    expect(responses.filter((status) => status !== 200 && status !== 404)).toEqual([])
    const kinds = await kindsOf(id)
    expect(kinds).toHaveLength(1 + acknowledged)
    expect(kinds.at(-1)).toBe('DELETE')
    expect(await statuses([change('late')])).toEqual([404])
  })

  it('restore and delete permanently: one of them succeeds, and the history shows which', async () => {
    const ids = await Promise.all([deleted(), deleted(), deleted(), deleted()])
    const rows = await Promise.all(ids.map((id) => rowOf(id)))
    const calls = rows.flatMap((row, index) =>
      index % 2 === 0 ? [restore(row), purge(row)] : [purge(row), restore(row)],
    )
    const responses = await statuses(calls)
    for (const [index, id] of ids.entries()) {
      expect(responses.slice(2 * index, 2 * index + 2).sort()).toEqual([200, 404])
      expect((await kindsOf(id)).at(-1)).toBe((await isThere(id)) ? 'RESTORE' : 'PURGE')
      expect(await rowsOf(id)).toEqual([])
    }
  })

  it('empty the trash during restores: each record is restored or deleted, none both', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, deleted))
    const rows = await Promise.all(ids.map((id) => rowOf(id)))
    const empty = ['DELETE', '/api/trash/all'] as const
    const responses = await statuses([
      ...rows.slice(0, 6).map(restore),
      empty,
      ...rows.slice(6).map(restore),
      empty,
      empty,
    ])
    expect(responses.filter((status) => status !== 200 && status !== 404)).toEqual([])
    for (const id of ids) {
      expect(await rowsOf(id)).toEqual([])
      expect((await kindsOf(id)).slice(2)).toEqual([(await isThere(id)) ? 'RESTORE' : 'PURGE'])
    }
  })

  it('sweep expired records: this is recorded once', async () => {
    const id = await deleted()
    await api.services.database.query(
      "update record_trash set deleted_at = now() - interval '31 days' where record_id = $1",
      [id],
    )
    await Promise.all([1, 2, 3].map(() => sweepFiles(api.services)))
    expect(await kindsOf(id)).toEqual(['CREATE', 'DELETE', 'PURGE'])
  })

  it('restore two records with one unique value: one is restored, the other stays in the trash', async () => {
    const roleName = `Editors ${uniqueText()}`
    const make = async (): Promise<number> => {
      const { id } = await ok('POST', '/api/role/create', { roleName, roleType: 'ADMIN', previlegeId: [1] })
      await ok('DELETE', `/api/role/${id}`)
      return id
    }
    const ids = [await make(), await make()]
    const rows = await Promise.all(ids.map((id) => rowOf(id, 'role')))
    expect((await statuses(rows.map(restore))).sort()).toEqual([200, 409])
    const left = await Promise.all(ids.map((id) => rowsOf(id, 'role')))
    expect(left.flat()).toHaveLength(1)
  })

  it('restore a record and delete its reference: nothing refers to a missing record', async () => {
    for (let round = 0; round < 6; round += 1) {
      const own = await category()
      const id = await dua(own)
      await ok('DELETE', `/api/dua/delete/${id}`)
      const row = await rowOf(id, 'dua')
      const calls = round % 2 === 0 ? [restore(row), remove(own)] : [remove(own), restore(row)]
      expect((await statuses(calls)).sort()).toEqual([200, 409])
      const restored = await api.services.store.get('Dua', id)
      expect(restored === null).toBe(!(await isThere(own)))
    }
  })
})

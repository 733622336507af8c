import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'
import { trashCalls } from '../../../support/server/trash-calls.ts'

describe.each(databaseKinds)('restoring references to permanently deleted records on %s', (kind) => {
  let api: TestApi
  let number = 0

  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  const { ok, role, rowOf, restore } = trashCalls(() => api)
  /** A permanently deleted country, and a deleted city in it. */
  const lose = async () => {
    const insert = (resource: string, body: JsonObject) =>
      api.services.store.transaction((writer) => writer.insert(resource, body))
    number += 1
    const country = await insert('Country', { name: `Lost ${number}` })
    const city = await insert('City', { name: `Harbour ${number}`, countryId: country })
    const remove = (resource: string, id: number) =>
      api.services.store.transaction((writer) => writer.delete(resource, id))
    await remove('City', city)
    await remove('Country', country)
    await ok('DELETE', `/api/trash/delete/${await rowOf('Country', country)}`)
    const other = await insert('Country', { name: `Found ${number}` })
    return { city, country, other, row: await rowOf('City', city) }
  }

  it('returns references to permanently deleted records, and restores with another reference', async () => {
    const { city, country, other, row } = await lose()
    const refused = await restore(row)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'record.refersToOther',
        errors: [{ path: '/countryId', code: 'record.gone' }],
        payload: {
          collisions: [],
          gone: [{ property: 'countryId', resource: 'Country', recordId: country, optional: false }],
        },
      },
    })
    for (const [countryId, status] of [
      [country, 409],
      [null, 400],
      ['1', 400],
    ] as const)
      expect((await restore(row, { countryId })).status, String(countryId)).toBe(status)
    expect(await restore(row, { countryId: other })).toMatchObject({
      status: 200,
      body: { payload: { id: city } },
    })
    expect((await api.services.store.get('City', city))?.body).toMatchObject({ countryId: other })
    const { content } = await ok('GET', `/api/history/City/${city}`)
    expect(content).toMatchObject([{ kind: 'UPDATE', changed: ['countryId'] }, { kind: 'RESTORE' }, {}, {}])
  })

  it('gives no privileges that the caller lacks with another reference', async () => {
    const insert = (resource: string, body: JsonObject) =>
      api.services.store.transaction((writer) => writer.insert(resource, body))
    number += 1
    const lost = await role(`Lost ${number}`)
    const body = { name: 'Huda', email: `huda${number}@example.org`, roleId: lost, gender: 'FEMALE' }
    const user = await insert('User', body)
    await ok('DELETE', `/api/user/delete/${user}`)
    await ok('DELETE', `/api/role/${lost}`)
    await ok('DELETE', `/api/trash/delete/${await rowOf('Role', lost)}`)
    const row = await rowOf('User', user)
    const { token, roleId } = await api.userWith([
      ...['TRASH_READ', 'TRASH_UPDATE', 'USER_AND_ADMIN_READ', 'USER_AND_ADMIN_CREATE'],
    ])
    const more = await insert('Role', { roleName: `More ${number}`, roleType: 'ADMIN', previlegeId: [1] })
    expect((await restore(row, { roleId: more }, token)).status).toBe(403)
    expect((await restore(row, { roleId }, token)).status).toBe(200)
    expect((await api.services.store.get('User', user))?.body.roleId).toBe(roleId)
  })

  it('omits an optional reference', async () => {
    const { store } = api.services
    const [parent, child] = await store.transaction(async (writer) => {
      const above = await writer.insert('DayCategory', { title: 'Above' })
      const below = await writer.insert('DayCategory', { title: 'Below', parentCategoryId: above })
      await writer.delete('DayCategory', below)
      await writer.delete('DayCategory', above)
      return [above, below]
    })
    await ok('DELETE', `/api/trash/delete/${await rowOf('DayCategory', parent)}`)
    const row = await rowOf('DayCategory', child)
    expect((await restore(row)).body.payload.gone).toMatchObject([
      { property: 'parentCategoryId', optional: true },
    ])
    expect((await restore(row, { parentCategoryId: null })).status).toBe(200)
    expect((await store.get('DayCategory', child))?.body.parentCategoryId ?? null).toBeNull()
  })

  /** A deleted set of two amaliyat, one of which is deleted permanently. */
  const loseItem = async () => {
    const { store } = api.services
    const amaliyat = () => store.transaction((writer) => writer.insert('Amaliyat', { titles: [] }))
    const [lost, kept, other] = [await amaliyat(), await amaliyat(), await amaliyat()]
    const set = await store.transaction(async (writer) => {
      const whole = await writer.insert('PredefinedAmaliyat', { amaliyatIds: [lost, kept] })
      await writer.delete('PredefinedAmaliyat', whole)
      await writer.delete('Amaliyat', lost)
      return whole
    })
    await ok('DELETE', `/api/trash/delete/${await rowOf('Amaliyat', lost)}`)
    return { lost, kept, other, set, row: await rowOf('PredefinedAmaliyat', set) }
  }
  const namedBy = async (set: number): Promise<number[]> => {
    const rows = await api.services.database.query<{ target: number }>(
      'select target from predefined_amaliyat__amaliyat_ids where owner = $1 order by position',
      [set],
    )
    return rows.map(({ target }) => target)
  }

  it('restores a list with a replacement for a permanently deleted reference, or without it', async () => {
    const first = await loseItem()
    const refused = await restore(first.row)
    expect(refused).toMatchObject({ status: 409, body: { code: 'record.refersToOther' } })
    expect(refused.body.payload.gone).toEqual([
      {
        property: 'amaliyatIds',
        title: 'Amaliyat',
        resource: 'Amaliyat',
        recordId: first.lost,
        optional: true,
        agreesWith: {},
        list: [first.lost, first.kept],
        unfit: false,
      },
    ])
    for (const [amaliyatIds, status] of [
      [[first.lost, first.other], 409],
      [[], 400],
      [first.other, 400],
      [null, 400],
    ] as const)
      expect((await restore(first.row, { amaliyatIds })).status, String(amaliyatIds)).toBe(status)
    expect((await restore(first.row, { amaliyatIds: [first.other, first.kept] })).status).toBe(200)
    expect((await api.services.store.get('PredefinedAmaliyat', first.set))?.body).toMatchObject({
      amaliyatIds: [first.other, first.kept],
    })
    expect(await namedBy(first.set)).toEqual([first.other, first.kept])

    const second = await loseItem()
    expect((await restore(second.row, { amaliyatIds: [second.kept] })).status).toBe(200)
    expect(await namedBy(second.set)).toEqual([second.kept])
  })

  it('names referenced records in the requested language', async () => {
    const { row } = await lose()
    const response = await api.call('POST', `/api/trash/restore/${row}`, {
      headers: { 'accept-language': 'bn' },
    })
    expect(response.body.payload.gone).toMatchObject([{ title: 'দেশ' }])
  })

  it('for permanently deleted references deeper in a list, returns that the record must be entered again', async () => {
    const { store } = api.services
    const [language, label] = await store.transaction(async (writer) => {
      const named = await writer.insert('Language', { name: 'Lost', code: 'xx' })
      const whole = await writer.insert('AmaliyatLabel', {
        titles: [{ languageId: named, translatedText: 'Morning' }],
      })
      await writer.delete('AmaliyatLabel', whole)
      await writer.delete('Language', named)
      return [named, whole]
    })
    await ok('DELETE', `/api/trash/delete/${await rowOf('Language', language)}`)
    const refused = await restore(await rowOf('AmaliyatLabel', label))
    expect(refused).toMatchObject({ status: 409, body: { code: 'record.refersToLost' } })
    expect(refused.body.payload?.gone ?? []).toEqual([])
  })
})

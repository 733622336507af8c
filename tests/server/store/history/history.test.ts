import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { png } from '../../../support/content/pictures.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { multipart } from '../../../support/server/multipart.ts'
import { firefox } from '../../../support/server/programs.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('the history on %s', (kind) => {
  let api: TestApi
  let category: number

  const dua = (title: string, more: object = {}): object => ({
    title,
    actualDua: 'الحمد لله',
    duaCategoryId: category,
    duaTranslation: 'সকল প্রশংসা আল্লাহর।',
    spelling: 'Alhamdulillah',
    active: true,
    ...more,
  })
  const ok = async (method: string, url: string, asking = {}) => {
    const response = await api.call(method, url, asking)
    expect(response).toMatchObject({ status: 200 })
    return response.body.payload
  }
  const create = async (title: string): Promise<number> =>
    (await ok('POST', '/api/dua/create', { body: dua(title) })).id
  const entriesOf = async (id: number, resource = 'Dua') =>
    (await ok('GET', `/api/history/${resource}/${id}`)).content

  beforeAll(async () => {
    api = await startTestApi({ kind })
    category = (await ok('POST', '/api/dua-category/create', { body: { title: 'Morning' } })).id
  })
  afterAll(() => api.end())

  it('reads one version of many without loading the others', async () => {
    const id = await create('First title')
    const text = 'x'.repeat(500_000)
    const [entry] = await entriesOf(id)
    await api.services.store.transaction(async (writer) => {
      for (let index = 0; index < 4; index += 1)
        await writer.update('Dua', id, { spelling: `${index} ${text}`, title: `Title ${index}` })
    })
    const { database } = api.services
    const query = vi.spyOn(database, 'query')
    const version = await ok('GET', `/api/history/Dua/${id}/${entry.id}`)
    expect(version.after).toMatchObject({ title: 'First title', spelling: 'Alhamdulillah' })
    const sizes = await Promise.all(
      query.mock.results.map(async ({ value }) => JSON.stringify(await value).length),
    )
    expect(Math.max(...sizes), 'characters of one result').toBeLessThan(700_000)
  })

  it('records author, time, place and values when records are created, changed and deleted', async () => {
    const began = Date.now()
    const id = await create('ঘুম থেকে উঠে')
    const body = { id, ...dua('دعاء الاستيقاظ') }
    await ok('PUT', '/api/dua/update', { body, headers: { 'user-agent': firefox } })
    await ok('DELETE', `/api/dua/delete/${id}`)
    const ended = Date.now()
    const entries = await entriesOf(id)
    expect(entries).toMatchObject([
      { kind: 'DELETE', operation: 'deleteDua', changed: [], label: 'دعاء الاستيقاظ' },
      {
        kind: 'UPDATE',
        operation: 'updateDua',
        changed: ['title'],
        ...{ program: firefox, browser: 'Firefox 148', system: 'Linux' },
        version: 2,
      },
      { kind: 'CREATE', operation: 'createDua', changed: [], version: 1 },
    ])
    for (const entry of entries) {
      expect(entry).toMatchObject({
        resource: 'Dua',
        recordId: id,
        changedBy: 'Administrator',
        address: '127.0.0.1',
      })
    }
    const times = entries.map((entry: { changedDate: string }) => Date.parse(entry.changedDate)).reverse()
    expect([began, ...times, ended]).toEqual([began, ...times, ended].toSorted((one, other) => one - other))
    const [deleted, updated, created] = entries
    const version = (entry: { id: number }) => ok('GET', `/api/history/Dua/${id}/${entry.id}`)
    expect(await version(created)).toMatchObject({
      before: null,
      after: { id, title: 'ঘুম থেকে উঠে', duaCategoryId: category, duaCategoryTitle: 'Morning' },
    })
    expect(await version(updated)).toMatchObject({
      before: { title: 'ঘুম থেকে উঠে', spelling: 'Alhamdulillah' },
      after: { title: 'دعاء الاستيقاظ', spelling: 'Alhamdulillah' },
    })
    expect(await version(deleted)).toMatchObject({ before: { title: 'دعاء الاستيقاظ' }, after: null })
  })

  it('stores nothing of a refused write', async () => {
    const id = await create('Refused')
    await api.call('PUT', '/api/dua/update', {
      body: { id, ...dua('Never', { duaCategoryId: 999_999 }) },
    })
    expect(await entriesOf(id)).toHaveLength(1)
  })

  it('stores only the changes of an update', async () => {
    const id = await create('Small')
    await ok('PUT', '/api/dua/update', { body: { id, ...dua('Smaller') } })
    const [row] = await api.services.database.query<{ before: object; after: object }>(
      "select before, after from record_history where table_name = 'dua' and record_id = $1 and kind = 'UPDATE'",
      [id],
    )
    expect(row).toEqual({ before: { title: 'Small' }, after: { title: 'Smaller' } })
  })

  it('is append-only', async () => {
    const { database } = api.services
    for (const sql of [
      "update record_history set kind = 'CREATE'",
      'delete from record_history',
      'truncate record_history',
    ])
      await expect(database.query(sql)).rejects.toThrow('record_history is only added to')
  })

  it('finds by person, resource, record, kind and time, page by page', async () => {
    const { id: user, token } = await api.userWith(['DUA_CREATE', 'DUA_READ', 'AUDIT_READ'])
    const made = await api.call('POST', '/api/dua/create', { body: dua('Mine'), token })
    const record = made.body.payload.id
    const all = async (asked: string) => ok('GET', `/api/history/all?${asked}`)
    const mine = await all('person=salma&resource=Dua')
    expect(mine.content).toMatchObject([{ recordId: record, changedById: user, changedBy: 'Salma Karim' }])
    expect((await all('person=nobody')).totalElements).toBe(0)
    expect((await all(`resource=Dua&recordId=${record}`)).totalElements).toBe(1)
    for (const { kind: found } of (await all('kind=DELETE&resource=Dua')).content)
      expect(found).toBe('DELETE')
    expect((await all('to=2020-01-01T00:00:00.000Z')).totalElements).toBe(0)
    expect((await all('from=2999-01-01T00:00:00.000Z')).totalElements).toBe(0)
    const whole = await all('days=1&pageSize=100')
    const second = await all('days=1&pageSize=2&pageNo=1')
    expect(second.content).toEqual(whole.content.slice(2, 4))
    expect(second).toMatchObject({
      totalElements: whole.totalElements,
      pageable: { pageSize: 2, pageNumber: 1 },
    })
  })

  it('finds uploaded files apart from other records', async () => {
    const form = await multipart(
      { fileType: 'image/png', fileUploadType: 'CMS' },
      { name: 'a.png', content: png() },
    )
    const file = (await ok('POST', '/api/db-file/upload', form)).id
    const resources = async (asked: string) => {
      const { content } = await ok('GET', `/api/history/all?${asked}`)
      return content.map(({ resource, recordId }: Record<string, unknown>) => [resource, recordId])
    }
    expect(await resources('files=true')).toEqual([['DbFile', file]])
    const [latest] = await resources('pageSize=1')
    expect(latest).toEqual(['DbFile', file])
    expect(await resources('files=false&pageSize=100')).not.toContainEqual(latest)
    expect(await resources('files=false&resource=DbFile')).toEqual([])
  })

  it('is limited by the rights to the records', async () => {
    const id = await create('For readers')
    const reader = await api.userWith(['DUA_READ'])
    const auditor = await api.userWith(['AUDIT_READ', 'DUA_READ'])
    const stranger = await api.userWith(['AUDIT_READ', 'MEMBER_READ'])
    const status = async (url: string, token: string) => (await api.call('GET', url, { token })).status
    const seen = await ok('GET', `/api/history/Dua/${id}`, { token: reader.token })
    const hidden = { address: null, program: null, browser: null, system: null }
    expect(seen.content).toMatchObject([{ changedBy: 'Administrator', ...hidden }])
    expect(await status('/api/history/all', reader.token)).toBe(403)
    expect(await status(`/api/history/Dua/${id}`, stranger.token)).toBe(404)
    expect(await status(`/api/history/Dua/${id}/${seen.content[0].id}`, stranger.token)).toBe(404)
    expect(await status(`/api/history/User/${reader.id}`, stranger.token)).toBe(404)
    expect(await status('/api/history/Nothing/1', auditor.token)).toBe(404)
    const kinds = async (token: string) => {
      const { content } = await ok('GET', '/api/history/all?pageSize=100', { token })
      return new Set<string>(content.map(({ resource }: { resource: string }) => resource))
    }
    expect(await kinds(auditor.token)).toContain('Dua')
    expect(await kinds(auditor.token)).not.toContain('User')
    const strange = await kinds(stranger.token)
    expect(strange).not.toContain('Dua')
    expect(strange).not.toContain('User')
    expect(strange).not.toContain('Role')
  })

  it('shows values that no operation returns, such as the addresses of all files, only to auditors', async () => {
    const file = {
      fileUrl: '/files/secret/plan.png',
      fileName: 'plan.png',
      fileExtension: 'png',
      fileType: 'image/png',
    }
    const id = await api.services.store.transaction((writer) => writer.insert('DbFile', file))
    const [nobody, auditor] = [await api.userWith([]), await api.userWith(['AUDIT_READ'])]
    const read = (token: string) => api.call('GET', `/api/history/DbFile/${id}`, { token })
    expect((await read(nobody.token)).status).toBe(404)
    expect((await read(auditor.token)).body.payload.totalElements).toBe(1)
  })

  it('never contains a password, and shows that it changed', async () => {
    const password = 'Plenty-of-rain-29'
    const { roleId } = await api.userWith(['DUA_READ'])
    const email = `${crypto.randomUUID()}@example.org`
    const made = await ok('POST', '/api/user/create', {
      body: { name: 'Daniel Osei', email, password, roleId, gender: 'MALE', phoneNumber: null },
    })
    const token = await api.tokenOf(made.id)
    const newPassword = 'Still-more-rain-30'
    await ok('POST', '/api/changepassword', {
      token,
      body: { email, previousPassword: password, newPassword, newPasswordAgain: newPassword },
    })
    expect(await entriesOf(made.id, 'User')).toMatchObject([
      { kind: 'PASSWORD_CHANGE', operation: 'changePassword', changed: [] },
      { kind: 'CREATE', operation: 'createUser' },
    ])
    const [held] = await api.services.database.query<{ text: string }>(
      "select string_agg(h::text, ' ') as text from record_history h",
    )
    expect(held?.text).toContain('Daniel Osei')
    expect(held?.text).not.toContain('rain')
    expect(held?.text).not.toMatch(/scrypt|eyJ/)
  })
})

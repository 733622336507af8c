import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { type Fixture, startFixture } from '../../fixture-api.ts'

describe.each(databaseKinds)('writes that are refused on %s', (kind) => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await startFixture(kind)
  })
  afterAll(() => fixture.api.end())

  describe('refuses', () => {
    it('taken values, with their place, also in an update', async () => {
      const [first, second] = [
        await fixture.create(fixture.poem('one')),
        await fixture.create(fixture.poem('two')),
      ]
      const created = await fixture.api.call('POST', '/api/poem/create', { body: fixture.poem('ONE') })
      expect(created).toMatchObject({
        status: 409,
        body: { errors: [{ path: '/code', message: 'This value is taken.' }] },
      })
      expect(created.body.message).toBe('There is another poem with the same code.')
      expect(
        (await fixture.api.call('PUT', '/api/poem/update', { body: { id: second, ...fixture.poem('one') } }))
          .status,
      ).toBe(409)
      expect(
        (await fixture.api.call('PUT', '/api/poem/update', { body: { id: first, ...fixture.poem('One') } }))
          .status,
      ).toBe(200)
      for (const id of [first, second]) await fixture.api.call('DELETE', `/api/poem/id/${id}`)
    })

    it.each([
      ['in a property', { poetId: 9999 }, '/poetId'],
      ['in a list', { poetIds: [1, 9999] }, '/poetIds/1'],
      ['in an object of a list', { titles: [{ languageId: 9999, text: 'x' }] }, '/titles/0/languageId'],
      ['under another name', { readerRequests: [{ name: 'x', photoId: 9999 }] }, '/readerRequests/0/photoId'],
    ])('a record that is not there, %s', async (_name, change, path) => {
      const response = await fixture.api.call('POST', '/api/poem/create', {
        body: fixture.poem('lost', change),
      })
      expect(response.status).toBe(422)
      expect(response.body.errors).toEqual([
        { path, message: 'There is no such record.', code: 'fault.noSuchRecord' },
      ])
      expect(await fixture.find('search=lost')).toEqual([])
    })

    it.each([
      'javascript:alert(1)',
      'data:text/html,x',
      '//example.org',
      'not a link',
      'https://exa mple.org',
    ])('an invalid link: %s', async (link) => {
      const response = await fixture.api.call('POST', '/api/poem/create', {
        body: fixture.poem('link', { link }),
      })
      expect(response).toMatchObject({ status: 400, body: { errors: [{ path: '/link' }] } })
    })
  })

  describe('an update of a version that was read', () => {
    it('succeeds with the current version, and returns 409 with the newer one otherwise', async () => {
      const id = await fixture.create(fixture.poem('version'))
      const first = await fixture.api.call('GET', `/api/poem/id/${id}`)
      const update = (
        code: string,
        headers: Record<string, string>,
      ): Promise<{ status: number; body: { message: string; payload: unknown; changes?: unknown } }> =>
        fixture.api.call('PUT', '/api/poem/update', { body: { id, ...fixture.poem(code) }, headers })
      const etag = String(first.headers.etag)
      const date = first.body.payload.poem.lastModifiedDate
      expect((await update('version-2', { 'if-match': `"${date}"` })).status).toBe(200)
      for (const read of [etag, date, `W/${etag}`, '"something else"']) {
        const refused = await update('version-3', { 'if-match': read })
        expect(refused.status).toBe(409)
        expect(refused.body.message).toBe('Administrator changed this poem after you opened it.')
        expect(refused.body.payload).toMatchObject({ poem: { code: 'version-2' }, readers: [] })
      }
      expect((await update('version-4', { 'if-match': '*' })).status).toBe(200)
      expect((await update('version-5', {})).status).toBe(200)
      await fixture.api.call('DELETE', `/api/poem/id/${id}`)
    })

    it('returns changed properties, with author and time, and omits unchanged ones', async () => {
      const { api, languages, poets } = fixture
      const id = await fixture.create(fixture.poem('changed', { link: 'https://example.org/a', rating: 3 }))
      const read = async (): Promise<{ tag: string; date: string }> => {
        const { headers, body } = await api.call('GET', `/api/poem/id/${id}`)
        return { tag: String(headers.etag), date: body.payload.poem.lastModifiedDate }
      }
      const update = (
        more: object,
        sent?: string,
      ): Promise<{ status: number; body: { changes?: object[] } }> =>
        api.call('PUT', '/api/poem/update', {
          body: { id, ...fixture.poem('changed', { rating: 3, ...more }) },
          headers: sent === undefined ? {} : { 'if-match': sent },
        })
      const first = await read()
      await update({ readerRequests: [{ name: 'Amina' }] })
      const second = await read()
      await api.services.store
        .as({})
        .transaction((writer) => writer.update('Poem', id, { mood: 'GLAD', poetIds: [] }))
      const since = async (sent: string | undefined): Promise<object[] | undefined> => {
        const refused = await update({}, sent)
        expect(refused.status).toBe(409)
        return refused.body.changes
      }
      const mood = {
        path: '/mood',
        changedBy: null,
        changedDate: expect.stringMatching(/^\d{4}-.*Z$/),
        value: 'GLAD',
      }
      const at = second.date
      const byAdmin = { changedBy: 'Administrator', changedDate: at }
      for (const sent of [second.tag, `"${at}"`]) expect(await since(sent)).toEqual([mood])
      const all = await since(first.tag)
      expect(all?.[0]).toEqual(mood)
      expect(all).toHaveLength(3)
      expect(all).toEqual(
        expect.arrayContaining([
          { path: '/link', value: null, ...byAdmin },
          { path: '/readerRequests', value: [{ name: 'Amina' }], ...byAdmin },
        ]),
      )
      expect(await since(first.date)).toEqual(all)
      expect(await since('"neither"')).toBeUndefined()
      await update({ mood: 'GLAD', titles: [{ languageId: languages.en, text: 'New' }], poetId: poets[1] })
      const paths = (await since(first.tag))?.map((change) => (change as { path: string }).path)
      expect(paths?.slice(0, 3).sort()).toEqual(['/poetId', '/readerRequests', '/titles'])
      expect(paths?.slice(3)).toEqual(['/mood', '/link'])
      await api.call('DELETE', `/api/poem/id/${id}`)
    })

    it('does not name an author for changes by programs without history', async () => {
      const { api } = fixture
      const id = await fixture.create(fixture.poem('unnoted'))
      const write = (code: string): Promise<void> =>
        // A property that no operation shows is no change for a user.
        api.services.store.transaction((writer) => writer.update('Poem', id, { code, inner: code }))
      const since = async (version: number): Promise<string[] | undefined> => {
        const body = { id, ...fixture.poem('mine') }
        const response = await api.call('PUT', '/api/poem/update', {
          body,
          headers: { 'if-match': `"${version}"` },
        })
        expect(response).toMatchObject({ status: 409, body: { code: 'record.changedBySomebody' } })
        return response.body.changes?.map(({ path }: { path: string }) => path)
      }
      await write('unnoted-2')
      expect(await since(1)).toEqual(['/code'])
      await api.services.database.query('update poem set version = version + 1 where id = $1', [id])
      expect(await since(1)).toBeUndefined()
      await write('unnoted-4')
      expect(await since(1)).toBeUndefined()
      expect(await since(3)).toEqual(['/code'])
      for (const code of ['5', '6', '7', '8', '9', '10', '11']) await write(`unnoted-${code}`)
      expect(await since(10)).toEqual(['/code'])
      await api.call('DELETE', `/api/poem/id/${id}`)
    })

    it('does not name an author who no longer exists', async () => {
      const { api } = fixture
      const id = await fixture.create(fixture.poem('left'))
      const author = await api.userWith([])
      const update = (code: string, more: object) =>
        api.call('PUT', '/api/poem/update', { body: { id, ...fixture.poem(code) }, ...more })
      expect((await update('left-2', { token: author.token })).status).toBe(200)
      await api.services.store.transaction((writer) => writer.delete('User', author.id, { forGood: true }))
      const refused = await update('left-3', { headers: { 'if-match': '"1"' } })
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'record.changedBySomebody', changes: [{ changedBy: null }, { changedBy: null }] },
      })
      await api.call('DELETE', `/api/poem/id/${id}`)
    })

    it('lets exactly one of many through', async () => {
      const id = await fixture.create(fixture.poem('race'))
      const { headers } = await fixture.api.call('GET', `/api/poem/id/${id}`)
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          fixture.api.call('PUT', '/api/poem/update', {
            body: { id, ...fixture.poem(`race-${index}`) },
            headers: { 'if-match': String(headers.etag) },
          }),
        ),
      )
      expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
      await fixture.api.call('DELETE', `/api/poem/id/${id}`)
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../support/test-database.ts'
import { type Fixture, startFixture } from './fixture-api.ts'

describe.each(databaseKinds)('writes that are refused on %s', (kind) => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await startFixture(kind)
  })
  afterAll(() => fixture.api.end())

  describe('refuses', () => {
    it('what is taken, with its place, also in an update', async () => {
      const [first, second] = [
        await fixture.create(fixture.poem('one')),
        await fixture.create(fixture.poem('two')),
      ]
      const created = await fixture.api.call('POST', '/api/poem/create', { body: fixture.poem('ONE') })
      expect(created).toMatchObject({
        status: 409,
        body: { errors: [{ path: '/code', message: 'is taken' }] },
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
      const answer = await fixture.api.call('POST', '/api/poem/create', {
        body: fixture.poem('lost', change),
      })
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toEqual([{ path, message: 'There is no such record.' }])
      expect(await fixture.find('search=lost')).toEqual([])
    })

    it.each([
      'javascript:alert(1)',
      'data:text/html,x',
      '//example.org',
      'not a link',
      'https://exa mple.org',
    ])('a link that is none: %s', async (link) => {
      const answer = await fixture.api.call('POST', '/api/poem/create', {
        body: fixture.poem('link', { link }),
      })
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: '/link' }] } })
    })
  })

  describe('an update of a version that was read', () => {
    it('goes through with the present version, and answers 409 with the newer one', async () => {
      const id = await fixture.create(fixture.poem('version'))
      const first = await fixture.api.call('GET', `/api/poem/id/${id}`)
      const update = (
        code: string,
        headers: Record<string, string>,
      ): Promise<{ status: number; body: { message: string; payload: unknown } }> =>
        fixture.api.call('PUT', '/api/poem/update', { body: { id, ...fixture.poem(code) }, headers })
      const etag = String(first.headers.etag)
      const date = first.body.payload.poem.lastModifiedDate
      expect((await update('version-2', { 'if-match': `"${date}"` })).status).toBe(200)
      for (const read of [etag, date, `W/${etag}`, '"something else"']) {
        const refused = await update('version-3', { 'if-match': read })
        expect(refused.status).toBe(409)
        expect(refused.body.message).toMatch(
          /^Administrator changed this poem at \d{4}-\d\d-\d\d \d\d:\d\d UTC, after you opened it\.$/,
        )
        expect(refused.body.payload).toMatchObject({ poem: { code: 'version-2' }, readers: [] })
      }
      expect((await update('version-4', { 'if-match': '*' })).status).toBe(200)
      expect((await update('version-5', {})).status).toBe(200)
      await fixture.api.call('DELETE', `/api/poem/id/${id}`)
    })

    it('lets exactly one of many through', async () => {
      const id = await fixture.create(fixture.poem('race'))
      const { headers } = await fixture.api.call('GET', `/api/poem/id/${id}`)
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          fixture.api.call('PUT', '/api/poem/update', {
            body: { id, ...fixture.poem(`race-${index}`) },
            headers: { 'if-match': String(headers.etag) },
          }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
      await fixture.api.call('DELETE', `/api/poem/id/${id}`)
    })
  })
})

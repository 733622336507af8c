import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { type Fixture, startFixture } from '../../fixture-api.ts'

describe.each(databaseKinds)('properties of records on %s', (kind) => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await startFixture(kind)
  })
  afterAll(() => fixture.api.end())

  it('x-records: several records from one body; returns the first id', async () => {
    const { body } = await fixture.api.call('GET', '/api/poet/all')
    expect(body.payload.map((poet: { name: string }) => poet.name)).toEqual(['আমিনা', 'Yusuf', 'Karim'])
  })

  it('returns a page if requested, otherwise the plain list', async () => {
    const { body } = await fixture.api.call('GET', '/api/poet/all?pageSize=2')
    expect(body.payload).toMatchObject({ totalElements: 3, pageable: { pageSize: 2, pageNumber: 0 } })
    expect(body.payload.content).toHaveLength(2)
  })

  describe('one poem with everything', () => {
    let id: number
    let child: number
    beforeAll(async () => {
      id = await fixture.create(
        fixture.poem('full', {
          titles: [
            { languageId: fixture.languages.en, text: 'Morning' },
            { languageId: fixture.languages.bn, text: 'সকাল' },
            { languageId: fixture.languages.ar, text: 'الصباح' },
          ],
          verses: '<p onclick="x()">Text<script>alert(1)</script> <a href="javascript:x()">link</a></p>',
          poetIds: [fixture.poets[2], fixture.poets[1]],
          coverId: fixture.files[0],
          rating: 4.5,
          readerRequests: [
            { name: 'Salma', photoId: fixture.files[1] },
            { name: 'Omar', photoId: 0 },
          ],
        }),
      )
      child = await fixture.create(fixture.poem('child', { parentId: id }))
    })
    afterAll(async () => {
      await fixture.api.call('DELETE', `/api/poem/id/${child}`)
      await fixture.api.call('DELETE', `/api/poem/id/${id}`)
    })

    it('reads back a written record, with its references', async () => {
      const { poem: found, readers } = await fixture.read(id)
      expect(found).toMatchObject({
        title: 'সকাল',
        titles: [
          { languageId: fixture.languages.en, translatedText: 'Morning' },
          { languageId: fixture.languages.bn, translatedText: 'সকাল' },
          { languageId: fixture.languages.ar, translatedText: 'الصباح' },
        ],
        poetName: 'Karim',
        poets: [
          { id: fixture.poets[2], name: 'আমিনা' },
          { id: fixture.poets[1], name: 'Yusuf' },
        ],
        cover: { id: fixture.files[0], fileUrl: '/files/a/one.png' },
        parentTitle: null,
        mood: 'CALM',
        active: true,
        writer: { name: 'Administrator' },
        lastModifiedBy: 'Administrator',
        used: true,
        deletable: false,
      })
      expect(Number.isInteger(found.creationDateTimeStamp)).toBe(true)
      expect(readers).toEqual([
        {
          name: 'Salma',
          photoId: fixture.files[1],
          photo: { id: fixture.files[1], fileUrl: '/files/b/two.png' },
        },
        { name: 'Omar', photoId: null, photo: null },
      ])
    })

    it('sanitises rich text', async () => {
      expect((await fixture.read(id)).poem.verses).toBe('<p>Text link</p>')
    })

    it.each([
      ['?languageCode=en', 'Morning'],
      ['?languageCode=ar', 'الصباح'],
      ['?languageCode=fr', 'সকাল'],
      ['?languageCode=', 'সকাল'],
    ])('returns texts in the requested language (%s)', async (query, title) => {
      expect((await fixture.read(id, query)).poem.title).toBe(title)
    })

    it('shows a property of a record of the same kind, itself taken from texts', async () => {
      expect((await fixture.read(child, '?languageCode=ar')).poem).toMatchObject({
        parentId: id,
        parentTitle: 'الصباح',
        used: false,
        deletable: true,
      })
    })

    it('guards every reference, at any depth', async () => {
      const { store } = fixture.api.services
      const refusal = (resource: string, number: number | undefined): Promise<unknown> =>
        store.transaction((writer) => writer.delete(resource, number ?? 0)).catch((error) => error.message)
      expect(await refusal('Language', fixture.languages.ar)).toBe(
        'The language is in use by 1 poem and cannot be deleted.',
      )
      expect(await refusal('DbFile', fixture.files[1])).toBe(
        'The db file is in use by 1 poem and cannot be deleted.',
      )
      expect(await refusal('Poet', fixture.poets[1])).toBe(
        'The poet is in use by 1 poem and cannot be deleted.',
      )
      expect(await refusal('Poet', fixture.poets[0])).toBe(
        'The poet is in use by 2 poems and cannot be deleted.',
      )
    })

    it('clears properties missing from an update, and releases their references', async () => {
      const response = await fixture.api.call('PUT', '/api/poem/update', {
        body: { id, ...fixture.poem('full'), coverId: 0 },
      })
      expect(response.body.message).toBe('Poem updated')
      const { poem: found, readers } = await fixture.read(id)
      expect(found).toMatchObject({
        cover: null,
        coverId: null,
        rating: null,
        verses: null,
        poets: [],
        title: 'শিরোনাম full',
      })
      expect(readers).toEqual([])
      await fixture.api.services.store.transaction((writer) => writer.delete('DbFile', fixture.files[1] ?? 0))
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import { countAlike } from '../../../../src/server/store/read/missing-counts.ts'
import { type Reader, tableOf } from '../../../../src/server/store/read/reader.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { type Fixture, startFixture } from '../../fixture-api.ts'

describe.each(databaseKinds)('reading records on %s', (kind) => {
  let fixture: Fixture
  let store: Reader
  let ids: number[]

  beforeAll(async () => {
    fixture = await startFixture(kind)
    store = fixture.api.services.store
    const { poets, languages, poem, create } = fixture
    const parentId = await create(
      poem('A1', { mood: 'GLAD', rating: 4, link: 'https://example.org/a', poetIds: [] }),
    )
    ids = [
      parentId,
      await create(poem('b2', { mood: 'GLAD', poetId: poets[1], poetIds: [poets[2], poets[1]], parentId })),
      await create(
        poem('c3', {
          active: false,
          rating: 4,
          titles: [
            { languageId: languages.en, text: 'Morning' },
            { languageId: languages.bn, text: 'সকাল' },
          ],
        }),
      ),
    ]
  })
  afterAll(() => fixture.api.end())

  const codesOf = (records: readonly { body: JsonObject }[]): string =>
    records.map(({ body }) => body.code).join(' ')

  it.each<[string, JsonObject, string]>([
    ['without conditions', {}, 'A1 b2 c3'],
    ['by a text', { mood: 'GLAD' }, 'A1 b2'],
    ['by a text in another case', { link: 'https://EXAMPLE.org/a' }, ''],
    ['by a unique text in another case', { code: 'a1' }, 'A1'],
    ['by a part of a unique text', { code: 'a' }, ''],
    ['by a number', { rating: 4 }, 'A1 c3'],
    ['by a boolean', { active: false }, 'c3'],
    ['by an empty property', { link: null }, 'b2 c3'],
    ['by an empty reference', { parentId: null }, 'A1 c3'],
    ['by an empty list', { poetIds: null }, 'A1 c3'],
    ['by several properties', { mood: 'GLAD', rating: 4 }, 'A1'],
  ])('%s finds and counts the same', async (_name, where, codes) => {
    const found = await store.find('Poem', where)
    expect(codesOf(found)).toBe(codes)
    expect(await store.count('Poem', where)).toBe(found.length)
    expect(await store.findWithinBudget('Poem', where)).toEqual({ records: found, leftOut: 0 })
  })

  it('by an empty unique property finds the records without it', async () => {
    const insert = { name: 'Nobody' }
    const id = await fixture.api.services.store.transaction((writer) => writer.insert('User', insert))
    expect(await store.find('User', { email: null })).toMatchObject([{ id }])
  })

  it('by references finds the records that have them', async () => {
    const [, yusuf, amina] = fixture.poets
    expect(codesOf(await store.find('Poem', { poetId: yusuf ?? 0 }))).toBe('b2')
    expect(codesOf(await store.find('Poem', { poetIds: amina ?? 0 }))).toBe('b2')
    expect(codesOf(await store.find('Poem', { parentId: ids[0] ?? 0 }))).toBe('b2')
  })

  it('returns some of them, oldest or newest first', async () => {
    const find = async (options: { limit?: number; newestFirst?: boolean }): Promise<string> =>
      codesOf(await store.find('Poem', {}, options))
    expect(await find({ limit: 2 })).toBe('A1 b2')
    expect(await find({ newestFirst: true })).toBe('c3 b2 A1')
    expect(await find({ limit: 1, newestFirst: true })).toBe('c3')
    expect(codesOf((await store.findWithinBudget('Poem', {}, { newestFirst: true })).records)).toBe(
      'c3 b2 A1',
    )
  })

  it('returns one by its id, or none', async () => {
    const [first = 0, , last = 0] = ids
    expect(await store.get('Poem', first)).toMatchObject({
      id: first,
      body: { code: 'A1' },
      createdBy: 1,
      version: 1,
    })
    expect(await store.get('Poem', last + 1)).toBeNull()
  })

  it('counts those together that filters with few values do not tell apart', async () => {
    const { tables, regular } = fixture.api.services.contract
    const conditions = regular.get('listPoem')?.query.conditions ?? []
    const counted = [{ table: tableOf(tables, 'Poem'), conditions }]
    const counts = await countAlike(store.db, counted, tables)
    const top = { active: true, mood: 'GLAD', noLink: false, onlyTop: true, onlyChildren: false }
    const values = [
      top,
      { ...top, noLink: true, onlyTop: false, onlyChildren: true },
      { ...top, active: false, mood: 'CALM', noLink: true },
    ]
    expect(counts).toHaveLength(values.length)
    expect(counts).toEqual(
      expect.arrayContaining(values.map((each) => expect.objectContaining({ values: each, count: 1 }))),
    )
    expect(await countAlike(store.db, [], tables)).toEqual([])
  })

  it('shows them in another schema and language', async () => {
    const poems = await store.find('Poem', { code: 'c3' })
    expect(await store.project('Poem', poems, { language: 'en' })).toMatchObject([{ title: 'Morning' }])
    expect(await store.project('Poem', poems)).toMatchObject([{ title: 'সকাল' }])
    const records = await store.find('Language', { code: 'en' })
    expect(await store.project('Language', records)).toEqual([
      { id: fixture.languages.en, name: 'EN', code: 'en' },
    ])
    expect(await store.project('Language', records, { as: 'FileRef' })).toEqual([
      { id: fixture.languages.en },
    ])
    expect(await store.project('Language', [])).toEqual([])
  })

  it.each<[string, () => Promise<unknown>, string]>([
    ['a resource', () => store.find('Song', {}), 'The contract stores no Song.'],
    ['a property', () => store.find('Poem', { song: 1 }), 'Poem stores no property "song".'],
    ['a derived property', () => store.count('Poem', { title: 'x' }), 'Poem stores no property "title".'],
    ['a schema', () => store.project('Poem', [], { as: 'Song' }), 'The contract has no schema Song.'],
  ])('throws for %s that the contract does not have', async (_name, read, message) => {
    await expect(read()).rejects.toThrow(message)
  })
})

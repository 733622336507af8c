import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  databaseKinds,
  type TestDatabase,
} from '../../../support/database/test-database.ts'
import { started } from '../../../support/server/started.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

const title = 'فَضَائِلُ الرَّحْمَةِ إلى ٢٠٢٦ Élan ড়'

/**
 * Queries that find it: without marks or elongation, with other forms of letters and digits, in another normal
 * form.
 */
const sought = [
  'فضائل',
  'فضــايل',
  'الرحمه',
  'الي',
  'أِلى',
  '2026',
  '২০২৬',
  '۲۰۲۶',
  'elan',
  'E\u0301LAN',
  '\u09a1\u09bc',
  '\u09dc',
  'رحمة إلی',
]
const missed = ['رحيم', '2027', 'elen', '%', '_', '\\', '％']

describe.each(databaseKinds)('every search normalizes texts alike, on %s', (kind) => {
  let on: TestDatabase
  let api: TestApi
  const ok = async (method: string, url: string, asking = {}) => {
    const response = await api.call(method, url, asking)
    expect([response.status, response.body.errors]).toEqual([200, undefined])
    return response.body.payload
  }
  const listed = async (text: string): Promise<number> =>
    (await ok('GET', `/api/dua-category/all?title=${encodeURIComponent(text)}`)).content.length
  const inPalette = async (text: string): Promise<number> =>
    (await ok('GET', `/api/search?text=${encodeURIComponent(text)}&limit=20`)).length

  beforeAll(async () => {
    on = await createTestDatabase(kind, started)
    api = await startTestApi({ on })
    await ok('POST', '/api/dua-category/create', { body: { title } })
    await ok('POST', '/api/dua-category/create', { body: { title: 'Another' } })
  })
  afterAll(async () => {
    await api.end()
    await on.drop()
  })

  it.each(sought)('a list finds it by %s', async (text) => expect(await listed(text)).toBe(1))
  it.each(missed)('a list does not find it by %s', async (text) => expect(await listed(text)).toBe(0))
  it.each(['فضــايل', 'الرحمه', '২০২৬', 'elan', '\u09dc'])('the palette finds it by %s', async (text) =>
    expect(await inPalette(text)).toBe(1),
  )

  it('a list reads the index', async () => {
    const plan = await api.services.database.transaction(async ({ query }) => {
      await query('set local enable_seqscan = off')
      return query<Record<string, string>>(
        'explain select from dua_category where s_title like contract_alike($1::text)',
        ['%رحمة%'],
      )
    })
    expect(JSON.stringify(plan)).toContain('dua_category_s_title_idx')
  })

  it('the trash finds it', async () => {
    const { id } = await ok('POST', '/api/dua-category/create', { body: { title: `${title} deleted` } })
    await ok('DELETE', `/api/dua-category/delete/${id}`)
    for (const text of ['الرحمه', '২০২৬'])
      expect((await ok('GET', `/api/trash/all?search=${encodeURIComponent(text)}`)).content).toHaveLength(1)
    expect((await ok('GET', '/api/trash/all?search=2027')).content).toHaveLength(0)
  })

  it('a database of an earlier version is migrated', async () => {
    await api.services.database.query(`
      alter table dua_category drop column s_title;
      alter table dua_category add column s_title text generated always as (lower(body ->> 'title')) stored;
      create index dua_category_s_title_idx on dua_category using gin (s_title gin_trgm_ops);
      update applied_definition set definition = 'text generated always as (lower(body ->> ''title'')) stored'
        where name = 'column dua_category.s_title';
      update search_entry set text = 'as it was', label = 'as it was';
      update applied_definition set definition = 'table_name, record_id, label, text' where name = 'search entries'`)
    await api.end()
    api = await startTestApi({ on })
    expect(await listed('الرحمه')).toBe(1)
    expect(await inPalette('الرحمه')).toBe(1)
    await ok('POST', '/api/dua-category/create', { body: { title: 'Later ١٢٣' } })
    expect(await inPalette('later 123')).toBe(1)
    const indexes = await api.services.database.query<{ indexname: string }>(
      "select indexname from pg_indexes where indexname like 'search_%trigrams' or indexname = 'dua_category_s_title_idx'",
    )
    expect(indexes.map(({ indexname }) => indexname).sort()).toEqual([
      'dua_category_s_title_idx',
      'search_entry_text_trigrams',
      'search_word_word_trigrams',
    ])
  })
})

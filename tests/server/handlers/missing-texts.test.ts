import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { incompleteIn } from '../../../src/server/store/read/list.ts'
import { conditionSql, Values } from '../../../src/server/store/read/where.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

type Texts = readonly { languageId: number; text: string }[]

const texts = (...ids: readonly number[]): Texts =>
  ids.map((languageId) => ({ languageId, text: `T${languageId}` }))

/** Categories by name, with the languages of title and subtitle. */
const categories: Readonly<Record<string, { titles: Texts; subTitles: Texts; parent?: string }>> = {
  whole: { titles: texts(1, 2, 3), subTitles: texts(1, 2, 3) },
  plain: { titles: texts(3, 1), subTitles: [] },
  half: { titles: texts(1, 2, 3), subTitles: texts(1) },
  apart: { titles: texts(1), subTitles: texts(2) },
  below: { titles: texts(2), subTitles: [], parent: 'whole' },
}

interface CountCache {
  resource: string
  values: Record<string, unknown>
  records: number
  languages: { languageId: number; missing: number }[]
}

describe.each(databaseKinds)('missing languages on %s', (kind) => {
  let api: TestApi
  const ids = new Map<string, number>()

  beforeAll(async () => {
    api = await startTestApi({ kind })
    for (const [name, code] of [
      ['বাংলা', 'bn'],
      ['العربية', 'ar'],
      ['English', 'en'],
    ])
      await api.call('POST', '/api/language/create', { body: { name, code, active: true } })
    for (const [name, { titles, subTitles, parent }] of Object.entries(categories)) {
      const parentCategoryId = parent === undefined ? null : ids.get(parent)
      const { body } = await api.call('POST', '/api/amaliyat-category/create', {
        body: { titles, subTitles, sortOrder: null, parentCategoryId, active: true },
      })
      ids.set(name, body.payload.id)
    }
  })
  afterAll(() => api.end())

  const found = async (query: string): Promise<{ names: string[]; total: number }> => {
    const { body } = await api.call('GET', `/api/amaliyat-category/all?pageNo=0&pageSize=10&${query}`)
    const there = body.payload.content.map(({ id }: { id: number }) => id)
    return {
      names: [...ids].filter(([, id]) => there.includes(id)).map(([name]) => name),
      total: body.payload.totalElements,
    }
  }

  it.each([
    ['', ['whole', 'plain', 'half', 'apart', 'below']],
    ['missingIn=1', ['apart', 'below']],
    ['missingIn=2', ['plain', 'half', 'apart']],
    ['missingIn=3', ['half', 'apart', 'below']],
    ['missingIn=3&onlyParentCategory=true', ['half', 'apart']],
    ['missingIn=2&title=T3', ['plain', 'half']],
    ['missingIn=12', ['whole', 'plain', 'half', 'apart', 'below']],
  ])('%s finds %j', async (query, names) => {
    expect(await found(query)).toEqual({ names, total: names.length })
  })

  it('no longer finds a record once its text exists, and again once it is removed', async () => {
    const id = ids.get('plain')
    const body = { id, sortOrder: null, parentCategoryId: null, active: true, subTitles: [] }
    await api.call('PUT', '/api/amaliyat-category/update', { body: { ...body, titles: texts(3, 1, 2) } })
    expect((await found('missingIn=2')).names).toEqual(['half', 'apart'])
    await api.call('PUT', '/api/amaliyat-category/update', { body: { ...body, titles: texts(3, 1) } })
    expect((await found('missingIn=2')).names).toEqual(['plain', 'half', 'apart'])
  })

  it('refuses ids that are no language', async () => {
    const { status, body } = await api.call('GET', '/api/amaliyat-category/all?missingIn=bn', {
      invalid: true,
    })
    expect(status).toBe(400)
    expect(body.errors[0].path).toBe('?missingIn')
  })

  it('looks the values up in the index, not record by record', async () => {
    const { contract, store } = api.services
    await store.db.query(`insert into category (body) select jsonb_build_object('titles', jsonb_build_array(jsonb_build_object(
        'languageId', case when n % 300 = 0 then 2 else 1 end, 'translatedText', 'Name'))) from generate_series(1, 3000) n`)
    await store.db.query('analyze category')
    const table = contract.tables.get('Category')
    const condition = contract.regular
      .get('listCategory')
      ?.query.conditions.find(({ parameter }) => parameter === 'missingIn')
    if (!table || !condition) throw new Error('listCategory has no missingIn')
    const values = new Values()
    const where = conditionSql(condition, await incompleteIn(store.db, table, 1), 't', values)
    const sql = `select t.id from category t where ${where}`
    expect(await store.db.query(sql, values.list)).toHaveLength(10)
    const plan = JSON.stringify(await store.db.query(`explain ${sql}`, values.list))
    expect(plan).toContain('category_complete_in_idx')
    expect(plan).not.toContain('Seq Scan on category t')
  })

  const counts = async (token?: string): Promise<readonly CountCache[]> =>
    (await api.call('GET', '/api/language/missing', token === undefined ? {} : { token })).body.payload

  it('counts similar records together, by the parameters of their lists', async () => {
    const own = (await counts()).filter(({ resource }) => resource === 'AmaliyatCategory')
    const top = own.find(({ values }) => values.onlyParentCategory === true)
    const below = own.find(({ values }) => values.parentCategoryId === ids.get('whole'))
    expect(top).toMatchObject({
      values: { active: true, parentCategoryId: null },
      records: 4,
      languages: [
        { languageId: 1, missing: 1 },
        { languageId: 2, missing: 3 },
        { languageId: 3, missing: 2 },
      ],
    })
    expect(below).toMatchObject({ records: 1, values: { onlyParentCategory: false } })
    expect(own).toHaveLength(2)
  })

  it('counts nothing that the user may not read', async () => {
    const { token } = await api.userWith(['BOOK_READ'])
    expect((await counts(token)).map(({ resource }) => resource)).not.toContain('AmaliyatCategory')
    const reader = await api.userWith(['AMALIYAT_CATEGORY_READ'])
    expect(new Set((await counts(reader.token)).map(({ resource }) => resource))).toEqual(
      new Set(['AmaliyatCategory']),
    )
  })

  it('names the page of its sections, and lists those of a page that lack a text', async () => {
    const { body: page } = await api.call('GET', '/api/page-translation/tag/PRIVACY_POLICY')
    const add = (titles: Texts, contents: Texts) =>
      api.call('POST', `/api/page-translation/${page.payload.id}/section/add`, {
        body: { title: 'S', titles, contents, active: true },
      })
    await add(texts(1, 2), texts(1))
    await add(texts(1, 2), texts(1, 2))
    await add([], [])
    const section = (await counts()).find(({ resource }) => resource === 'PageSection')
    expect(section).toEqual({
      resource: 'PageSection',
      values: { tag: 'PRIVACY_POLICY' },
      records: 2,
      languages: [
        { languageId: 2, missing: 1 },
        { languageId: 3, missing: 2 },
      ],
    })
    const { body } = await api.call('GET', '/api/page-translation/tag/PRIVACY_POLICY?missingIn=2')
    expect(body.payload.sections).toHaveLength(1)
  })
})

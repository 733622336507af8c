import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

interface Found {
  resource: string
  recordId: number
  label: string | null
  property: string
  text: string | null
  similar: boolean
  values: Record<string, unknown>
}

describe.each(databaseKinds)('the search over all records on %s', (kind) => {
  let api: TestApi
  let category: number

  const ok = async (method: string, url: string, asking = {}) => {
    const response = await api.call(method, url, asking)
    expect([response.status, response.body.errors]).toEqual([200, undefined])
    return response.body.payload
  }
  const dua = async (title: string, actualDua = 'الحمد لله'): Promise<number> =>
    (
      await ok('POST', '/api/dua/create', {
        body: { title, actualDua, duaCategoryId: category, duaTranslation: 'প্রশংসা', spelling: 'Praise' },
      })
    ).id
  const search = (text: string, asking: { token?: string; limit?: number } = {}): Promise<Found[]> =>
    ok('GET', `/api/search?text=${encodeURIComponent(text)}&limit=${asking.limit ?? 20}`, asking)
  const labels = async (text: string, asking = {}): Promise<(string | null)[]> =>
    (await search(text, asking)).map(({ label }) => label)

  beforeAll(async () => {
    api = await startTestApi({ kind })
    category = (await ok('POST', '/api/dua-category/create', { body: { title: 'Morning light' } })).id
  })
  afterAll(() => api.end())

  it('returns the parameters of lists that a record matches', async () => {
    const parentCategoryId = (await ok('POST', '/api/hadith-category/create', { body: { title: 'Above' } }))
      .id
    await ok('POST', '/api/hadith-category/create', { body: { title: 'Zenith', parentCategoryId } })
    const valuesOf = async (text: string): Promise<unknown> => (await search(text))[0]?.values
    const whole = { active: true, parentCategoryId: null, onlyParentCategory: true, onlySubCategory: false }
    expect(await valuesOf('Above')).toEqual(whole)
    const below = { ...whole, parentCategoryId, onlyParentCategory: false, onlySubCategory: true }
    expect(await valuesOf('Zenith')).toEqual(below)
    expect(await valuesOf('Administrator')).toEqual({
      ...{ banned: false, verified: true, registerType: 'WEB' },
      ...{ roleType: 'ADMIN', onlyWithoutRole: false },
    })
  })

  it('finds records of every kind, those with the name first, with the parameters of their lists', async () => {
    const within = await dua('At the light of morning')
    const text = await dua('Thanks', 'said in the morning light')
    const found = await search('morning light')
    expect(found).toEqual([
      {
        resource: 'DuaCategory',
        recordId: category,
        label: 'Morning light',
        property: 'title',
        text: null,
        similar: false,
        values: { active: true },
      },
      expect.objectContaining({
        resource: 'Dua',
        recordId: within,
        values: { duaCategoryId: category, active: true },
      }),
      expect.objectContaining({
        recordId: text,
        label: 'Thanks',
        property: 'actualDua',
        text: 'said in the morning light',
      }),
    ])
    expect(await search('morning', { limit: 1 })).toHaveLength(1)
  })

  it.each([
    ['a part of a Bengali word', 'ঘুম থেকে ওঠার দোয়া', 'ওঠা'],
    ['Bengali typed in two signs for one', 'বড়দের দোয়া', 'বড়দের'],
    ['Arabic without its vowel marks', 'دُعَاءُ السَّفَر', 'دعاء السفر'],
    ['Arabic with vowel marks that are not stored', 'تحية السلام', 'سَلَام'],
    ['other forms of Arabic letters', 'أدعية إلى مكة', 'الي مكه'],
    ['an accent left out, and other letter case', 'Étoile du Matin', 'etoile MATIN'],
    ['words in another order', 'Crossing a river', 'river crossing'],
    ['the beginning of a word of two letters', 'Zxylophone', 'zx'],
    ['a sign that means something to the database', 'Fifty 50%_of\\it', '50%_of\\it'],
  ])('finds %s', async (_what, title, typed) => {
    await dua(title)
    expect(await labels(typed)).toEqual([title])
  })

  it.each([
    ['a wrong letter', 'Pilgrimage song', 'pilgrimege'],
    ['two swapped letters', 'Bismillah evening', 'bismillha'],
    ['a missing letter beside a correct word', 'Remembrance at dusk', 'rememberance dusk'],
    ['a typing error in Bengali', 'কৃতজ্ঞতার প্রার্থনা', 'কৃতজ্ঞতর'],
    ['a typing error in Arabic', 'الاستغفار الكبير', 'الاستغقار'],
  ])('tolerates %s, and reports it', async (_what, title, typed) => {
    await dua(title)
    expect(await search(typed)).toMatchObject([{ label: title, similar: true }])
  })

  it.each([
    ['nothing', ' '],
    ['only punctuation', '%%__\\\\ …'],
    ['what is nowhere', 'qqqqwwww'],
    ['a wild card', 'Mor%zzt'],
    ['a number with a wrong digit', '1234568'],
  ])('finds nothing for %s', async (_what, typed) => {
    await dua('1234567')
    expect(await search(typed)).toEqual([])
  })

  it('refuses text that is too long or unknown, and accepts the maximum length', async () => {
    expect((await api.call('GET', `/api/search?text=${'x'.repeat(201)}`)).status).toBe(400)
    expect((await api.call('GET', '/api/search?text=x&limit=51')).status).toBe(400)
    expect((await api.call('GET', '/api/search')).status).toBe(400)
    expect((await api.call('GET', '/api/search?text=%00')).status).toBe(400)
    expect(await search('a '.repeat(100))).toBeDefined()
  })

  it('finds each text of a record in several languages, and shows the one that was found', async () => {
    const language = async (name: string, code: string): Promise<number> =>
      (await ok('POST', '/api/language/create', { body: { name, code } })).id
    const [bengali, arabic] = [await language('বাংলা', 'bn'), await language('العربية', 'ar')]
    const titles = [
      { languageId: bengali, text: 'ধৈর্যের পথ' },
      { languageId: arabic, text: 'طريق الصبر' },
    ]
    const id = (await ok('POST', '/api/category/create', { body: { titles, tag: 'patience' } })).id
    expect(await search('طريق')).toMatchObject([{ resource: 'Category', recordId: id, label: 'طريق الصبر' }])
    expect(await search('ধৈর্যের')).toMatchObject([{ recordId: id, label: 'ধৈর্যের পথ' }])
    expect(await search('patience')).toMatchObject([{ recordId: id, property: 'tag', text: 'patience' }])
  })

  it('follows every write: changed, deleted, restored, imported', async () => {
    const id = await dua('Quicksilver')
    const whole = await ok('GET', `/api/dua/id/${id}`)
    const { actualDua, duaTranslation, spelling } = whole
    await ok('PUT', '/api/dua/update', {
      body: { id, title: 'Windflower', actualDua, duaTranslation, spelling, duaCategoryId: category },
    })
    expect(await labels('quicksilver')).toEqual([])
    expect(await labels('windflower')).toEqual(['Windflower'])
    await ok('DELETE', `/api/dua/delete/${id}`)
    expect(await labels('windflower')).toEqual([])
    expect(
      await api.services.database.query("select 1 from search_entry where text like '%windflower%'"),
    ).toEqual([])
    const [trashed] = (await ok('GET', '/api/trash/all?search=Windflower')).content
    await ok('POST', `/api/trash/restore/${trashed.id}`)
    expect(await labels('windflower')).toEqual(['Windflower'])
    const bodies = ['Farid Imported', 'Nadia Imported'].map((name, n) => ({
      name,
      email: `imported${n}@example.org`,
      registerType: 'WEB',
    }))
    await api.services.store.transaction((writer) => writer.insertAll('User', bodies))
    expect(await labels('imported')).toEqual(['Nadia Imported', 'Farid Imported'])
    await expect(
      api.services.store.transaction(async (writer) => {
        await writer.insert('DuaCategory', { title: 'Undone entirely', active: true })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await labels('undone entirely')).toEqual([])
    const stale =
      await api.services.database.query(`select record_id from search_entry e where table_name = 'dua' and not exists (select from dua t where t.id = e.record_id)
        or table_name = 'dua_category' and not exists (select from dua_category t where t.id = e.record_id)`)
    expect(stale).toEqual([])
  })

  it('shows no user records that they may not read, members only to users who may read members, and no password', async () => {
    await dua('Zahra cloak')
    await api.services.store.transaction(async (writer) => {
      await writer.insert('User', { name: 'Zahra Member', email: 'zahra@example.org', registerType: 'WEB' })
      await writer.insert('User', { name: 'Zahra Guest', email: 'guest@example.org', registerType: 'APP' })
    })
    const all = await labels('zahra')
    expect(all).toEqual(expect.arrayContaining(['Zahra cloak', 'Zahra Member', 'Zahra Guest']))
    const as = async (...privileges: string[]) =>
      (await labels('zahra', { token: (await api.userWith(privileges)).token })).toSorted()
    expect(await as('DUA_READ')).toEqual(['Zahra cloak'])
    expect(await as('MEMBER_READ')).toEqual(['Zahra Member'])
    expect(await as('USER_AND_ADMIN_READ')).toEqual(['Zahra Guest', 'Zahra Member'])
    expect(await as('NOTIFICATION_CREATE')).toEqual([])
    expect((await api.call('GET', '/api/search?text=zahra', { token: null })).status).toBe(401)
    const app = await api.userWith([], 'USER')
    expect((await api.call('GET', '/api/search?text=zahra', { token: app.token })).status).toBe(403)
    const [stored] = await api.services.database.query<{ texts: string }>(
      "select string_agg(text, ' ') as texts from search_entry where table_name = 'app_user'",
    )
    expect(stored?.texts).not.toMatch(/scrypt|password/i)
  })

  it('finds an old record of a large kind, and small kinds beside it', async () => {
    const old = await dua('Cornerstone of the oldest')
    await api.services.store.transaction((writer) =>
      writer.insertAll(
        'DuaCategory',
        Array.from({ length: 400 }, (_, n) => ({ title: `Cornerstone crowd ${n}`, active: true })),
      ),
    )
    const found = await search('cornerstone', { limit: 50 })
    expect(found).toHaveLength(50)
    expect(found.some(({ recordId, resource }) => resource === 'Dua' && recordId === old)).toBe(true)
    expect(await labels('crowd 7')).toContain('Cornerstone crowd 7')
    expect((await labels('Cornerstone crowd 7'))[0]).toBe('Cornerstone crowd 7')
    expect((await labels('Cornerstome crowd 7'))[0]).toBe('Cornerstone crowd 7')
  })

  it('works without trigrams as well', async () => {
    await dua('Lanternflies at dusk')
    await api.services.database.query('drop extension pg_trgm cascade')
    expect(await labels('ternfl dusk')).toEqual(['Lanternflies at dusk'])
    expect(await labels('lanternflyes')).toEqual(['Lanternflies at dusk'])
  })
})

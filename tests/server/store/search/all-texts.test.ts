import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('lists searched by all texts on %s', (kind) => {
  let api: TestApi
  let category: number

  const ok = async (method: string, url: string, asking = {}) => {
    const response = await api.call(method, url, asking)
    expect([response.status, response.body.errors]).toEqual([200, undefined])
    return response.body.payload
  }
  const create = async (resource: string, body: object): Promise<number> =>
    (await ok('POST', `/api/${resource}/create`, { body })).id
  const hadith = (title: string, texts: object = {}): Promise<number> =>
    create('hadith', {
      title,
      hadithCategoryId: category,
      actualHadith: 'الأعمال',
      hadithTranslation: 'Deeds',
      ...texts,
    })
  const list = async (resource: string, text: string, more = '') => {
    const url = `/api/${resource}/all?pageNo=0&pageSize=10&allTexts=${encodeURIComponent(text)}${more}`
    return ok('GET', url)
  }
  const titles = async (text: string, more = ''): Promise<string[]> =>
    (await list('hadith', text, more)).content.map(({ title }: { title: string }) => title)

  beforeAll(async () => {
    api = await startTestApi({ kind })
    category = await create('hadith-category', { title: 'Intentions' })
  })
  afterAll(() => api.end())

  it.each([
    ['a word of the translation', { hadithTranslation: 'A lantern for travellers' }, 'LANTERN'],
    [
      'words of different texts',
      { hadithTranslation: 'Wisdom', reference: 'Volume zephyr' },
      'zephyr wisdom',
    ],
    ['Arabic without harakat', { actualHadith: 'إِنَّمَا الشُّكْرُ لِلْقَمَرِ' }, 'قمر انما الشكر'],
    ['Arabic with harakat that are not stored', { actualHadith: 'سلام المدينة' }, 'المَدِينَه'],
    [
      'Bengali in another normal form',
      { hadithTranslation: '\u09a8\u09dc\u09be\u099a\u09dc\u09be' },
      '\u09a8\u09a1\u09bc\u09be',
    ],
    ['digits of another script', { reference: 'সহীহ ৫০২৭' }, '5027'],
    ['Bengali digits for Arabic ones', { reference: 'صحيح ٦١٩٣' }, '৬১৯৩'],
    ['an accent left out', { reference: 'Étude générale' }, 'etude'],
    ['the beginning of a word of two letters', { reference: 'Qzaar' }, 'qz'],
  ])('finds %s', async (what, texts, typed) => {
    await hadith(what, texts)
    expect(await titles(typed)).toEqual([what])
  })

  it('needs every word, and finds nothing by a full stop', async () => {
    await hadith('Both', { hadithTranslation: 'orchard', reference: 'meadow' })
    expect(await titles('orchard meadow')).toEqual(['Both'])
    expect(await titles('orchard nowhere')).toEqual([])
    expect(await titles(' . ')).toEqual([])
  })

  it('combines with other filters, counts all matches, and follows changes', async () => {
    const first = await hadith('Comet one', { active: false })
    await hadith('Comet two', { active: true })
    expect((await list('hadith', 'comet')).totalElements).toBe(2)
    expect(await titles('comet', '&active=true')).toEqual(['Comet two'])
    expect(await titles('comet', '&title=one')).toEqual(['Comet one'])
    await ok('DELETE', `/api/hadith/delete/${first}`)
    expect(await titles('comet')).toEqual(['Comet two'])
    // An unset search is sent as empty text.
    expect(await titles('', '&title=comet')).toEqual(['Comet two'])
  })

  it('finds records by the texts of those that they consist of', async () => {
    const languageId = await create('language', { name: 'English', code: 'en' })
    const texts = (translatedText: string) => [{ languageId, translatedText }]
    const set = await api.services.store.transaction(async (writer) => {
      const praise = { titles: texts('Evening praise'), subTitles: texts('By the riverside'), active: true }
      const other = { titles: texts('Morning praise'), subTitles: texts('On a mountain'), active: true }
      const amaliyatIds = [await writer.insert('Amaliyat', praise)]
      const predefinedAmaliyatCategoryId = await writer.insert('PredefinedAmaliyatCategory', praise)
      await writer.insert('PredefinedAmaliyat', {
        predefinedAmaliyatCategoryId,
        amaliyatIds: [await writer.insert('Amaliyat', other)],
      })
      return writer.insert('PredefinedAmaliyat', { predefinedAmaliyatCategoryId, amaliyatIds })
    })
    const ids = (text: string) => list('predefined-amaliyat', text)
    expect((await ids('praise riverside')).content).toEqual([expect.objectContaining({ id: set })])
    expect((await ids('evening mountain')).content).toEqual([])
  })
})

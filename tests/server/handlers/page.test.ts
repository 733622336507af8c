import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

describe('static pages', () => {
  let api: TestApi
  let bengali: number
  let english: number
  const tags: string[] = []

  const page = async (
    tag: string,
    query = '',
  ): Promise<{ id: number; sections: Record<string, unknown>[] }> =>
    (await api.call('GET', `/api/page-translation/tag/${tag}?includeSections=true&${query}`)).body.payload
  const add = (pageId: number, body: object): Promise<TestResponse> =>
    api.call('POST', `/api/page-translation/${pageId}/section/add`, { body })

  beforeAll(async () => {
    api = await startTestApi()
    const language = async (name: string, code: string): Promise<number> =>
      (await api.call('POST', '/api/language/create', { body: { name, code } })).body.payload.id
    bengali = await language('বাংলা', 'bn')
    english = await language('English', 'en')
    const page = api.services.contract.tables.get('Page')
    tags.push(...((page?.schema.properties?.tag?.enum ?? []) as string[]))
  })
  afterAll(() => api.end())

  it('has every page from the first start on, in the order of the contract', async () => {
    expect(tags).toHaveLength(27)
    for (const [index, tag] of tags.entries())
      expect(await page(tag)).toEqual({ id: index + 1, tag, sections: [] })
    const other = await api.call('GET', '/api/page-translation/tag/OTHER')
    expect(other.status).toBe(400)
  })

  it('returns sections in the requested language, newest first if requested', async () => {
    const { id } = await page('APP_FAQ')
    const titles = [
      { languageId: bengali, text: 'প্রশ্ন' },
      { languageId: english, text: 'Question' },
    ]
    const contents = [{ languageId: english, text: '<p>Answer</p><script>alert(1)</script>' }]
    const first = (await add(id, { titles, contents })).body
    expect(first.message).toBe('Section created')
    await add(id, { title: 'Plain', externalLink: 'https://example.org' })
    const { sections } = await page('APP_FAQ', 'sortByDesc=true&languageCode=en')
    expect(sections.map(({ title }) => title)).toEqual(['Plain', 'Question'])
    expect(sections[1]).toMatchObject({ content: '<p>Answer</p>', active: true, pageId: id })
    expect((await page('APP_FAQ', 'languageCode=bn')).sections[0]).toMatchObject({ title: 'প্রশ্ন' })
    const form = await api.call('GET', `/api/page-translation/section-update/id/${first.payload.id}`)
    expect(form.body.payload.titles).toEqual([
      { languageId: bengali, translatedText: 'প্রশ্ন' },
      { languageId: english, translatedText: 'Question' },
    ])
    expect(form.body.payload.title).toBeNull()
  })

  it('writes plain sections, whose texts per language stay', async () => {
    const { id } = await page('RESEARCH_TEAM')
    const plain = (body: object, method = 'POST'): Promise<TestResponse> =>
      api.call(method, `/api/page/${id}/section/${method === 'POST' ? 'add' : 'update'}`, { body })
    expect((await plain({ title: 'Team' })).status).toBe(200)
    expect(await plain({ title: ' ' })).toMatchObject({ status: 422, body: { errors: [{ path: '/title' }] } })
    const section = (await add(id, { titles: [{ languageId: english, text: 'Both' }] })).body.payload.id
    expect((await plain({ id: section, title: null, description: '<p>D</p>' }, 'PUT')).status).toBe(200)
    const read = await api.call('GET', `/api/page/${id}/section/id/${section}`)
    expect(read.body.payload).toMatchObject({
      description: '<p>D</p>',
      titles: [{ languageId: english, translatedText: 'Both' }],
    })
    const empty = { id: section, description: 'x' }
    expect(
      (await api.call('PUT', `/api/page-translation/${id}/section/update`, { body: empty })).status,
    ).toBe(422)
  })

  it('returns 404 for a section of another page and for an unknown page', async () => {
    const { id, sections: before } = await page('HADITH_DETAILS')
    const other = (await page('QURAN_DETAILS')).id
    const section = (await add(id, { title: 'S' })).body.payload.id
    const body = { id: section, title: 'T' }
    const wrong = [
      api.call('GET', `/api/page/${other}/section/id/${section}`),
      api.call('PUT', `/api/page/${other}/section/update`, { body }),
      api.call('PUT', `/api/page-translation/${other}/section/update`, { body }),
      api.call('DELETE', `/api/page-translation/${other}/delete/${section}`),
      add(999, { title: 'S' }),
    ]
    for (const { status } of await Promise.all(wrong)) expect(status).toBe(404)
    const removed = await api.call('DELETE', `/api/page-translation/${id}/delete/${section}`)
    expect(removed.body.message).toBe('Section deleted')
    expect((await page('HADITH_DETAILS')).sections).toEqual(before)
  })
})

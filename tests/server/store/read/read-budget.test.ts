import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../../support/server/test-api.ts'

/** A megabyte that the database compresses to some kilobytes. */
const megabyteOfText = `<p>${'x'.repeat(1024 * 1024)}</p>`

describe.each(databaseKinds)('reading large records on %s', { timeout: 120_000 }, (kind) => {
  let api: TestApi
  let pageId: number

  /** Writes sections without the API, as left by a version without limits. */
  const store = async (count: number, content: string): Promise<void> => {
    await api.services.store.transaction((writer) =>
      writer.insertAll(
        'PageSection',
        Array.from({ length: count }, (_, index) => ({ pageId, title: `Section ${index}`, content })),
      ),
    )
  }
  const page = (): Promise<TestResponse> =>
    api.call('GET', '/api/page-translation/tag/APP_FAQ?includeSections=true')
  const add = (body: object): Promise<TestResponse> =>
    api.call('POST', `/api/page-translation/${pageId}/section/add`, { body })

  beforeAll(async () => {
    api = await startTestApi({ kind })
    pageId = (await page()).body.payload.id
  })
  afterAll(() => api.end())

  it('returns as many sections of a page as one response may hold', async () => {
    await store(40, megabyteOfText)
    const { sections } = (await page()).body.payload
    expect(sections.length).toBeGreaterThan(28)
    expect(sections.length).toBeLessThan(33)
    expect(sections[0].title).toBe('Section 0')
  })

  it('returns no further section when a page is full', async () => {
    const { body, status } = await add({ title: 'One more' })
    expect([status, body.message]).toEqual([422, expect.stringContaining('16 MB')])
    await api.services.database.query('delete from page_section')
    await store(300, '<p>short</p>')
    expect((await add({ title: 'One more' })).body.message).toContain('There are 300 already')
    const [first] = await api.services.store.find('PageSection', { pageId }, { limit: 1 })
    const changed = { id: first?.id, title: 'Changed', titles: [], contents: [] }
    const answer = await api.call('PUT', `/api/page-translation/${pageId}/section/update`, { body: changed })
    expect(answer.status, 'a section that is there can still be changed').toBe(200)
  })

  it('refuses a page of a list whose rows are too large together, and returns a smaller one', async () => {
    const { body: created } = await api.call('POST', '/api/dua-category/create', {
      body: { title: 'Morning' },
    })
    const category = created.payload.id
    const actualDua = megabyteOfText
    await api.services.store.transaction((writer) =>
      writer.insertAll(
        'Dua',
        Array.from({ length: 40 }, (_, index) => ({
          ...{ title: `Dua ${index}`, actualDua, active: true },
          ...{ duaCategoryId: category, duaTranslation: 'A translation', spelling: 'A spelling' },
        })),
      ),
    )
    const list = (size: number): Promise<TestResponse> =>
      api.call('GET', `/api/dua/all?pageNo=0&pageSize=${size}`)
    expect(await list(100)).toMatchObject({
      status: 400,
      body: { code: 'request.pageTooLarge', errors: [{ path: '?pageSize' }] },
    })
    const small = await list(10)
    expect([small.status, small.body.payload.content.length, small.body.payload.totalElements]).toEqual([
      200, 10, 40,
    ])
  })
})

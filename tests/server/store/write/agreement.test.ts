import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestAnswer, type TestApi } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('what a record refers to on %s', (kind) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  const create = async (path: string, body: object): Promise<number> => {
    const answer = await api.call('POST', `/api/${path}/create`, { body })
    expect(answer).toMatchObject({ status: 200 })
    return answer.body.payload.id
  }
  const hadithOf = (hadithCategoryId: number, hadithSubCategoryId: number | null, id?: number): object => ({
    ...(id !== undefined && { id }),
    title: 'A',
    actualHadith: 'أ',
    hadithTranslation: 'A',
    hadithCategoryId,
    hadithSubCategoryId,
  })
  const refusal = (path: string, message: string): object => ({
    status: 422,
    body: { success: false, errors: [{ path, message }] },
  })

  it('goes with its other properties: a sub-category with its category', async () => {
    const [faith, prayer] = [
      await create('hadith-category', { title: 'Faith' }),
      await create('hadith-category', { title: 'Prayer' }),
    ]
    const intention = await create('hadith-category', { title: 'Intention', parentCategoryId: faith })
    const send = (method: string, path: string, body: object): Promise<TestAnswer> =>
      api.call(method, `/api/hadith/${path}`, { body })
    const wrong = refusal('/hadithSubCategoryId', 'belongs to another hadith category')
    expect(await send('POST', 'create', hadithOf(prayer, intention))).toMatchObject(wrong)
    expect(await send('POST', 'create', hadithOf(faith, prayer))).toMatchObject(wrong)
    const id = await create('hadith', hadithOf(faith, intention))
    await create('hadith', hadithOf(faith, null))
    expect(await send('PUT', 'update', hadithOf(prayer, intention, id))).toMatchObject(wrong)
    expect((await api.call('GET', `/api/hadith/id/${id}`)).body.payload.hadithCategoryId).toBe(faith)
    expect((await send('PUT', 'update', hadithOf(prayer, null, id))).status).toBe(200)
  })

  it('goes with its other properties: a category of podcasts with a podcast', async () => {
    const mediaCategoryId = await create('media-category', { title: 'Talks', video: false })
    const media = { title: 'A', mediaLink: 'https://example.org/a', mediaCategoryId, sectionRequests: [] }
    const answer = await api.call('POST', '/api/media/create', { body: { ...media, video: true } })
    expect(answer).toMatchObject(refusal('/mediaCategoryId', 'does not go with video'))
    await create('media', { ...media, video: false })
    // What is left out is what the contract says it is then.
    await create('media', media)
  })
})

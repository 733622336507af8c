import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('references of a record on %s', (kind) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  const create = async (path: string, body: object): Promise<number> => {
    const response = await api.call('POST', `/api/${path}/create`, { body })
    expect(response).toMatchObject({ status: 200 })
    return response.body.payload.id
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

  it('matches its other properties: a sub-category its category', async () => {
    const [faith, prayer] = [
      await create('hadith-category', { title: 'Faith' }),
      await create('hadith-category', { title: 'Prayer' }),
    ]
    const intention = await create('hadith-category', { title: 'Intention', parentCategoryId: faith })
    const send = (method: string, path: string, body: object): Promise<TestResponse> =>
      api.call(method, `/api/hadith/${path}`, { body })
    const wrong = refusal('/hadithSubCategoryId', 'This belongs to another hadith category.')
    expect(await send('POST', 'create', hadithOf(prayer, intention))).toMatchObject(wrong)
    expect(await send('POST', 'create', hadithOf(faith, prayer))).toMatchObject(wrong)
    const id = await create('hadith', hadithOf(faith, intention))
    await create('hadith', hadithOf(faith, null))
    expect(await send('PUT', 'update', hadithOf(prayer, intention, id))).toMatchObject(wrong)
    expect((await api.call('GET', `/api/hadith/id/${id}`)).body.payload.hadithCategoryId).toBe(faith)
    expect((await send('PUT', 'update', hadithOf(prayer, null, id))).status).toBe(200)
  })

  it('matches its other properties: a category of podcasts a podcast', async () => {
    const mediaCategoryId = await create('media-category', { title: 'Talks', video: false })
    const media = { title: 'A', mediaLink: 'https://example.org/a', mediaCategoryId, sectionRequests: [] }
    const response = await api.call('POST', '/api/media/create', { body: { ...media, video: true } })
    expect(response).toMatchObject(refusal('/mediaCategoryId', 'This does not go with video.'))
    await create('media', { ...media, video: false })
    // An omitted property has the default of the contract.
    await create('media', media)
  })
  it('keeps a sub-category in its category, and a category of its kind, while others depend on that', async () => {
    const [one, two] = [
      await create('hadith-category', { title: 'Manners' }),
      await create('hadith-category', { title: 'Trade' }),
    ]
    const id = await create('hadith-category', { title: 'Honesty', parentCategoryId: one })
    const move = (parentCategoryId: number, title: string): Promise<TestResponse> =>
      api.call('PUT', '/api/hadith-category/update', { body: { id, title, parentCategoryId } })
    expect((await move(two, 'Honesty')).status).toBe(200)
    const hadith = await create('hadith', hadithOf(two, id))
    await create('hadith', hadithOf(two, id))
    expect(await move(one, 'Honesty')).toMatchObject(
      refusal('/parentCategoryId', 'This cannot be changed while in use by 2 hadiths.'),
    )
    expect((await move(two, 'Honest trade')).status).toBe(200)
    expect((await api.call('PUT', '/api/hadith/update', { body: hadithOf(two, null, hadith) })).status).toBe(
      200,
    )
    expect((await move(one, 'Honesty')).status).toBe(422)

    const kind = await create('media-category', { title: 'Walks', video: false })
    await create('media', {
      title: 'A',
      mediaLink: 'https://example.org/a',
      mediaCategoryId: kind,
      sectionRequests: [],
    })
    const turned = { id: kind, title: 'Walks', video: true }
    expect(await api.call('PUT', '/api/media-category/update', { body: turned })).toMatchObject(
      refusal('/video', 'This cannot be changed while in use by 1 media.'),
    )
  })

  it('does not restore references that no longer match', async () => {
    const category = async (parentCategoryId?: number): Promise<number> =>
      create('hadith-category', { title: crypto.randomUUID(), ...(parentCategoryId && { parentCategoryId }) })
    const [from, to] = [await category(), await category()]
    const id = await category(from)
    const hadith = await create('hadith', hadithOf(from, id))
    expect((await api.call('DELETE', `/api/hadith/delete/${hadith}`)).status).toBe(200)
    const move = (parentCategoryId: number): Promise<TestResponse> =>
      api.call('PUT', '/api/hadith-category/update', { body: { id, title: 'Moved', parentCategoryId } })
    expect((await move(to)).status).toBe(200)
    const undone = (): Promise<TestResponse> =>
      api.call('POST', '/api/trash/undo', { body: { resource: 'Hadith', recordId: hadith } })
    expect(await undone()).toMatchObject({
      status: 409,
      body: { code: 'record.refersToChanged', errors: [{ path: '/hadithSubCategoryId' }] },
    })
    expect((await move(from)).status).toBe(200)
    expect((await undone()).status).toBe(200)
  })

  it('may be another, or none, if a record is restored whose reference no longer matches', async () => {
    const [from, to] = [
      await create('hadith-category', { title: 'Seas' }),
      await create('hadith-category', { title: 'Rivers' }),
    ]
    const id = await create('hadith-category', { title: 'Nile', parentCategoryId: from })
    const hadith = await create('hadith', hadithOf(from, id))
    await api.call('DELETE', `/api/hadith/delete/${hadith}`)
    const moved = { id, title: 'Nile', parentCategoryId: to }
    expect((await api.call('PUT', '/api/hadith-category/update', { body: moved })).status).toBe(200)
    // It cannot be moved back any more either.
    await create('hadith', hadithOf(to, id))
    const undo = (hadithSubCategoryId?: number | null): Promise<TestResponse> => {
      const values = hadithSubCategoryId !== undefined && { values: { hadithSubCategoryId } }
      return api.call('POST', '/api/trash/undo', {
        body: { resource: 'Hadith', recordId: hadith, ...values },
      })
    }
    const property = 'hadithSubCategoryId'
    const unfit = (recordId: number): object => ({
      status: 409,
      body: {
        payload: {
          resource: 'Hadith',
          collisions: [],
          gone: [{ property, recordId, optional: true, unfit: true, agreesWith: { hadithCategoryId: from } }],
        },
      },
    })
    expect(await undo()).toMatchObject(unfit(id))
    expect(await undo(to)).toMatchObject(unfit(to))
    expect((await undo(null)).status).toBe(200)
    const { hadithCategoryId, hadithSubCategoryId } = (await api.call('GET', `/api/hadith/id/${hadith}`)).body
      .payload
    expect([hadithCategoryId, hadithSubCategoryId ?? null]).toEqual([from, null])
  })

  it('is not referred to while it changes', async () => {
    const mediaCategoryId = await create('media-category', { title: 'Evenings', video: false })
    const media = { title: 'A', mediaLink: 'https://example.org/a', mediaCategoryId, sectionRequests: [] }
    const both = Array.from({ length: 6 }, async () => {
      const [made, changed] = await Promise.all([
        api.call('POST', '/api/media/create', { body: { ...media, video: false } }),
        api.call('PUT', '/api/media-category/update', {
          body: { id: mediaCategoryId, title: 'Evenings', video: true },
        }),
      ])
      return [made.status, changed.status]
    })
    await Promise.all(both)
    const { video } = (await api.services.store.get('MediaCategory', mediaCategoryId))?.body ?? {}
    expect(await api.services.store.count('Media', { mediaCategoryId, video: video !== true })).toBe(0)
  })
})

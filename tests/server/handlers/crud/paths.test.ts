import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'
import { startFixture } from '../../fixture-api.ts'
import { operation } from '../../fixture-contract.ts'
import { id } from '../../fixture-schemas.ts'

describe.each(databaseKinds)('the address of a record on %s', (kind) => {
  let api: TestApi
  let own: number
  let other: number
  let photo: number

  beforeAll(async () => {
    api = await startTestApi({ kind })
    await api.services.store.transaction(async (writer) => {
      own = await writer.insert('PhotoCategory', { title: 'Evening', active: true })
      other = await writer.insert('PhotoCategory', { title: 'Morning', active: true })
      const file = await writer.insert('DbFile', {
        fileUrl: '/files/a/moon.png',
        fileName: 'moon.png',
        fileExtension: 'png',
      })
      const content = { title: 'Moon', active: true, photoPreviewId: file }
      photo = await writer.insert('PhotoContent', { ...content, photoCategoryId: own })
    })
  })
  afterAll(() => api.end())

  const read = () => api.call('GET', `/api/photo_content/id/photo/${photo}`)
  const remove = (category: number) => api.call('DELETE', `/api/photo_content/delete/${category}/${photo}`)

  it('lists the records below another one', async () => {
    const titles = async (category: number): Promise<string[]> => {
      const { body } = await api.call('GET', `/api/photo_content/id/${category}?pageNo=0&pageSize=10`)
      return body.payload.content.map(({ title }: { title: string }) => title)
    }
    expect([await titles(own), await titles(other)]).toEqual([['Moon'], []])
  })

  it('has the version of the record, which a change can name', async () => {
    const { headers } = await api.call('GET', `/api/photo-category/id/${own}`)
    expect(headers.etag).toBe('"1"')
    const rename = (version: unknown) =>
      api.call('PUT', '/api/photo-category/update', {
        body: { id: own, title: 'Night', active: true },
        headers: { 'if-match': String(version) },
      })
    expect((await rename(headers.etag)).status).toBe(200)
    expect((await rename(headers.etag)).status).toBe(409)
    expect((await rename('"9", W/"2"')).status).toBe(200)
    expect((await rename('*')).status).toBe(200)
  })

  it('keeps what an update does not list', async () => {
    const { photoPreviewId, title, active } = (await read()).body.payload
    const body = { id: photo, title: `${title} again`, active, photoPreviewId }
    expect((await api.call('PUT', '/api/photo_content/update', { body })).status).toBe(200)
    expect((await read()).body.payload).toMatchObject({ title: 'Moon again', photoCategoryId: own })
    const unknown = { body: { ...body, id: photo + 100 } }
    expect((await api.call('PUT', '/api/photo_content/update', unknown)).status).toBe(404)
  })

  it('deletes a record only below the one that it belongs to', async () => {
    expect((await remove(other)).status).toBe(404)
    expect((await read()).status).toBe(200)
    expect(await remove(own)).toMatchObject({ status: 200, body: { payload: null } })
    expect((await read()).status).toBe(404)
    expect((await remove(own)).status).toBe(404)
  })
})

/** Poems are created below their poet, and returned. */
const belowPoets = (document: JsonObject): void => {
  const { post } = (document.paths as Record<string, { post: JsonObject }>)['/api/poem/create'] ?? {}
  const below = operation('createPoem', {
    parameters: [{ name: 'poetId', in: 'path', required: true, schema: id }],
    payload: { $ref: '#/components/schemas/Poem' },
  })
  Object.assign(document.paths as object, {
    '/api/poem/create': {},
    '/api/poet/{poetId}/poem': { post: { ...post, ...below } },
  })
}

it.each(databaseKinds)('a record created below another belongs to it on %s', async (kind) => {
  const { api, poem, poets } = await startFixture(kind, belowPoets)
  const { body } = await api.call('POST', `/api/poet/${poets[1]}/poem`, { body: poem('a1') })
  expect(body.payload).toMatchObject({ code: 'a1', poetId: poets[1], poetName: 'Yusuf' })
  await api.end()
})

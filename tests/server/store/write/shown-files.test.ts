import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { png } from '../../../support/content/pictures.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { multipart } from '../../../support/server/multipart.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('rich text on %s', (kind) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  const upload = async (): Promise<{ id: number; fileUrl: string }> => {
    const fields = { fileType: 'image/png', fileUploadType: 'CMS' }
    const form = await multipart(fields, { name: 'a.png', content: png() })
    return (await api.call('POST', '/api/db-file/upload', form)).body.payload
  }

  it('refuses a text with a missing file, unless the stored text has it', async () => {
    const category = await api.call('POST', '/api/article-category/create', { body: { title: 'A' } })
    const { id: fileId, fileUrl } = await upload()
    const send = (method: string, operation: string, url: string, id?: number): Promise<TestResponse> =>
      api.call(method, `/api/article/${operation}`, {
        body: {
          ...(id !== undefined && { id }),
          title: 'A',
          articleCategoryId: category.body.payload.id,
          content: `<p><img src="${url}"></p>`,
        },
      })
    const swept = '/files/swept-long-ago/a.png'
    const refused = { status: 422, body: { errors: [{ path: '/content', code: 'fault.noSuchFile' }] } }
    expect(await send('POST', 'create', swept)).toMatchObject(refused)
    const { status, body } = await send('POST', 'create', fileUrl)
    expect(status).toBe(200)
    expect(await send('PUT', 'update', swept, body.payload.id)).toMatchObject(refused)
    await api.services.store.db.query('delete from db_file where id = $1', [fileId])
    expect(await send('PUT', 'update', fileUrl, body.payload.id)).toMatchObject({ status: 200 })
  })
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.ts'
import { png } from '../../support/content/pictures.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

const megabyte = 1024 * 1024

/** The contract with a limit of 1 MB for pictures of the pages. */
const contract = (): JsonObject => {
  const document = JSON.parse(
    readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
  )
  document.components.schemas.UploadArea['x-accepts'].CMS = { image: 1 }
  return document
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ contract: contract() })
})
afterAll(() => api.end())

it.each([
  ['CMS', 'before', 413],
  ['CMS', 'after', 413],
  ['USER', 'before', 200],
  ['USER', 'after', 200],
] as const)('each area has its own size: %s, said %s the file', async (area, place, status) => {
  const form = new FormData()
  const file = new File([new Uint8Array(png(8, 8, megabyte))], 'a.png')
  if (place === 'after') form.append('file', file)
  form.append('fileType', 'image/png')
  form.append('fileUploadType', area)
  if (place === 'before') form.append('file', file)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const response = await api.call('POST', '/api/db-file/upload', {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
  expect(response.status).toBe(status)
  if (status === 413) expect(response.body.message).toBe('The file is larger than 1 MB.')
})

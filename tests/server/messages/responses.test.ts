import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.end())

const asked = (language: string | null, method: string, url: string, body?: object): Promise<TestResponse> =>
  api.call(method, url, {
    ...(body && { body }),
    headers: language === null ? {} : { 'accept-language': language },
  })

it.each([null, 'en', 'en-GB,bn;q=0.4', 'it'])(
  'English messages equal the contract when %s is requested',
  async (language) => {
    const made = await asked(language, 'POST', '/api/dua-category/create', { title: `Morning ${language}` })
    expect(made.body.message).toBe('Dua category created')
    const refused = await asked(language, 'POST', '/api/dua-category/create', { title: '' })
    expect(refused.body).toEqual({
      success: false,
      message: 'The request is not valid.',
      code: 'request.invalid',
      errors: [{ path: '/title', message: 'must not be empty', code: 'fault.notEmpty' }],
    })
  },
)

it('successes, refusals, missing records and unknown paths have messages in the requested language', async () => {
  const made = await asked('bn-BD', 'POST', '/api/dua-category/create', { title: 'সকাল' })
  expect(made.body.message).toBe('দোয়ার বিভাগ তৈরি হয়েছে')
  const refused = await asked('de', 'POST', '/api/dua-category/create', { title: 'x'.repeat(256) })
  expect(refused.body).toMatchObject({
    message: 'Die Anfrage ist ungültig.',
    errors: [
      {
        path: '/title',
        message: 'darf höchstens 255 Zeichen haben',
        code: 'fault.maxLength',
        params: { limit: 255 },
      },
    ],
  })
  const missing = await asked('nl', 'GET', '/api/dua-category/id/999999')
  expect(missing).toMatchObject({
    status: 404,
    body: { message: 'Het record is niet gevonden.', code: 'record.missing' },
  })
  const unknown = await asked('fr', 'GET', '/api/nothing')
  expect(unknown.body.message).toBe('Il n’y a rien à cette adresse.')
  expect((await asked('bn', 'GET', '/api/dua-category/all')).body.message, 'reading says nothing').toBe('')
})

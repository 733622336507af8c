import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

describe('texts', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.end())

  const post = (path: string, body: object, token?: null): Promise<TestResponse> =>
    api.call('POST', `/api/${path}`, { body, ...(token === null && { token }) })
  /** A body that is only valid after its texts are cleaned. */
  const postUnclean = (path: string, body: object): Promise<TestResponse> =>
    api.call('POST', `/api/${path}`, { body, invalid: true })
  const create = async (title: string): Promise<TestResponse> => post('dua-category/create', { title })
  const titleOf = async (id: number): Promise<string> =>
    (await api.call('GET', `/api/dua-category/id/${id}`)).body.payload.title

  it.each([
    ['  Morning\u200b\n', 'Morning'],
    ['বিষ\u09df', 'বিষ\u09af\u09bc'],
    ['ক্\u200dষমা', 'ক্\u200dষমা'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('stores %j as %j', async (typed, stored) => {
    const { body } = await create(typed)
    expect(await titleOf(body.payload.id)).toBe(stored)
    const found = await api.call('GET', `/api/dua-category/all?title=${encodeURIComponent(typed.trim())}`)
    expect(found.body.payload.totalElements, 'found by what was typed').toBe(1)
  })

  it.each(['', '   ', '\u200b\u3164\u200e', '\u00a0\u2060', '\u200d'])(
    'treats a title that shows nothing (%j) as missing',
    async (title) => {
      expect(await create(title)).toMatchObject({
        status: 400,
        body: { errors: [{ path: '/title', message: 'must not be empty' }] },
      })
    },
  )

  it('counts characters without blanks and invisible characters at the ends', async () => {
    const title = ` ${'অ'.repeat(255)}\u200b `
    expect((await postUnclean('dua-category/create', { title })).status).toBe(200)
  })

  it('keeps visually equal values unique', async () => {
    const role = (roleName: string): Promise<TestResponse> =>
      post('role/create', { roleName, roleType: 'ADMIN', previlegeId: [] })
    expect((await role('Éditeur বিষ\u09df')).status).toBe(200)
    for (const again of [' Éditeur বিষ\u09df\u200b', 'E\u0301diteur বিষ\u09af\u09bc', 'ÉDITEUR বিষ\u09df'])
      expect([again, (await role(again)).status]).toEqual([again, 409])
  })

  const signUp = (email: string): Promise<TestResponse> =>
    post('auth/signup', { name: 'A', essNumber: '1', email, password: ' a-Long-one-1 ' }, null)

  it('trims addresses, and keeps the blanks of passwords', async () => {
    const admin = { name: 'A', roleId: 1, email: ' Blank@example.org ', password: ' a-Long-one-1 ' }
    expect((await postUnclean('user/create', admin)).status).toBe(200)
    const [user] = await api.services.store.find('User', { email: 'blank@example.org' }, { limit: 1 })
    expect(user?.body.email).toBe('Blank@example.org')
    const signIn = (password: string): Promise<TestResponse> =>
      postUnclean('signin', { email: '\u200bblank@example.org ', password })
    expect((await signIn('a-Long-one-1')).status).toBe(401)
    expect((await signIn(' a-Long-one-1 ')).status).toBe(200)
  })

  it.each([
    '\u0430dmin@example.org',
    'ad\u200bmin@example.org',
    'ａdmin@example.org',
    'f\u03bfo@example.org',
  ])('refuses an address that looks like another: %s', async (email) => {
    const refusal = {
      status: 400,
      body: {
        errors: [
          {
            path: '/email',
            message: 'This text mixes letters that look alike, or holds signs that cannot be seen.',
          },
        ],
      },
    }
    expect(await signUp(email)).toMatchObject(refusal)
    const user = { name: 'A', email, password: 'A-long-password-1', roleId: 1 }
    expect(await post('user/create', user)).toMatchObject(refusal)
  })

  it('signs in a user who had such an address before', async () => {
    const email = '\u0430lt@example.org'
    await api.services.store.transaction((writer) =>
      writer.insert('User', { name: 'A', email, registerType: 'APP', verified: true, banned: false }),
    )
    expect((await post('signin', { email, password: 'wrong' }, null)).status).toBe(401)
  })

  const section = async (text: string): Promise<TestResponse> =>
    post('page-translation/1/section/add', { title: 'A', contents: [{ languageId: 1, text }] })

  it('stores no rich text that could not be saved again', async () => {
    await post('language/create', { name: 'Bengali', code: 'bn' })
    // Each character becomes five.
    expect(await section('&'.repeat(41_000))).toMatchObject({
      status: 400,
      body: { errors: [{ path: '/contents/0/text', message: 'must NOT have more than 200000 characters' }] },
    })
    const { body } = await section('&'.repeat(40_000))
    const id = body.payload.id
    const stored = await api.call('GET', `/api/page/1/section/id/${id}`)
    const [{ translatedText: text }] = stored.body.payload.contents
    expect(text).toBe('&amp;'.repeat(40_000))
    const again = { id, title: 'A', contents: [{ languageId: 1, text }] }
    const response = await api.call('PUT', '/api/page-translation/1/section/update', { body: again })
    expect(response.status).toBe(200)
    const after = await api.call('GET', `/api/page/1/section/id/${id}`)
    expect(after.body.payload.contents).toEqual(stored.body.payload.contents)
  })

  it('treats rich text that shows nothing as missing', async () => {
    expect(await section('<p>&nbsp;</p>')).toMatchObject({
      status: 400,
      body: { errors: [{ path: '/contents/0/text', message: 'must not be empty' }] },
    })
  })

  it('refuses rich text that would keep the server busy, at its place', async () => {
    const deep = '<div>'.repeat(39_000)
    expect(await section(deep)).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/contents/0/text', message: 'is nested more than 100 levels deep' }] },
    })
    const contents = Array.from({ length: 37 }, () => ({ languageId: 1, text: deep }))
    expect(await post('page-translation/1/section/add', { title: 'A', contents })).toMatchObject({
      status: 413,
      body: { errors: [{ path: '/contents/5/text' }] },
    })
  })
})

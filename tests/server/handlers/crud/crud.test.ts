import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('duas on %s', (kind) => {
  let api: TestApi
  let morning: number
  let travel: number

  const dua = (title: string, more: object = {}): object => ({
    title,
    actualDua: 'الحمد لله',
    duaCategoryId: morning,
    duaTranslation: 'সকল প্রশংসা আল্লাহর।',
    spelling: 'Alhamdulillah',
    ...more,
  })
  const create = async (resource: string, body: object): Promise<number> => {
    const response = await api.call('POST', `/api/${resource}/create`, { body })
    expect(response).toMatchObject({ status: 200 })
    return response.body.payload.id
  }
  const titles = async (query: string): Promise<string[]> => {
    const { body } = await api.call('GET', `/api/dua/all?${query}`)
    return body.payload.content.map((row: { title: string }) => row.title)
  }

  beforeAll(async () => {
    api = await startTestApi({ kind })
    morning = await create('dua-category', { title: 'Morning' })
    travel = await create('dua-category', { title: 'أدعية السفر', active: false })
  })
  afterAll(() => api.end())

  it('creates a dua in Arabic, reads it back with category and writer, and returns its message', async () => {
    const response = await api.call('POST', '/api/dua/create', { body: dua('دعاء الشكر') })
    expect(response.body).toEqual({
      success: true,
      message: 'Dua created',
      payload: { id: expect.any(Number) },
    })
    const { id } = response.body.payload
    const { body } = await api.call('GET', `/api/dua/id/${id}`)
    expect(body.payload).toMatchObject({
      id,
      title: 'دعاء الشكر',
      duaCategoryTitle: 'Morning',
      active: true,
      lastModifiedBy: 'Administrator',
      deletable: true,
    })
    expect(Date.now() - Date.parse(body.payload.creationDate)).toBeLessThan(60_000)
    expect((await api.call('DELETE', `/api/dua/delete/${id}`)).body.message).toBe('Dua deleted')
    expect((await api.call('GET', `/api/dua/id/${id}`)).status).toBe(404)
  })

  it('replaces the listed properties of an update, and fills in defaults of the contract', async () => {
    const id = await create('dua', dua('Before', { active: false }))
    const response = await api.call('PUT', '/api/dua/update', {
      body: { id, ...dua('After', { duaCategoryId: travel }) },
    })
    expect(response.body).toMatchObject({ message: 'Dua updated', payload: { id } })
    const { body } = await api.call('GET', `/api/dua/id/${id}`)
    expect(body.payload).toMatchObject({ title: 'After', duaCategoryTitle: 'أدعية السفر', active: true })
    await api.call('DELETE', `/api/dua/delete/${id}`)
  })

  describe('lists', () => {
    const many = ['Alpha', 'beta 100%', 'Gamma_x', 'দোয়া এক', 'ÉTUDE', 'back\\slash']
    let ids: number[]
    beforeAll(async () => {
      ids = []
      for (const [index, title] of many.entries())
        ids.push(
          await create(
            'dua',
            dua(title, { active: index % 2 === 0, actualDua: index < 2 ? 'بسم الله' : 'الله أكبر' }),
          ),
        )
    })
    afterAll(async () => {
      for (const id of ids) await api.call('DELETE', `/api/dua/delete/${id}`)
    })

    it.each([
      ['', [...many].reverse()],
      ['ascOrDesc=asc', many],
      ['title=&active=&duaCategoryId=', [...many].reverse()],
      ['sortBy=title&ascOrDesc=asc&pageSize=3', ['Alpha', 'back\\slash', 'beta 100%']],
      ['title=ALPHA', ['Alpha']],
      ['title=%C3%A9tude', ['ÉTUDE']],
      ['title=%25', ['beta 100%']],
      ['title=a_x', ['Gamma_x']],
      ['title=k%5Cs', ['back\\slash']],
      ['title=nothing', []],
      [`title=${encodeURIComponent("'; drop table dua; --")}`, []],
      [`actualDua=${encodeURIComponent('بسم')}`, ['beta 100%', 'Alpha']],
      ['active=false', ['back\\slash', 'দোয়া এক', 'beta 100%']],
    ])('%s', async (query, expected) => {
      expect(await titles(query)).toEqual(expected)
    })

    it('refuses parameters that the contract does not list, and names the one that was meant', async () => {
      const { status, body } = await api.call('GET', '/api/dua/all?tittle=alpha&PageNO=1&colour=&title=a')
      expect({ status, ...body }).toEqual({
        status: 400,
        success: false,
        message: 'The request has unknown parameters: tittle, PageNO, colour.',
        code: 'request.unknownParameters',
        params: { names: 'tittle, PageNO, colour' },
        errors: [
          ...['title', 'pageNo'].map((meant, at) => ({
            path: ['?tittle', '?PageNO'][at],
            message: `is no parameter of this call; did you mean ${meant}?`,
            code: 'fault.misspeltParameter',
            params: { meant },
          })),
          { path: '?colour', message: 'is no parameter of this call', code: 'fault.unknownParameter' },
        ],
      })
    })

    it('finds text typed in another Unicode composition', async () => {
      const { body } = await api.call('GET', `/api/dua/all?title=${encodeURIComponent('e\u0301tude')}`)
      expect(body.payload.content).toHaveLength(1)
    })

    it('cuts pages and counts all', async () => {
      const { body } = await api.call('GET', '/api/dua/all?pageNo=1&pageSize=4')
      expect(body.payload.content).toHaveLength(2)
      expect(body.payload).toMatchObject({ totalElements: 6, pageable: { pageSize: 4, pageNumber: 1 } })
      const beyond = await api.call('GET', '/api/dua/all?pageNo=9&pageSize=4')
      expect(beyond.body.payload).toMatchObject({ content: [], totalElements: 6 })
    })

    it('filters by category, and finds nothing for an unknown category', async () => {
      expect(await titles(`duaCategoryId=${morning}`)).toHaveLength(6)
      expect(await titles(`duaCategoryId=${travel}`)).toEqual([])
    })

    it('returns categories by title, number and text, up to a limit', async () => {
      const names = async (query: string): Promise<string[]> => {
        const { body } = await api.call('GET', `/api/dua-category/total?${query}`)
        return body.payload.map((row: { title: string }) => row.title)
      }
      expect(await names('')).toEqual(['Morning', 'أدعية السفر'])
      expect(await names('active=true')).toEqual(['Morning'])
      expect(await names('search=MORN')).toEqual(['Morning'])
      expect(await names(`ids=${travel},999`)).toEqual(['أدعية السفر'])
      expect(await names('limit=1')).toEqual(['Morning'])
    })

    it('returns that a category in use cannot be deleted, and what uses it', async () => {
      const { body } = await api.call('GET', '/api/dua-category/all?title=morning')
      expect(body.payload.content[0]).toMatchObject({ deletable: false })
      const refused = await api.call('DELETE', `/api/dua-category/delete/${morning}`)
      expect(refused.status).toBe(409)
      expect(refused.body.message).toBe('The dua category is in use by 6 duas and cannot be deleted.')
    })
  })

  describe('refuses', () => {
    const path = (response: { body: { errors?: { path: string }[] } }): string[] =>
      (response.body.errors ?? []).map((error) => error.path)

    it.each([
      ['a missing title', { title: undefined }, ['/title']],
      ['an empty title', { title: '' }, ['/title']],
      ['a title that is too long', { title: 'x'.repeat(256) }, ['/title']],
      ['a wrong type', { active: 'yes' }, ['/active']],
      ['a property that is none', { colour: 'red' }, ['/colour']],
      ['a number beyond the exact ones', { duaCategoryId: 2 ** 53 }, ['/duaCategoryId']],
      ['a character that is no text', { spelling: 'a\0b' }, ['/spelling']],
      ['half a character', { spelling: '\ud800' }, ['/spelling']],
    ])('%s', async (_name, change, paths) => {
      const response = await api.call('POST', '/api/dua/create', { body: dua('Title', change) })
      expect(response.status).toBe(400)
      expect(path(response)).toEqual(paths)
      expect(response.body).toMatchObject({ success: false, message: 'The request is not valid.' })
    })

    it.each([
      ['GET', '/api/dua/all?sortBy=colour', '?sortBy'],
      ['GET', '/api/dua/all?pageSize=0', '?pageSize'],
      ['GET', '/api/dua/all?pageNo=-1', '?pageNo'],
      ['GET', '/api/dua/all?active=maybe', '?active'],
      ['GET', '/api/dua/all?title=a&title=b', '?title'],
      ['GET', '/api/dua/all?title=a%00', '?title'],
      ['GET', '/api/dua/id/abc', '{id}'],
      ['GET', '/api/dua/id/9007199254740993', '{id}'],
      ['DELETE', '/api/dua/delete/0', '{id}'],
    ])('%s %s', async (method, url, expected) => {
      const response = await api.call(method, url)
      expect(response.status).toBe(400)
      expect(path(response)).toEqual([expected])
    })

    it('invalid JSON, a missing body, and another content type', async () => {
      const send = (payload: string, type: string): Promise<{ statusCode: number; json: () => unknown }> =>
        api.inject({
          method: 'POST',
          url: '/api/dua/create',
          payload,
          headers: { 'content-type': type, authorization: `Bearer ${token}` },
        })
      const token = await api.tokenOf(1)
      expect((await send('{"title":', 'application/json')).json()).toMatchObject({
        success: false,
        errors: [{ path: '', message: 'is not JSON' }],
      })
      expect((await send('', 'application/json')).statusCode).toBe(400)
      expect((await send('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
      expect((await send('{"__proto__": {"a": 1}}', 'application/json')).statusCode).toBe(400)
    })

    it('a category that does not exist, with its place', async () => {
      const response = await api.call('POST', '/api/dua/create', {
        body: dua('Lost', { duaCategoryId: 999_999 }),
      })
      expect(response.status).toBe(422)
      expect(response.body.errors).toEqual([
        { path: '/duaCategoryId', message: 'There is no such record.', code: 'fault.noSuchRecord' },
      ])
      expect(await titles('title=Lost')).toEqual([])
    })

    it('missing records', async () => {
      expect((await api.call('GET', '/api/dua/id/999999')).status).toBe(404)
      expect((await api.call('DELETE', '/api/dua/delete/999999')).status).toBe(404)
      const missing = { body: { id: 999_999, ...dua('None') } }
      expect((await api.call('PUT', '/api/dua/update', missing)).status).toBe(404)
      expect((await api.call('GET', '/api/nothing')).body.code).toBe('request.nothingThere')
    })

    it('a used language code, in any letter case', async () => {
      expect(
        (await api.call('POST', '/api/language/create', { body: { name: 'English', code: 'en-GB' } })).status,
      ).toBe(200)
      const response = await api.call('POST', '/api/language/create', {
        body: { name: 'Other', code: 'en-gb' },
      })
      expect(response.status).toBe(409)
      expect(response.body.errors).toMatchObject([{ path: '/code', code: 'fault.taken' }])
    })
  })

  it('accepts paths with a trailing slash', async () => {
    expect((await api.call('GET', '/api/dua/all/')).status).toBe(200)
  })
})

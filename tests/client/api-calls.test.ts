import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiCall } from '../../src/client/api-client.ts'
import { mockConventions, restoreConventions } from '../support/contract/other-conventions.ts'

type Client = typeof import('../../src/client/api-client.ts')
type Http = typeof import('../../src/client/http.ts')

const picture = 'data:image/png;name=rex.png;base64,QQ=='
const signal = new AbortController().signal
const offset = { by: 'offset', index: 'offset', size: 'limit' } as const
const photo = { method: 'post', path: '/photos', part: 'file', value: 'data.url' }
let client: Client
let http: Http['http']
let sent: InternalAxiosRequestConfig[] = []

/** Answers from now on; each response is a body or a status. */
const answer = (...responses: unknown[]): void => {
  sent = []
  http.defaults.adapter = async (config): Promise<AxiosResponse> => {
    sent.push(config)
    const next = responses.length > 1 ? responses.shift() : responses[0]
    const isFailure = typeof next === 'number'
    const response = {
      config,
      data: isFailure ? '' : next,
      headers: {},
      status: isFailure ? next : 200,
      statusText: '',
    }
    if (isFailure) throw new AxiosError('', undefined, config, {}, response)
    return response
  }
}

const formOf = (config: InternalAxiosRequestConfig | undefined): FormData => config?.data

beforeAll(async () => {
  mockConventions({ envelope: null, ids: { property: 'id', type: 'string' } })
  client = await import('../../src/client/api-client.ts')
  http = (await import('../../src/client/http.ts')).http
})
afterAll(restoreConventions)
beforeEach(() => answer({}))

const pet: ApiCall = { method: 'get', path: '/pets/{id}', id: 'uuid', at: 'data' }

/** Runs a query of the client as the console does. */
const ask = (call: ApiCall, ...args: unknown[]): Promise<unknown> => {
  const options = client.apiClient({ findPets: call }).getFindPetsQueryOptions as (...args: unknown[]) => {
    queryFn: (context: { signal: AbortSignal }) => Promise<unknown>
  }
  return options(...args).queryFn({ signal })
}

const change = (call: ApiCall, variables: object, request?: object): Promise<unknown> => {
  const options = client.apiClient({ savePet: call }).getSavePetMutationOptions as (options: object) => {
    mutationFn: (variables: object) => Promise<unknown>
  }
  return options(request ? { request } : {}).mutationFn({ pathParams: {}, ...variables })
}

describe('a query', () => {
  it('of a list has its page, and reads rows and total', async () => {
    const list = { total: { property: 'total' }, paging: offset }
    answer({ data: [{ uuid: 'a', scan: 'QQ==', photo: '/photos/1' }], total: 57 })
    const call: ApiCall = { ...pet, path: '/pets', list, query: { all: 1 }, headers: { 'X-Api': '2' } }
    const files = { scan: 'base64', photo } as const
    expect(await ask({ ...call, files }, { pageNo: 2, pageSize: 25, name: 'Rex' })).toMatchObject({
      payload: {
        content: [{ id: 'a', scan: expect.stringContaining('base64,QQ=='), photo: '/photos/1' }],
        totalElements: 57,
      },
    })
    expect(sent.map((config) => http.getUri(config))).toEqual(['/pets?all=1&name=Rex&offset=50&limit=25'])
    expect([sent[0]?.headers.get('X-Api'), sent[0]?.signal]).toEqual(['2', signal])
  })

  it('of a list without a total counts the rows before it', async () => {
    answer({ data: [{ uuid: 'a' }, { uuid: 'b' }] })
    const list = { total: null, paging: offset }
    expect(await ask({ ...pet, path: '/pets', list }, { pageNo: 2, pageSize: 2 })).toMatchObject({
      payload: { totalElements: 7 },
    })
  })

  it('of all rows has no page', async () => {
    answer([{ uuid: 'a' }])
    const list = { total: null, paging: null }
    const all = await ask({ ...pet, path: '/pets', at: '', list }, { pageNo: 0, pageSize: 10 })
    expect(all).toMatchObject({ payload: { content: [{ id: 'a' }], totalElements: 1 } })
    expect(await ask({ ...pet, path: '/pets', at: '', list })).toEqual(all)
    expect(sent.map((config) => http.getUri(config))).toEqual(['/pets', '/pets'])
  })

  it('of a record has its id in the path', async () => {
    answer({ data: { uuid: 7, rate: 7 } })
    expect(await ask({ ...pet, converted: { rate: 'string' } }, { id: 'a/1' }, { full: true })).toMatchObject(
      {
        payload: { id: '7', uuid: 7, rate: '7' },
      },
    )
    expect(sent.map((config) => http.getUri(config))).toEqual(['/pets/a%2F1?full=true'])
  })

  it('of an API that pages by cursor begins at its first page', async () => {
    const list = {
      total: null,
      paging: { by: 'cursor', index: 'after', size: 'limit', next: { property: 'next' } },
    } as const
    answer({ data: [{ uuid: 'a' }], next: 'x' }, { data: [{ uuid: 'b' }] })
    expect(await ask({ ...pet, path: '/pets', list }, { pageNo: 1, pageSize: 1 })).toMatchObject({
      payload: { content: [{ id: 'b' }], totalElements: 2 },
    })
    expect(sent.map((config) => http.getUri(config))).toEqual(['/pets?limit=1', '/pets?limit=1&after=x'])
  })
})

describe('a change', () => {
  const update: ApiCall = { ...pet, method: 'patch', takes: ['name', 'scan'] }

  it('has the record, its media type and the headers of the console', async () => {
    const call = { ...update, media: 'application/merge-patch+json', headers: { 'X-Api': '2' } }
    const variables = { pathParams: { id: 'a' }, params: { dry: 1 }, data: { id: 'a', name: 'Rex' } }
    await change(call, variables, { headers: { 'If-Match': '"3"' } })
    const [{ headers, method, data } = {} as InternalAxiosRequestConfig] = sent
    expect(sent.map((config) => http.getUri(config))).toEqual(['/pets/a?dry=1'])
    expect([method, JSON.parse(data)]).toEqual(['patch', { name: 'Rex' }])
    expect(['X-Api', 'If-Match', 'Content-Type'].map((name) => headers.get(name))).toEqual([
      '2',
      '"3"',
      'application/merge-patch+json',
    ])
  })

  it('without a record has no body', async () => {
    await change({ ...pet, method: 'delete' }, { pathParams: { id: 'a' } })
    expect([sent[0]?.method, sent[0]?.data]).toEqual(['delete', undefined])
  })

  it('names the record in its body where the path does', async () => {
    await change({ ...update, idType: 'integer' }, { pathParams: { id: '7' }, data: { name: 'Rex' } })
    expect(JSON.parse(sent[0]?.data)).toEqual({ uuid: 7, name: 'Rex' })
  })

  it('of several parts leaves the media type to the browser', async () => {
    const call = { ...update, media: 'multipart/form-data', files: { scan: 'part' } } as const
    await change(call, { pathParams: { id: 'a' }, data: { name: 'Rex', scan: picture } })
    expect(sent[0]?.data).toBeInstanceOf(FormData)
    expect([...formOf(sent[0]).keys()]).toEqual(['name', 'scan'])
    expect(sent[0]?.headers.get('Content-Type')).not.toBe('multipart/form-data')
  })
})

describe('a file that is stored by a call of its own', () => {
  const call: ApiCall = { method: 'post', path: '/pets', id: 'id', at: '', files: { photo } }
  const save = (data: object = { photo: picture }, more: object = {}) =>
    change({ ...call, ...more }, { data })
  const urls = () => sent.map(({ url }) => url)
  const stored = { data: { url: '/photos/1' } }

  it('is stored first; the record keeps what the API returns for it', async () => {
    answer(stored, {})
    await save()
    expect(urls()).toEqual(['/photos', '/pets'])
    expect([sent[0]?.method, formOf(sent[0]).get('file')]).toEqual([
      'post',
      expect.objectContaining({ name: 'rex.png' }),
    ])
    expect(JSON.parse(sent[1]?.data)).toEqual({ photo: '/photos/1' })
  })

  it('may be kept as a whole', async () => {
    answer({ id: 'f1' }, {})
    await save({ photo: picture }, { files: { photo: { ...photo, value: '' } } })
    expect(JSON.parse(sent[1]?.data)).toEqual({ photo: { id: 'f1' } })
  })

  it('is stored once for a save that is repeated, and again for the next record', async () => {
    answer(stored, 500, {})
    await expect(save()).rejects.toMatchObject({ status: 500 })
    await save()
    expect(urls()).toEqual(['/photos', '/pets', '/pets'])
    answer(stored)
    await save()
    expect(urls()).toEqual(['/photos', '/pets'])
  })

  it('is stored again after a failure', async () => {
    answer(500, stored, {})
    await expect(save()).rejects.toMatchObject({ status: 500 })
    await save()
    expect(urls()).toEqual(['/photos', '/photos', '/pets'])
  })

  it('is stored for each of its properties', async () => {
    answer(stored)
    await save({ photo: picture, face: picture }, { files: { photo, face: { ...photo, part: 'face' } } })
    expect(urls()).toEqual(['/photos', '/photos', '/pets'])
  })
})

import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isAvailable, learn } from '../../src/client/availability.ts'
import { http } from '../../src/client/http.ts'
import { lookupQuery } from '../../src/client/lookup-query.ts'

const adapter = http.defaults.adapter
const context = { signal: new AbortController().signal }
const absent = new Error('no response')
let sent: string[] = []

/** Answers `total…` with this status, and lists with pages of `count` records. */
const answer = (status: number, count: number): void => {
  http.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    sent.push(http.getUri(config))
    const { pageNo = 0, pageSize = 10 } = config.params ?? {}
    const ids = Array.from({ length: count }, (_, id) => ({ id })).slice(
      pageNo * pageSize,
      (pageNo + 1) * pageSize,
    )
    const isTotal = config.url === '/api/role/total'
    const payload = isTotal ? [{ id: 7 }] : { content: ids, totalElements: count }
    const code = isTotal ? status : 200
    const data = { success: code === 200, message: '', payload }
    const response = { config, data, headers: {}, status: code, statusText: '' }
    if (code >= 400) throw new AxiosError('', undefined, config, {}, response)
    return response
  }
}

beforeEach(() => {
  sent = []
})

afterEach(() => {
  http.defaults.adapter = adapter ?? axios.defaults.adapter ?? []
  learn('totalRole', null)
})

const total = (query: object = { ids: '7', limit: 2, roleType: 'ADMIN' }) =>
  lookupQuery('totalRole', { query: { ...query } })

it('asks for the records by their ids', async () => {
  answer(200, 0)
  expect((await total().queryFn(context)).payload).toEqual([{ id: 7 }])
  expect(total().queryKey).toEqual(['totalRole', { ids: '7', limit: 2, roleType: 'ADMIN' }])
  expect(sent).toEqual(['/api/role/total?ids=7&limit=2&roleType=ADMIN'])
})

it('reads all records of the list where the API lacks the operation', async () => {
  answer(404, 200)
  const ids = Array.from({ length: 200 }, (_, id) => ({ id }))
  expect(await total().queryFn(context)).toEqual({ success: true, message: '', payload: ids })
  const page = (number: number) => `/api/role/all?roleType=ADMIN&pageNo=${number}&pageSize=100`
  expect(sent).toEqual([expect.stringContaining('/api/role/total'), page(0), page(1), page(2)])
  // From now on, it is not asked for.
  answer(404, 3)
  expect(total().queryKey).toEqual(['listRole', 'all', { roleType: 'ADMIN' }])
  expect((await total().queryFn(context)).payload).toHaveLength(3)
  expect(sent.slice(4)).toEqual([page(0)])
  expect(lookupQuery('totalRole').queryKey).toEqual(['listRole', 'all', {}])
})

it('ends after two thousand records', async () => {
  answer(404, 5000)
  expect((await total().queryFn(context)).payload).toHaveLength(2000)
})

it('fails like the operation that the API has', async () => {
  answer(500, 3)
  await expect(total().queryFn(context)).rejects.toMatchObject({ status: 500 })
  expect([isAvailable('totalRole'), sent.length]).toEqual([true, 1])
  http.defaults.adapter = () => Promise.reject(absent)
  await expect(total().queryFn(context)).rejects.toBe(absent)
})

it('reads all of a list in place of the missing operation, but one page where a page is wanted', async () => {
  answer(404, 3)
  const page = { pageNo: 0, pageSize: 2 }
  const keys = () => [
    lookupQuery('listRole'),
    lookupQuery('listRole', { query: page }),
    lookupQuery('getRole'),
  ]
  const own = [['listRole'], ['listRole', page], ['getRole', { id: undefined }]]
  expect(keys().map(({ queryKey }) => queryKey)).toEqual(own)
  await total().queryFn(context)
  expect(keys().map(({ queryKey }) => queryKey)).toEqual([['listRole', 'all', {}], ...own.slice(1)])
  expect((await lookupQuery('listRole', { query: page }).queryFn(context)).payload).toMatchObject({
    content: [{ id: 0 }, { id: 1 }],
  })
})

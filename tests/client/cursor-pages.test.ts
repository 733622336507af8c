import type { AxiosRequestConfig } from 'axios'
import { afterAll, expect, it } from 'vitest'
import { requestPage } from '../../src/client/cursor-pages.ts'
import type { CursorPaging } from '../../src/contract/conventions/conventions.ts'
import { mockConventions, restoreConventions } from '../support/contract/other-conventions.ts'

afterAll(restoreConventions)

const paging: CursorPaging = { by: 'cursor', index: 'after', size: 'limit', next: { property: 'next' } }

/** An API with three pages of one row, with the cursors b and c. */
const createApi = (url: string) => {
  const asked: unknown[] = []
  const send = async ({ params, pageNumber }: AxiosRequestConfig) => {
    asked.push(params.after)
    const index = ['', 'b', 'c'].indexOf(params.after ?? '')
    return { payload: { content: [`${index}.${pageNumber}`], next: ['b', 'c', undefined][index] } }
  }
  const page = (after: number, query = {}) =>
    requestPage({ url, params: { after, limit: 1, ...query } }, paging, send)
  return { asked, page }
}

it('requests pages by their cursors, and those before an unknown one first', async () => {
  const { asked, page } = createApi('/a')
  expect(await page(0)).toEqual({ payload: { content: ['0.0'], next: 'b' } })
  expect(await page(1)).toEqual({ payload: { content: ['1.1'], next: 'c' } })
  expect(asked).toEqual([undefined, 'b'])
  // The cursor of another query is unknown.
  expect(await page(2, { q: 'x' })).toEqual({ payload: { content: ['2.2'] } })
  expect(asked.slice(2)).toEqual([undefined, 'b', 'c'])
})

it('has no rows after the last page', async () => {
  const { asked, page } = createApi('/b')
  expect(await page(5)).toEqual({ payload: { content: [] } })
  expect(asked).toEqual([undefined, 'b', 'c'])
  expect(await page(5)).toEqual({ payload: { content: [] } })
  expect(asked.slice(3)).toEqual(['c'])
})

it('remembers the cursors of the last fifty lists', async () => {
  const { asked, page } = createApi('/c')
  const others = (from: number, to: number) =>
    Promise.all(Array.from({ length: to - from }, (_, index) => createApi(`/c${from + index}`).page(0)))
  await page(0)
  await others(0, 49)
  await page(1)
  await others(49, 98)
  await page(2)
  expect(asked).toEqual([undefined, 'b', 'c'])
  await others(98, 148)
  await page(1)
  expect(asked.slice(3)).toEqual([undefined, 'b'])
})

it('counts the rows of each page, by the headers of the response', async () => {
  const list = { rows: '', total: { header: 'X-Total' } }
  mockConventions({ envelope: null, list, paging })
  const { http, request } = await import('../../src/client/http.ts')
  const total: Record<string, string> = {}
  const sent: unknown[] = []
  http.defaults.adapter = async (config) => {
    sent.push(config.params)
    const data = [{ id: sent.length }]
    return { config, data, headers: total, status: 200, statusText: '' }
  }
  const ask = (params?: object) => request({ url: '/d', method: 'get', ...(params && { params }) })
  expect(await ask({ after: 0, limit: 1 })).toMatchObject({
    payload: { content: [{ id: 1 }], totalElements: 1 },
  })
  total['x-total'] = '57'
  expect(await ask({ after: 0, limit: 1 })).toMatchObject({ payload: { totalElements: 57 } })
  expect(await ask({ name: 'Rex' })).toMatchObject({ payload: { totalElements: 57 } })
  expect(await ask()).toMatchObject({ payload: { totalElements: 57 } })
  expect(sent).toEqual([{ limit: 1 }, { limit: 1 }, { name: 'Rex' }, undefined])
})

it('counts the rows before a page', async () => {
  mockConventions({ envelope: null, list: { rows: 'data', total: null }, paging })
  const { http, request } = await import('../../src/client/http.ts')
  http.defaults.adapter = async (config) => {
    const data = { data: [{ id: 1 }], ...(config.params.after === undefined && { next: 'b' }) }
    return { config, data, headers: {}, status: 200, statusText: '' }
  }
  const ask = (after: number) => request({ url: '/e', method: 'get', params: { after, limit: 1 } })
  expect(await ask(1)).toMatchObject({ payload: { totalElements: 2 } })
  expect(await ask(0)).toMatchObject({ payload: { totalElements: 2, next: 'b' } })
})

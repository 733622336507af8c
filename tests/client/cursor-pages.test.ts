import type { AxiosRequestConfig } from 'axios'
import { expect, it } from 'vitest'
import { requestPage } from '../../src/client/cursor-pages.ts'
import type { CursorPaging } from '../../src/contract/conventions/conventions.ts'

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

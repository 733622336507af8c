import type { AxiosRequestConfig } from 'axios'
import type { CursorPaging } from '../contract/conventions/conventions.ts'
import { pagePaths } from '../contract/conventions/page.ts'
import { asRecord, type PlainObject } from '../contract/json.ts'

/** The cursors of each list's pages, by its address without the page; null after the last page. */
const cursors = new Map<string, (string | null)[]>()

/** Number of remembered lists. */
const maxLists = 50

const cursorsOf = (key: string): (string | null)[] => {
  const known = cursors.get(key) ?? ['']
  cursors.delete(key)
  cursors.set(key, known)
  if (cursors.size > maxLists) cursors.delete(cursors.keys().next().value ?? '')
  return known
}

const payloadOf = (response: unknown): PlainObject => asRecord(asRecord(response).payload)

/**
 * Requests a page of a list by number from an API that pages by cursor: `send` is called with the cursor of the page,
 * and before that for the pages whose cursors are not known yet. A page after the last one has no rows.
 */
export const requestPage = async <Page>(
  config: AxiosRequestConfig,
  paging: CursorPaging,
  send: (config: AxiosRequestConfig) => Promise<Page>,
): Promise<Page> => {
  const { [paging.index]: sent, ...params } = config.params as Record<string, unknown>
  const page = Number(sent ?? 0)
  const known = cursorsOf(JSON.stringify([config.url, params]))
  const read = async (number: number, cursor: string): Promise<Page> => {
    const query = { ...params, ...(cursor !== '' && { [paging.index]: cursor }) }
    const response = await send({ ...config, params: query, pageNumber: number })
    const { next } = payloadOf(response)
    known.splice(number + 1, known.length, typeof next === 'string' ? next : null)
    return response
  }
  let number = Math.min(page, known.length - 1)
  if (known[number] === null) number -= 1
  for (;;) {
    const response = await read(number, known[number] ?? '')
    if (number === page) return response
    number += 1
    if (known[number] === null)
      return { ...response, payload: { ...payloadOf(response), [pagePaths.rows]: [] } }
  }
}

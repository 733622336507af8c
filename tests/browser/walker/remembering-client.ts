import type { Page, Request } from 'playwright-core'
import type { ApiClient } from '../../support/server/api-client.ts'

/** Clients of the API that cache responses. */
interface Memory {
  /** A client that caches responses until it, another client or a page sends a change. */
  clientOf: (api: ApiClient) => ApiClient
  /** Clears the cache when a page sends a change. */
  heed: (page: Page) => void
  forget: () => void
}

/** Starts to cache. Call `forget` if anybody else may have changed something. */
export const createMemory = (): Memory => {
  const responses = new Map<string, Promise<unknown>>()
  let changing = 0
  const begin = (): void => {
    changing += 1
    responses.clear()
  }
  const end = (): void => {
    changing -= 1
  }
  const clientOf = (api: ApiClient): ApiClient => {
    const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      if (method === 'GET') {
        if (changing > 0) return api.send<T>(method, path, body)
        const key = `${api.token} ${path}`
        const response = responses.get(key) ?? api.send(method, path)
        responses.set(key, response)
        return (await response) as T
      }
      begin()
      try {
        return await api.send<T>(method, path, body)
      } finally {
        end()
      }
    }
    return { token: api.token, send }
  }
  return {
    clientOf,
    heed: (page) => {
      const onChange = (then: () => void) => (request: Request) => {
        if (request.method() !== 'GET') then()
      }
      page.on('request', onChange(begin))
      page.on('requestfinished', onChange(end))
      page.on('requestfailed', onChange(end))
    },
    forget: () => responses.clear(),
  }
}

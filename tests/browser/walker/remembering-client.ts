import type { Page, Request } from 'playwright-core'
import type { ApiClient } from '../../support/server/api-client.ts'

/** Clients of the API that ask once for what nobody changes. */
interface Memory {
  /** A client whose responses are remembered until something is sent that changes data, by any of them or by a page. */
  clientOf: (api: ApiClient) => ApiClient
  /** Heeds what a page changes. */
  heed: (page: Page) => void
  forget: () => void
}

/** Begins to remember; to be forgotten wherever anybody else may have changed something. */
export const createMemory = (): Memory => {
  const answers = new Map<string, Promise<unknown>>()
  let changing = 0
  const begin = (): void => {
    changing += 1
    answers.clear()
  }
  const end = (): void => {
    changing -= 1
  }
  const clientOf = (api: ApiClient): ApiClient => {
    const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      if (method === 'GET') {
        if (changing > 0) return api.send<T>(method, path, body)
        const key = `${api.token} ${path}`
        const answer = answers.get(key) ?? api.send(method, path)
        answers.set(key, answer)
        return (await answer) as T
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
    forget: () => answers.clear(),
  }
}

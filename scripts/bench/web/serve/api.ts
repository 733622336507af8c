import { readAnswer } from '../../../../src/contract/conventions/envelope.ts'
import { readRefusal } from '../../../../src/contract/conventions/refusal.ts'
import { bearer, sessionPaths } from '../../../../src/contract/conventions/session.ts'

/** What the bench asks of the API itself. */
export interface Api {
  token: string
  get: <T>(path: string) => Promise<T>
  /** A `FormData` is sent as it is, anything else as JSON. */
  post: <T>(path: string, body: unknown) => Promise<T>
}

const call = async <T>(url: string, init: RequestInit): Promise<T> => {
  const response = await fetch(url, init)
  const body: unknown = await response.json()
  const answer = readAnswer(body)
  if (answer === undefined || answer === 'refused')
    throw new Error(`${init.method} ${url} answered ${response.status}: ${readRefusal(body).message}`)
  return answer.payload as T
}

const bodyOf = (body: unknown): Pick<RequestInit, 'body' | 'headers'> =>
  body instanceof FormData
    ? { body }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }

/** Signs in at the API of this address; throws when it refuses. */
export const signIn = async (url: string, email: string, password: string): Promise<Api> => {
  const { accessToken } = await call<{ accessToken: string }>(`${url}${sessionPaths.signIn}`, {
    method: 'POST',
    ...bodyOf({ email, password }),
  })
  const authorization = bearer(accessToken)
  return {
    token: accessToken,
    get: (path) => call(`${url}${path}`, { method: 'GET', headers: authorization }),
    post: (path, body) => {
      const { headers, ...rest } = bodyOf(body)
      return call(`${url}${path}`, { method: 'POST', ...rest, headers: { ...headers, ...authorization } })
    },
  }
}

/** What the bench asks of the API itself. */
export interface Api {
  token: string
  get: <T>(path: string) => Promise<T>
  /** A `FormData` is sent as it is, anything else as JSON. */
  post: <T>(path: string, body: unknown) => Promise<T>
}

const call = async <T>(url: string, init: RequestInit): Promise<T> => {
  const response = await fetch(url, init)
  const answer: { success: boolean; message: string; payload: T } = await response.json()
  if (!answer.success) throw new Error(`${init.method} ${url} answered ${response.status}: ${answer.message}`)
  return answer.payload
}

const bodyOf = (body: unknown): Pick<RequestInit, 'body' | 'headers'> =>
  body instanceof FormData
    ? { body }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }

/** Signs in at the API of this address; throws when it refuses. */
export const signIn = async (url: string, email: string, password: string): Promise<Api> => {
  const { accessToken } = await call<{ accessToken: string }>(`${url}/api/signin`, {
    method: 'POST',
    ...bodyOf({ email, password }),
  })
  const authorization = `Bearer ${accessToken}`
  return {
    token: accessToken,
    get: (path) => call(`${url}${path}`, { method: 'GET', headers: { authorization } }),
    post: (path, body) => {
      const { headers, ...rest } = bodyOf(body)
      return call(`${url}${path}`, { method: 'POST', ...rest, headers: { ...headers, authorization } })
    },
  }
}

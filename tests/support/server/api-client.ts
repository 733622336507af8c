import { uniqueText } from '../content/unique-text.ts'
import { admin } from './start-server.ts'

/** A client of the API, with which a browser test prepares or verifies data. */
export interface ApiClient {
  token: string
  /** Sends a request and returns its body. Throws with the response if it is refused. */
  send: <T = unknown>(method: string, path: string, body?: unknown) => Promise<T>
}

interface Answer {
  payload: { accessToken: string }
}

/** A user who can sign in. */
export interface Person {
  email: string
  password: string
}

/** Signs in (as the first admin by default) and returns a client with the token. */
export const apiClient = async (url: string, { email, password }: Person = admin): Promise<ApiClient> => {
  const call = async <T>(method: string, path: string, body?: unknown, token?: string): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const received: unknown = await response.json()
    if (!response.ok)
      throw new Error(`${method} ${path} returned ${response.status}: ${JSON.stringify(received)}`)
    return received as T
  }
  const { payload } = await call<Answer>('POST', '/api/signin', { email, password })
  return {
    token: payload.accessToken,
    send: (method, path, body) => call(method, path, body, payload.accessToken),
  }
}

/** The ids of privileges by name. */
export const idsOfPrivileges = async (api: ApiClient, names: readonly string[]): Promise<number[]> => {
  const { payload } = await api.send<{ payload: { id: number; name: string }[] }>('GET', '/api/privilege')
  return payload.filter(({ name }) => names.includes(name)).map(({ id }) => id)
}

/** Creates an admin whose role has exactly these privileges; returns the credentials and the role. */
export const createLimitedAdmin = async (
  api: ApiClient,
  privileges: readonly string[],
  more: { secondFactorRequired?: boolean } = {},
): Promise<{ name: string; email: string; password: string; roleId: number }> => {
  const mark = uniqueText()
  const name = `Limited ${mark}`
  const { payload: role } = await api.send<{ payload: { id: number } }>('POST', '/api/role/create', {
    roleName: name,
    roleType: 'ADMIN',
    ...more,
    previlegeId: await idsOfPrivileges(api, privileges),
  })
  const user = { name, email: `limited-${mark}@example.org`, password: 'Seven-quiet-rivers-1' }
  await api.send('POST', '/api/user/create', { ...user, roleId: role.id })
  return { ...user, roleId: role.id }
}

/** Changes the role of such an admin to exactly these privileges. */
export const changeLimitedAdmin = async (
  api: ApiClient,
  { name, roleId }: { name: string; roleId: number },
  privileges: readonly string[],
): Promise<void> => {
  const previlegeId = await idsOfPrivileges(api, privileges)
  await api.send('PUT', '/api/role/update', { id: roleId, roleName: name, roleType: 'ADMIN', previlegeId })
}

import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { http } from '../../../src/client/http.ts'
import { unsignedToken } from '../session/unsigned-token.ts'

export interface SentRequest {
  method: string
  url: string
  body: unknown
  authorization: string | undefined
}

interface Answer {
  status?: number
  body: unknown
  headers?: Readonly<Record<string, string>>
}

type Answers = Readonly<Record<string, (request: SentRequest) => Answer | Promise<Answer>>>

const toSent = (config: InternalAxiosRequestConfig): SentRequest => ({
  method: (config.method ?? 'get').toUpperCase(),
  url: config.url ?? '',
  body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
  authorization: config.headers.get('Authorization')?.toString(),
})

/**
 * Responds to the console's requests instead of an API: `answers` by "METHOD /path". Other requests fail with 500: a
 * 501 would show that the API lacks the operation, also to other files of the process. Returns the sent
 * requests in order.
 */
export const fakeApi = (responses: Answers): SentRequest[] => {
  const sent: SentRequest[] = []
  http.defaults.adapter = async (config): Promise<AxiosResponse> => {
    const request = toSent(config)
    sent.push(request)
    const answer = await responses[`${request.method} ${request.url}`]?.(request)
    const {
      status = 200,
      body,
      headers = {},
    }: Answer = answer ?? {
      status: 500,
      body: { success: false, message: `Nobody answers ${request.method} ${request.url}` },
    }
    const response: AxiosResponse = { config, data: body, headers, status, statusText: '' }
    if (status >= 400) throw new AxiosError(`Status ${status}`, undefined, config, {}, response)
    return response
  }
  return sent
}

/** An unsigned token that expires at `exp` (seconds since 1970); in an hour if omitted. */
export const token = (exp: number = Math.floor(Date.now() / 1000) + 3600): string => unsignedToken({ exp })

/** An admin, as in a response of `api/me`. */
export const admin = (privileges: readonly string[] = [], roleType = 'ADMIN') => ({
  id: 1,
  name: 'Amina Rahman',
  email: 'amina@example.org',
  gender: 'FEMALE',
  phoneNumber: null,
  photoUpdate: false,
  displayPhoto: null,
  roles: [
    { id: 1, roleName: 'Editors', roleType, privileges: privileges.map((name, id) => ({ id, name })) },
    { id: 2, roleName: 'Others', roleType: 'ADMIN', privileges: [{ id: 99, name: 'ROLE_READ' }] },
  ],
})

/** The envelope of a successful response. */
export const good = (payload: unknown, message = ''): Answer => ({
  body: { success: true, message, payload },
})

/** A response that refuses. */
export const refused = (status: number, message?: string, errors?: unknown): Answer => ({
  status,
  body: {
    success: false,
    ...(message !== undefined && { message }),
    ...(errors !== undefined && { errors }),
  },
})

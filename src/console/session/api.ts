import type { AxiosInstance } from 'axios'
import type { GetMeParams, SignIn, SignInAnswerPayload } from '../../../generated/models/index.ts'
import { signInAgain } from './sign-in-again.ts'
import { readToken, writeToken } from './token.ts'

let connected: Promise<AxiosInstance> | null = null

const connect = async (): Promise<AxiosInstance> => {
  const client = await import('../../client/http.ts')
  client.useTokenFrom(readToken)
  client.keepTokenWith(writeToken)
  client.onUnauthorized(signInAgain)
  return client.http
}

/** The HTTP client, tied to the session. Loaded on first use: the sign-in form shows without it. */
export const api = (): Promise<AxiosInstance> => {
  connected ??= connect()
  return connected
}

/** Asks who the stored token belongs to. Rejects with an `ApiError`. */
export const fetchMe = async (): Promise<unknown> => {
  const http = await api()
  const { data } = await http.get<{ payload?: unknown }>('/api/me', {
    params: { loadRoles: true } satisfies GetMeParams,
    signInAgain: false,
  })
  return data.payload
}

/** Exchanges the credentials for a token; `message` is what the API has to say, mostly nothing. Rejects with an `ApiError` that carries the API's sentence. */
export const requestToken = async (
  email: string,
  password: string,
): Promise<{ accessToken: string; user: unknown; message: string }> => {
  const http = await api()
  const { data } = await http.post<{
    message?: unknown
    payload?: Partial<Record<keyof SignInAnswerPayload, unknown>>
  }>('/api/signin', { email, password } satisfies SignIn, { signInAgain: false })
  const token = data.payload?.accessToken
  if (typeof token !== 'string') throw new Error('The answer of sign-in carries no access token')
  const message = typeof data.message === 'string' ? data.message : ''
  return { accessToken: token, user: data.payload?.user, message }
}

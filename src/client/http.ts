import axios, {
  AxiosError,
  AxiosHeaders,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import { commaSeparated } from '../../generated/comma-separated.ts'
import { type Conventions, conventions } from '../contract/conventions/conventions.ts'
import {
  type Envelope,
  type Enveloped,
  isOwnFormat,
  type PayloadOf,
  readEnvelope,
} from '../contract/conventions/envelope.ts'
import { idempotencyHeader } from '../contract/conventions/idempotency.ts'
import {
  bearer,
  cookieSession,
  newTokenHeader,
  sessionPaths,
  tokenQuery,
} from '../contract/conventions/session.ts'
import { versionHeader } from '../contract/conventions/version.ts'
import { ApiError, reasonOfNoResponse, toApiError } from './api-error.ts'
import { clientSession, nobody } from './client-session.ts'
import { type EarlyResponse, takeEarlyResponse } from './early-responses.ts'
import { joinLists, serializeQuery } from './query-string.ts'

/** The API's address: `VITE_API_HOST`, or the origin that serves the console. */
export const apiHost: string = import.meta.env.VITE_API_HOST ?? ''

/** The URL of a file or page of the API: absolute ones are unchanged, others are relative to the API host. */
export const apiUrl = (url: string): string => (/^[a-z]+:/i.test(url) ? url : `${apiHost}${url}`)

const send = axios.getAdapter(axios.defaults.adapter)

/** An early response in axios' format; rejects where axios would. */
const fromEarly = (
  { status, statusText, headers, text }: EarlyResponse,
  config: InternalAxiosRequestConfig,
): AxiosResponse => {
  const response: AxiosResponse = {
    data: text,
    status,
    statusText,
    headers: new AxiosHeaders(Object.fromEntries(headers)),
    config,
  }
  if (!config.validateStatus || config.validateStatus(status)) return response
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE
  throw new AxiosError(`Request failed with status code ${status}`, code, config, null, response)
}

/** Sends a request; a GET that the page has already sent is not repeated, unless it failed. */
const sendOnce = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
  const early =
    config.method === 'get' ? takeEarlyResponse(http.getUri(config), clientSession.token()) : undefined
  if (!early) return send(config)
  return early.then(
    (result) => fromEarly(result, config),
    () => send(config),
  )
}

const { csrf } = cookieSession ?? {}

/** Statuses that may mean that a session has ended: APIs with a CSRF token check it first. */
const endings = cookieSession ? [401, 403, 419] : [401]

export const http = axios.create({
  adapter: sendOnce,
  baseURL: apiHost,
  paramsSerializer: { serialize: serializeQuery },
  ...(cookieSession && { withCredentials: true }),
  ...(csrf && { withXSRFToken: true, xsrfCookieName: csrf.cookie, xsrfHeaderName: csrf.header }),
})

declare module 'axios' {
  interface AxiosRequestConfig {
    /**
     * False for requests that simply fail with their 401 or 403: those of the session itself, and repeated ones. Without
     * `bearer` they carry no token: APIs refuse a sign-in with an expired one.
     */
    signInAgain?: boolean
    /** The bearer token of this request, if it is not the stored one. */
    bearer?: string
    /** True for requests that no action of the user triggers, such as polls: they never ask to sign in again. */
    isBackground?: boolean
    /** Aborts once the user who sent it first has left. */
    user?: AbortSignal
    /** Where the response of a foreign API has its contents. */
    reading?: import('./other-response.ts').Reading
    /** The paging of this list, if it is not that of the conventions. */
    paging?: Conventions['paging']
    /** The number of the page from 0, where the query has its cursor. */
    pageNumber?: number
  }
}

http.interceptors.request.use((config) => {
  config.user ??= clientSession.user()
  config.bearer ??= (config.signInAgain !== false && clientSession.token()) || ''
  if (config.bearer) {
    config.headers.set(bearer(config.bearer))
    config.params = { ...config.params, ...tokenQuery(config.bearer) }
  }
  config.headers.set('Accept-Language', clientSession.language())
  return config
})

/** The token that a request was sent with; the stored one may have changed since. */
const tokenOf = ({ bearer }: InternalAxiosRequestConfig): string | null => bearer || null

const takeToken = (response: AxiosResponse): AxiosResponse => {
  const token: unknown = response.headers[newTokenHeader]
  if (typeof token === 'string' && token) clientSession.storeToken(token, response.config.user ?? nobody)
  return response
}

/** The response in its envelope, which only files lack. Throws for a refusal, or a response of another server. */
const unlessRefused = async (response: AxiosResponse): Promise<AxiosResponse> => {
  const { config, status, data } = response
  if (config.responseType === 'blob') return response
  const result = isOwnFormat ? readEnvelope(data) : (await import('./other-response.ts')).readOther(response)
  if (result === 'refused') throw toApiError(status, data)
  if (!result) throw new ApiError(0, '')
  return { ...response, data: result }
}

/** The error of a request without a response, with the reason. */
const noResponse = async (config: InternalAxiosRequestConfig | undefined): Promise<ApiError> => {
  const reason = await reasonOfNoResponse(apiHost)
  // Servers on other origins must allow these by name.
  const headers =
    reason === 'foreign' ? [idempotencyHeader, versionHeader].filter((name) => config?.headers.has(name)) : []
  const isHeader =
    headers.length > 0 &&
    (await fetch(`${apiHost}${sessionPaths.me}`, {
      headers: bearer(config?.bearer ?? ''),
    }).then(
      () => true,
      () => false,
    ))
  return Object.assign(new ApiError(0, '', [], undefined, null, {}, isHeader ? 'header' : reason), {
    blockedHeader: headers.join(', '),
  })
}

http.interceptors.response.use(unlessRefused)
http.interceptors.response.use(takeToken, async (error: unknown) => {
  if (axios.isCancel(error) || !(error instanceof AxiosError)) throw error
  const { config, response } = error
  if (
    response &&
    endings.includes(response.status) &&
    config &&
    config.signInAgain !== false &&
    clientSession.onUnauthorized
  ) {
    const { user = nobody, isBackground = false } = config
    const other = await clientSession
      .onUnauthorized({ token: tokenOf(config), user, isBackground })
      .catch(() => undefined)
    if (typeof other === 'string') return http.request({ ...config, bearer: other, signInAgain: false })
    if (other === null) throw Object.assign(toApiError(401, response.data), { isUnknownPath: true })
  }
  if (response?.status === 403 && config?.signInAgain !== false)
    clientSession.onForbidden(http.getUri({ url: config?.url ?? '' }))
  if (!response && error.code === AxiosError.ERR_NETWORK) throw await noResponse(config)
  throw toApiError(response?.status ?? 0, response?.data)
})

/** The result of a call with this model of the 200 response: its envelope, or a file. */
type Answered<Model> = Model extends Blob
  ? Model
  : Model extends Enveloped
    ? Envelope<PayloadOf<Model>>
    : Model

/** orval's mutator: sends one request and returns its body; rejects with an `ApiError`. */
export const request = async <Model>(
  config: AxiosRequestConfig,
  options?: AxiosRequestConfig,
): Promise<Answered<Model>> => {
  const headers = { ...config.headers, ...options?.headers }
  const all = { ...config, ...options, headers }
  const params = all.params && joinLists(commaSeparated, all.url ?? '', all.params)
  const send = async (config: AxiosRequestConfig): Promise<Answered<Model>> =>
    (await http.request<Answered<Model>>(config)).data
  const { paging = conventions.paging } = all
  if (paging.by !== 'cursor' || params?.[paging.index] === undefined) return send({ ...all, params })
  const { requestPage } = await import('./cursor-pages.ts')
  return requestPage({ ...all, params }, paging, send)
}

export type ErrorType<_T> = import('./api-error.ts').ApiError
export type BodyType<T> = T

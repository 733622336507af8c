import { readResponse } from '../../src/contract/conventions/response.ts'
import { bearer, sessionPaths } from '../../src/contract/conventions/session.ts'
import { asRecord, parsedOrNull } from '../../src/contract/json.ts'

/** A response as the doctor sees it. */
export interface Answer {
  status: number
  headers: Headers
  /** The parsed body; null if it is no JSON. */
  body: unknown
  /** Whether the body has the envelope of the API, in success or refusal. */
  isEnveloped: boolean
  milliseconds: number
}

/** The API under examination. */
export interface Api {
  address: string
  get: (path: string) => Promise<Answer>
  send: (path: string, init: RequestInit) => Promise<Answer>
}

const timeout = 30_000

const sendTo = async (address: string, path: string, init: RequestInit): Promise<Answer> => {
  const started = performance.now()
  const response = await fetch(`${address}${path}`, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  })
  const body = parsedOrNull(await response.text())
  const milliseconds = performance.now() - started
  const header = (name: string): string | undefined => response.headers.get(name) ?? undefined
  const isEnveloped = readResponse({ body, header, offset: 0, size: 0 }) !== undefined
  return { status: response.status, headers: response.headers, body, isEnveloped, milliseconds }
}

const json = { 'content-type': 'application/json' }

/** Signs in and returns the API with the token of that user. Throws with the API's message if it refuses. */
export const signInto = async (address: string, email: string, password: string): Promise<Api> => {
  const body = JSON.stringify({ email, password })
  const response = await sendTo(address, sessionPaths.signIn, { method: 'POST', headers: json, body }).catch(
    (error: Error) => {
      const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
      throw new Error(`${address} does not respond: ${error.message}${cause}`)
    },
  )
  const token = asRecord(asRecord(response.body).payload).accessToken
  if (typeof token !== 'string') {
    const { message } = asRecord(response.body)
    throw new Error(
      `The API refuses to sign in (${response.status}): ${message ?? 'no accessToken in payload'}`,
    )
  }
  return withToken(address, token)
}

/** The API with a token that somebody else has got. */
export const withToken = (address: string, token: string): Api => {
  const headers = { ...bearer(token), accept: 'application/json' }
  return {
    address,
    get: (path) => sendTo(address, path, { headers }),
    send: (path, init) => sendTo(address, path, { ...init, headers: { ...headers, ...init.headers } }),
  }
}

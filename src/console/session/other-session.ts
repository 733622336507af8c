import { ApiError } from '../../client/api-error.ts'
import { http } from '../../client/http.ts'
import type { Untrusted } from '../../client/untrusted-response.ts'
import { conventions } from '../../contract/conventions/conventions.ts'
import type { Envelope } from '../../contract/conventions/envelope.ts'
import { cookieSession, isBasic, oauthSession } from '../../contract/conventions/session.ts'
import { asRecord } from '../../contract/json.ts'
import { newId } from '../ui/new-id.ts'
import { claimsIn } from './token.ts'
import { anybody } from './user.ts'

const options = { signInAgain: false } as const

/** Facts about the user of a session in a cookie. Rejects with a 401 if the API refuses it with any status. */
const checkCookie = async (path: string): Promise<unknown> => {
  const response = await http.get<Untrusted<Envelope>>(path, options).catch((error: unknown) => {
    if (error instanceof ApiError && error.status >= 300 && error.refused) throw new ApiError(401, '')
    throw error
  })
  const payload = asRecord(response.data.payload)
  return payload.data ?? payload.user ?? payload
}

const fetchCsrf = async (): Promise<void> => {
  const from = cookieSession?.csrf?.from
  if (from !== undefined) await http.get(from, options)
}

const nameInBasic = (token: string): string => {
  try {
    return atob(token).split(':')[0] ?? ''
  } catch {
    return ''
  }
}

const factsOf = async (token: string): Promise<unknown> => {
  if (cookieSession) return checkCookie(cookieSession.check)
  if (isBasic) return { username: nameInBasic(token) }
  return claimsIn(token) ?? (oauthSession && (await import('./oauth.ts')).claimsOfProvider())
}

/**
 * The user of a token or cookie of an API that has no roles, with what names the person: drafts and settings in this
 * browser belong to one person, and no request is sent in another one's name. An API key does not identify its user.
 */
export const fetchOtherUser = async (token: string): Promise<unknown> => {
  const facts = asRecord(await factsOf(token))
  const names = ['email', 'preferred_username', 'username', 'login', 'sub', 'id'].map((name) => facts[name])
  const email = names.find((name) => ['string', 'number'].includes(typeof name) && name !== '') ?? ''
  return { ...anybody, email: String(email) }
}

/** Tries a typed token. Rejects with a 401 if the API refuses it, or without a response. */
export const checkToken = async (token: string): Promise<void> => {
  const { session } = conventions
  if (session?.by !== 'token' || session.check === undefined) return
  await http.get(session.check, { ...options, bearer: token }).catch((error: unknown) => {
    // Other refusals say nothing about the token.
    if (error instanceof ApiError && (error.status === 401 || error.status === 0)) throw error
  })
}

/** Starts a session that the API keeps in a cookie. Rejects with an `ApiError`. */
export const startCookieSession = async (name: string, password: string): Promise<void> => {
  const { signIn } = cookieSession ?? {}
  if (!signIn || 'page' in signIn) return
  await fetchCsrf()
  await http.post(signIn.call, { [signIn.name]: name, [signIn.password]: password }, options)
}

/**
 * Kept in place of a token: this browser has a session, whose cookie is invisible to scripts. Each session has another
 * mark, so that refused requests are repeated.
 */
export const newMark = (): string => `session ${newId()}`

/**
 * Another access token from the provider, or mark of a session in a cookie that goes on with a new CSRF token; null if
 * the user must sign in again. Rejects if nothing responds.
 */
export const renewOther = async (): Promise<string | null> => {
  if (oauthSession) return (await import('./oauth.ts')).renewAtProvider()
  if (!cookieSession) return null
  await fetchCsrf()
  return checkCookie(cookieSession.check).then(newMark, (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  })
}

/** Ends the session at the provider, or in the cookie. Rejects with an `ApiError`. */
export const endOther = async (): Promise<void> => {
  if (oauthSession) return (await import('./oauth.ts')).signOutAtProvider()
  const { signOut } = cookieSession ?? {}
  if (signOut !== undefined) await http.post(signOut, undefined, options)
}

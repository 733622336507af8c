import type { AxiosInstance } from 'axios'
import type { GetMeParams, SignIn, SignInAnswer } from '../../../generated/api/foundation.schemas.ts'
import * as client from '../../client/http.ts'
import { textOf, type Untrusted, untrusted } from '../../client/untrusted-response.ts'
import type { Envelope, PayloadOf } from '../../contract/conventions/envelope.ts'
import { meQuery, sessionPaths } from '../../contract/conventions/session.ts'
import { proveOnceMore } from './second-step.ts'
import { signInAgain } from './sign-in-again.ts'
import {
  areOfTwoSessions,
  isForeignToken,
  isRenewed,
  isSameOwner,
  readOwnToken,
  readToken,
  sessionIn,
  tokenExpired,
  writeToken,
} from './token.ts'
import { currentUserSignal } from './user-signal.ts'

/** The stored token of the signed-in user, if different from `refused`. */
const otherThan = (refused: string | null): string | null => {
  const token = readOwnToken()
  return token === refused ? null : token
}

/** Renews an expired token silently; else asks to sign in again. */
const renewOrSignIn = async (): Promise<void> => {
  const token = readToken()
  if (token !== null && isRenewed(token)) {
    const { renewToken } = await import('./renewal/renew.ts')
    if (await renewToken(token).catch(() => false)) return
  }
  await signInAgain()
}

/**
 * Returns another token for the `user` whose token was refused: one stored since, else a new one. Rejects if that user
 * has left: a request is not repeated in another user's name.
 */
const regain = async (refused: string | null, user: AbortSignal): Promise<string> => {
  if (!user.aborted && !isForeignToken() && otherThan(refused) === null) await renewOrSignIn()
  user.throwIfAborted()
  const token = otherThan(refused)
  if (token === null) throw new Error('There is no other token of this user')
  return token
}

/** Replaces a user's token; the session of a user who has left meanwhile ends at once. */
const keepNewToken = (token: string, user: AbortSignal): void => {
  if (!user.aborted && isSameOwner(token)) writeToken(token)
  else endAs(token).catch(() => undefined)
}

let connected: Promise<AxiosInstance> | null = null

const connect = async (): Promise<AxiosInstance> => {
  client.readTokenFrom(readOwnToken)
  client.readUserFrom(currentUserSignal)
  client.storeNewTokenWith(keepNewToken)
  client.onUnauthorized(regain)
  return client.http
}

/** The HTTP client with the session's token. */
const api = (): Promise<AxiosInstance> => {
  connected ??= connect()
  return connected
}

/** Fetches the user of the stored token. Rejects with an `ApiError`. */
export const fetchMe = async (): Promise<unknown> => {
  const http = await api()
  const { data } = await http.get<Untrusted<Envelope>>(sessionPaths.me, {
    params: meQuery satisfies GetMeParams,
    bearer: readToken() ?? '',
    signInAgain: false,
  })
  return data.payload
}

/** A renewed token for sign-out; null if a user is signed in, because the renewal would be theirs. */
const renewedToEnd = async (): Promise<string | null> =>
  readToken() === null ? (await import('./renewal/renew.ts')).requestRenewal() : null

const endAs = async (bearer: string): Promise<void> => {
  const http = await api()
  await http.post(sessionPaths.signOut, undefined, { bearer, signInAgain: false })
}

/**
 * Ends the session of a token. The token may differ from the stored one, and may have expired if it can be renewed.
 * Rejects with an `ApiError`.
 */
export const endSession = async (token: string): Promise<void> => {
  const renewed = isRenewed(token) && tokenExpired(token) ? await renewedToEnd() : null
  await endAs(renewed === null || areOfTwoSessions(renewed, token) ? token : renewed)
}

/** Ends the session with this name if this browser can renew it. Rejects with an `ApiError`. */
export const endKeptSession = async (session: string): Promise<void> => {
  const renewed = await renewedToEnd()
  if (renewed !== null && sessionIn(renewed) === session) await endAs(renewed)
}

/**
 * Exchanges the credentials for a token, after a second step if the API requires one. `message` is the API's message,
 * usually empty. Rejects with an `ApiError` with the API's message.
 */
export const requestToken = async (
  email: string,
  password: string,
): Promise<{ accessToken: string; user: unknown; message: string }> => {
  const http = await api()
  const data = untrusted<Envelope>(
    await http
      .post<unknown>(sessionPaths.signIn, { email, password } satisfies SignIn, { signInAgain: false })
      .then((answer) => answer.data, proveOnceMore),
  )
  const { accessToken, user } = untrusted<PayloadOf<SignInAnswer>>(data.payload)
  const token = textOf(accessToken)
  if (token === '') throw new Error('The answer of sign-in carries no access token')
  return { accessToken: token, user, message: textOf(data.message) }
}

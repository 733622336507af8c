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

/** The stored token of who has entered here, where it is another one than `refused`. */
const otherThan = (refused: string | null): string | null => {
  const token = readOwnToken()
  return token === refused ? null : token
}

/** Renews what has run out, unseen; else asks to sign in again. */
const renewOrSignIn = async (): Promise<void> => {
  const token = readToken()
  if (token !== null && isRenewed(token)) {
    const { renewToken } = await import('./renewal/renew.ts')
    if (await renewToken(token).catch(() => false)) return
  }
  await signInAgain()
}

/**
 * Returns another token of the `user` whose token was refused, as one that has been stored since; else fetches one. Rejects
 * where that user has left: what was asked for is not asked for again in another's name.
 */
const regain = async (refused: string | null, user: AbortSignal): Promise<string> => {
  if (!user.aborted && !isForeignToken() && otherThan(refused) === null) await renewOrSignIn()
  user.throwIfAborted()
  const token = otherThan(refused)
  if (token === null) throw new Error('There is no other token of this user')
  return token
}

/** Stores the token that takes the place of its user's; a session of who has left meanwhile ends at once. */
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

/** The HTTP client, tied to the session. */
const api = (): Promise<AxiosInstance> => {
  connected ??= connect()
  return connected
}

/** Asks who the stored token belongs to. Rejects with an `ApiError`. */
export const fetchMe = async (): Promise<unknown> => {
  const http = await api()
  const { data } = await http.get<Untrusted<Envelope>>(sessionPaths.me, {
    params: meQuery satisfies GetMeParams,
    bearer: readToken() ?? '',
    signInAgain: false,
  })
  return data.payload
}

/** A token by what this browser holds for that; null where somebody is signed in, whose session it would be. */
const renewedToEnd = async (): Promise<string | null> =>
  readToken() === null ? (await import('./renewal/renew.ts')).requestRenewal() : null

const endAs = async (bearer: string): Promise<void> => {
  const http = await api()
  await http.post(sessionPaths.signOut, undefined, { bearer, signInAgain: false })
}

/**
 * Ends the session of a token, which need not be the stored one, nor still count if it can be renewed. Rejects with an
 * `ApiError`.
 */
export const endSession = async (token: string): Promise<void> => {
  const renewed = isRenewed(token) && tokenExpired(token) ? await renewedToEnd() : null
  await endAs(renewed === null || areOfTwoSessions(renewed, token) ? token : renewed)
}

/** Ends the session of this name, where this browser holds what renews it. Rejects with an `ApiError`. */
export const endKeptSession = async (session: string): Promise<void> => {
  const renewed = await renewedToEnd()
  if (renewed !== null && sessionIn(renewed) === session) await endAs(renewed)
}

/**
 * Exchanges the credentials for a token, after a second step where the API asks for one; `message` is what the API has to say, mostly nothing. Rejects with an `ApiError`
 * that carries the API's sentence.
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

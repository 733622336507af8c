import type { AxiosInstance } from 'axios'
import type { GetMeParams, SignIn, SignInAnswer } from '../../../generated/api/foundation.schemas.ts'
import { ApiError } from '../../client/api-error.ts'
import { type ClientSession, clientSession, type Refused } from '../../client/client-session.ts'
import { http } from '../../client/http.ts'
import { once } from '../../client/load-once.ts'
import { isMissing, learnMissing, missingStatuses } from '../../client/missing.ts'
import { textOf, type Untrusted, untrusted } from '../../client/untrusted-response.ts'
import type { Envelope, PayloadOf } from '../../contract/conventions/envelope.ts'
import {
  isOpen,
  isWithoutUsers,
  meQuery,
  otherSession,
  sessionPaths,
} from '../../contract/conventions/session.ts'
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
import { currentUserSignal } from './user.ts'

/** The stored token of the signed-in user, if different from `refused`. */
const otherThan = (refused: string | null): string | null => {
  const token = readOwnToken()
  return token === refused ? null : token
}

/** Renews an expired token silently; else asks to sign in again, unless the user did nothing that needs it. */
const renewOrSignIn = async (isBackground: boolean): Promise<void> => {
  const token = readToken()
  if (token !== null && isRenewed(token)) {
    const { renewToken } = await import('./renew.ts')
    if (await renewToken(token).catch(() => false)) return
  }
  if (isBackground || isOpen) throw new Error('The user did nothing that needs to sign in again')
  await signInAgain()
}

let checking: { token: string; isValid: Promise<boolean> } | null = null

/** Whether the API still accepts a token; requests refused at the same time share one check. */
const isValid = (token: string): Promise<boolean> => {
  if (checking?.token === token) return checking.isValid
  const check = {
    token,
    isValid: fetchMe(token)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        if (checking === check) checking = null
      }),
  }
  checking = check
  return check.isValid
}

/**
 * Returns another token for the `user` whose token was refused: one stored since, else a new one; null if the API still
 * accepts the token. Rejects if that user has left: a request is not repeated in another user's name.
 */
const regain = async ({ token: refused, user, isBackground }: Refused): Promise<string | null> => {
  if (!user.aborted && !isForeignToken() && otherThan(refused) === null) {
    // Without users, only the refused request shows whether a token is valid.
    if (refused !== null && !isWithoutUsers && !tokenExpired(refused) && (await isValid(refused))) return null
    await renewOrSignIn(isBackground)
  }
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

const connect = async (): Promise<AxiosInstance> => {
  Object.assign(clientSession, {
    token: readOwnToken,
    user: currentUserSignal,
    storeToken: keepNewToken,
    onUnauthorized: regain,
  } satisfies Partial<ClientSession>)
  return http
}

/** The HTTP client with the session's token. */
const api = once(connect)

/** Fetches the user of a token, by default the stored one. Rejects with an `ApiError`. */
export const fetchMe = async (token = readToken() ?? ''): Promise<unknown> => {
  const http = await api()
  if (isWithoutUsers) return (await import('./other-session.ts')).fetchOtherUser(token)
  const { data } = await http.get<Untrusted<Envelope>>(sessionPaths.me, {
    params: meQuery satisfies GetMeParams,
    bearer: token,
    signInAgain: false,
  })
  return data.payload
}

/** A renewed token for sign-out; null if a user is signed in, because the renewal would be theirs. */
const renewedToEnd = async (): Promise<string | null> =>
  readToken() === null ? (await import('./renew.ts')).requestRenewal() : null

const endAs = async (bearer: string): Promise<void> => {
  if (isMissing('signOut')) return
  const http = await api()
  await http.post(sessionPaths.signOut, undefined, { bearer, signInAgain: false }).catch((error: unknown) => {
    if (!(error instanceof ApiError && missingStatuses.includes(error.status))) throw error
    learnMissing('signOut')
  })
}

/**
 * Ends the session of a token. The token may differ from the stored one, and may have expired if it can be renewed.
 * Rejects with an `ApiError`.
 */
export const endSession = async (token: string): Promise<void> => {
  if (otherSession) return (await import('./other-session.ts')).endOther()
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
      .then((response) => response.data, proveOnceMore),
  )
  const { accessToken, user } = untrusted<PayloadOf<SignInAnswer>>(data.payload)
  const token = textOf(accessToken)
  if (token === '') throw new Error('The response of sign-in has no access token')
  return { accessToken: token, user, message: textOf(data.message) }
}

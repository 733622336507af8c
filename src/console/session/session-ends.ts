import { ApiError } from '../../client/api-error.ts'
import { endKeptSession, endSession } from './api.ts'
import { readToken, sessionIn } from './token.ts'

/** Storage key of the session that ended here while this browser can still renew it; survives the page. */
const keptKey = 'sessionToEnd'

/** How long, in milliseconds, a sign-in waits for pending session ends. */
const timeout = 3000

/** Tokens of ended sessions that the API has not processed yet, with their pending requests. */
const due = new Map<string, Promise<void> | null>()

/** Called after sign-in: from now on the browser's renewal cookie belongs to that session. */
export const forgetKeptSession = (): void => localStorage.removeItem(keptKey)

/** Whether the API received the request, whatever its response. Offline, the code for it cannot be loaded either. */
const isHeard = (telling: Promise<void>): Promise<boolean> =>
  telling.then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.isOfApi && error.refused,
  )

const tell = async (token: string): Promise<void> => {
  if (await isHeard(endSession(token))) {
    due.delete(token)
    if (localStorage.getItem(keptKey) === sessionIn(token)) forgetKeptSession()
  } else due.set(token, null)
}

const tellOnce = (token: string): Promise<void> => {
  const telling = due.get(token) ?? tell(token)
  due.set(token, telling)
  return telling
}

const tellKept = async (): Promise<void> => {
  const session = localStorage.getItem(keptKey)
  if (session !== null && due.size === 0 && (await isHeard(endKeptSession(session)))) forgetKeptSession()
}

/** Sends pending session ends to the API. Resolves once that was tried. */
export const tellEnds = async (): Promise<void> => {
  // A pending request may have started offline.
  await Promise.all(due.values())
  await Promise.all([...due.keys()].map(tellOnce))
  await tellKept()
}

/** {@link tellEnds} before a sign-in, with a timeout. */
export const tellEndsFirst = (): Promise<void> =>
  Promise.race([tellEnds(), new Promise<void>((resolve) => setTimeout(resolve, timeout))])

/**
 * Ends a session at the API in the background. The token is already removed here, so that sign-out works offline; the
 * next {@link tellEnds} repeats a failed request.
 */
export const endAtApi = (token: string | null): void => {
  if (token === null) return
  const session = sessionIn(token)
  // If a user is signed in, the renewal cookie belongs to their session.
  if (session !== null && readToken() === null) localStorage.setItem(keptKey, session)
  void tellOnce(token)
}

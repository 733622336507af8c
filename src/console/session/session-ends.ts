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
const isReceived = (sending: Promise<void>): Promise<boolean> =>
  sending.then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.isOfApi && error.refused,
  )

const sendEnd = async (token: string): Promise<void> => {
  if (await isReceived(endSession(token))) {
    due.delete(token)
    if (localStorage.getItem(keptKey) === sessionIn(token)) forgetKeptSession()
  } else due.set(token, null)
}

const sendEndOnce = (token: string): Promise<void> => {
  const sending = due.get(token) ?? sendEnd(token)
  due.set(token, sending)
  return sending
}

const sendKeptEnd = async (): Promise<void> => {
  const session = localStorage.getItem(keptKey)
  if (session !== null && due.size === 0 && (await isReceived(endKeptSession(session)))) forgetKeptSession()
}

/** Sends pending session ends to the API. Resolves once that was tried. */
export const sendSessionEnds = async (): Promise<void> => {
  // A pending request may have started offline.
  await Promise.all(due.values())
  await Promise.all([...due.keys()].map(sendEndOnce))
  await sendKeptEnd()
}

/** {@link sendSessionEnds} before a sign-in, with a timeout. */
export const sendSessionEndsFirst = (): Promise<void> =>
  Promise.race([sendSessionEnds(), new Promise<void>((resolve) => setTimeout(resolve, timeout))])

/**
 * Ends a session at the API in the background. The token is already removed here, so that sign-out works offline; the
 * next {@link sendSessionEnds} repeats a failed request.
 */
export const endAtApi = (token: string | null): void => {
  if (token === null) return
  const session = sessionIn(token)
  // If a user is signed in, the renewal cookie belongs to their session.
  if (session !== null && readToken() === null) localStorage.setItem(keptKey, session)
  void sendEndOnce(token)
}

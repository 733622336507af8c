import { ApiError } from '../../client/api-error.ts'
import { endKeptSession, endSession } from './api.ts'
import { readToken, sessionIn } from './token.ts'

/** Names the session that has ended here while this browser still holds what renews it: that outlasts the page. */
const keptKey = 'sessionToEnd'

/** How long, in milliseconds, a sign-in waits for the API to hear of what has ended before it. */
const timeout = 3000

/** Tokens of sessions that have ended here and of which the API has not heard yet; what is under way about each. */
const due = new Map<string, Promise<void> | null>()

/** To be called when somebody has signed in: from now on the browser holds what renews that session. */
export const forgetKeptSession = (): void => localStorage.removeItem(keptKey)

/** Whether the API has heard, whatever it said. Who has no connection cannot fetch the code for it, either. */
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

/** Tells the API of what has ended here and could not be told before. Resolves once that has been tried. */
export const tellEnds = async (): Promise<void> => {
  // What is under way may have begun without a connection.
  await Promise.all(due.values())
  await Promise.all([...due.keys()].map(tellOnce))
  await tellKept()
}

/** The same before a sign-in, which does not wait for long. */
export const tellEndsFirst = (): Promise<void> =>
  Promise.race([tellEnds(), new Promise<void>((resolve) => setTimeout(resolve, timeout))])

/**
 * Ends a session at the API as well, while the console goes on: the token is forgotten here already, and whoever is offline
 * signs out all the same; then the API is told by the next {@link tellEnds}.
 */
export const endAtApi = (token: string | null): void => {
  if (token === null) return
  const session = sessionIn(token)
  // Where somebody is signed in, the browser holds what renews that session, and nothing of this one.
  if (session !== null && readToken() === null) localStorage.setItem(keptKey, session)
  void tellOnce(token)
}

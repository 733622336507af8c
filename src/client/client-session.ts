/** A request that the API has refused with 401. */
export interface Refused {
  token: string | null
  /** Aborts once the user who sent it first has left. */
  user: AbortSignal
  /** No action of the user triggered it. */
  isBackground: boolean
}

/** The part of the console's session that the client reads for each request and reports to. */
export interface ClientSession {
  /** The bearer token; null when signed out. */
  token: () => string | null
  /** Aborts once the present user has left. */
  user: () => AbortSignal
  /** The language of responses. */
  language: () => string
  /** Stores a new token from a response, as after a password change, for the user who sent the request. */
  storeToken: (token: string, user: AbortSignal) => void
  /**
   * Handles a 401 during work; null if requests simply fail. Resolves with another token of the same user, with which
   * the request is repeated once, or with null if the token is valid, and the API refuses the path itself. If it
   * rejects, the request fails with its 401.
   */
  onUnauthorized: ((refused: Refused) => Promise<string | null>) | null
  /** Learns the URL of each 403 during work; the request still fails with it. */
  onForbidden: (url: string) => void
}

/** The signal of requests without a user. */
export const nobody = AbortSignal.abort()

/** Nobody is signed in. */
export const signedOut: ClientSession = {
  token: () => null,
  user: () => nobody,
  language: () => 'en',
  storeToken: () => undefined,
  onUnauthorized: null,
  onForbidden: () => undefined,
}

/** The session of this page; the console replaces its functions. */
export const clientSession: ClientSession = { ...signedOut }

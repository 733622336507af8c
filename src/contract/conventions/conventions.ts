import json from '../../../openapi/conventions.json' with { type: 'json' }

/** Paging by cursor: where a page has the cursor or address of the next one; `last`: the cursor is the id of the last row. */
export interface CursorPaging {
  by: 'cursor'
  index: string
  size: string
  next: { property: string } | { header: string } | 'last'
}

/** Sign-in at a provider by the OAuth 2 code flow with PKCE; the API gets the access token. */
export interface OAuthSession {
  by: 'oauth2'
  /** The console's id at the provider; empty while it has none: users then type in a token. */
  client: string
  /** Names of scopes, with spaces. */
  scope: string
  /** Address with the provider's OpenID configuration, or its endpoints. */
  issuer?: string
  endpoints?: { authorization: string; token: string; endSession?: string }
}

/** A token or API key that users type in. */
export interface TokenSession {
  by: 'token'
  /** A GET call that only succeeds with a token: typed ones are tried with it. */
  check?: string
}

/** A session that the API keeps in a cookie. */
export interface CookieSession {
  by: 'cookie'
  /** A call by POST with name and password as JSON, or a page of the API. */
  signIn: { call: string; name: string; password: string } | { page: string }
  /** A GET call that only succeeds in a session. */
  check: string
  /** A call by POST that ends the session. */
  signOut?: string
  /** The cookie whose value each writing request repeats in a header; `from` is a GET call that sets it. */
  csrf?: { cookie: string; header: string; from?: string }
}

/** The format that all operations of an API share; `openapi/conventions.schema.json` describes each part. */
export interface Conventions {
  /** Names of the properties around each response; null: the body is the payload, and the status decides. */
  envelope: { success: string; message: string; payload: string } | null
  /** Where a page of a list has its rows and their total number; paths have dots, an empty one is the payload. */
  list: { rows: string; total: { property: string } | { header: string } | null }
  paging:
    | { by: 'page'; index: string; first: number; size: string }
    | { by: 'offset'; index: string; size: string }
    | CursorPaging
  sort: { property: string; direction: string } | { property: string; format: string }
  ids: { property: string; type: 'integer' | 'string' }
  /** The body of an update: the whole record, or only the changed properties. */
  update: 'whole' | 'changes'
  /** The header with the access token or API key, and the word before it; or a query parameter. */
  token: { header: string; scheme: string } | { query: string }
  /** The operation that stores a file: parts of its multipart body, and paths in its response; by default ours. */
  upload?: {
    operation: string
    file: string
    type?: string
    area?: string
    id: string
    url: string
    name?: string
  }
  /** How users enter: by our sign-in, with a token or API key that they type in, or without; or as described above. */
  session?: { by: 'password' | 'none' } | TokenSession | OAuthSession | CookieSession
}

/** The conventions of the contract's API. */
export const conventions = json as Conventions

import { conventions } from './conventions.ts'

/** The response header with a replacement for the token of the request. */
export const newTokenHeader = 'x-access-token'

/** Claims of an access token besides the standard ones. */
export const tokenClaims = {
  /** The session of the token. */
  session: 'sid',
  /** End of the session, in seconds since 1970. */
  sessionEnd: 'end',
  /** The number of renewals of the session when the token was created. */
  renewals: 'rot',
} as const

/** Paths of the operations that start, renew and end a session. */
export const sessionPaths = {
  signIn: '/api/signin',
  secondStep: '/api/signin/second-factor',
  renew: '/api/signin/renew',
  signOut: '/api/signout',
  me: '/api/me',
} as const

/** The role type with access to the console; only the first role of a user counts. */
export const consoleRoleType = 'ADMIN'

/** The code of a refusal when the password was right and a second step is required. */
export const secondStepCode = 'session.secondStep'

/** The query for `me`: includes the roles, which determine access to the console. */
export const meQuery = { loadRoles: true } as const

const { header, scheme } = conventions.token

/** The request header with the access token. */
export const tokenHeader = header

/** Headers of a request with this token. */
export const bearer = (token: string): Record<string, string> => ({
  [header]: scheme === '' ? token : `${scheme} ${token}`,
})

/** The token in the header; undefined without one. */
export const tokenIn = (value: string | undefined): string | undefined =>
  (scheme === '' ? /^(\S+)$/ : new RegExp(`^${scheme} +(\\S+)$`, 'i')).exec(value ?? '')?.[1]

const { by } = { by: 'password', ...conventions.session }

/** Whether the API has no users that the console could ask about: every token, or everybody, may do everything. */
export const isWithoutUsers = by !== 'password'

/** Whether everybody may use the API, without a token. */
export const isOpen = by === 'none'

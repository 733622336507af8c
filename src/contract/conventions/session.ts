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

const { token, session = { by: 'password' } } = conventions

/** How users sign in at a provider; undefined if they do not. */
export const oauthSession = session.by === 'oauth2' && session.client !== '' ? session : undefined

/** How the API keeps sessions in a cookie; undefined if it does not. */
export const cookieSession = session.by === 'cookie' ? session : undefined

/** A session that the API or a provider keeps, in a way of its own. */
export const otherSession = oauthSession ?? cookieSession

/** The request header with the access token; undefined if requests have none. */
export const tokenHeader = 'header' in token && !cookieSession ? token.header : undefined

const scheme = 'header' in token ? token.scheme : ''

/** Headers of a request with this token. */
export const bearer = (text: string): Record<string, string> =>
  tokenHeader === undefined ? {} : { [tokenHeader]: scheme === '' ? text : `${scheme} ${text}` }

/** Query parameters of a request with this token. */
export const tokenQuery = (text: string): Record<string, string> =>
  'query' in token ? { [token.query]: text } : {}

/** Whether users type in a name and password that are encoded to a token. */
export const isBasic = scheme === 'Basic'

/** The token in the header; undefined without one. */
export const tokenIn = (value: string | undefined): string | undefined =>
  (scheme === '' ? /^(\S+)$/ : new RegExp(`^${scheme} +(\\S+)$`, 'i')).exec(value ?? '')?.[1]

/** Whether the API has no users that the console could ask about: every token, or everybody, may do everything. */
export const isWithoutUsers = session.by !== 'password'

/** Whether everybody may use the API, without a token. */
export const isOpen = session.by === 'none'

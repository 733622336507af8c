/** The answer's header that hands out another token in the place of the one that was sent. */
export const newTokenHeader = 'x-access-token'

/** Claims of an access token beside those that every JSON Web Token has. */
export const tokenClaims = {
  /** The session that it belongs to. */
  session: 'sid',
  /** End of the session that it belongs to, in seconds since 1970. */
  sessionEnd: 'end',
  /** How often the session had been renewed when the token was made. */
  renewals: 'rot',
} as const

/** Paths of the operations that begin, keep and end a session. */
export const sessionPaths = {
  signIn: '/api/signin',
  secondStep: '/api/signin/second-factor',
  renew: '/api/signin/renew',
  signOut: '/api/signout',
  me: '/api/me',
} as const

/** The type of the roles that let enter the console; of a user's roles the first one counts. */
export const consoleRoleType = 'ADMIN'

/** The code of a refusal where the password was right and a second step is to follow. */
export const secondStepCode = 'session.secondStep'

/** What is asked of `me`: the roles too, which decide who may enter. */
export const meQuery = { loadRoles: true } as const

/** The request header that says who asks. */
export const tokenHeader = 'Authorization'

/** Headers of a request that asks with this token. */
export const bearer = (token: string) => ({ [tokenHeader]: `Bearer ${token}` })

/** The token that the header carries; undefined where it carries none. */
export const tokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]

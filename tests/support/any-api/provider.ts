import { createHash, randomUUID } from 'node:crypto'
import Fastify from 'fastify'

/** An OAuth 2 provider with the code flow and PKCE. */
export interface Provider {
  url: string
  stop: () => Promise<void>
  /** Whether it has issued this access token and still accepts it. */
  accepts: (authorization: string | undefined) => boolean
  /** Withdraws the access tokens; for `tokens` also the refresh tokens, for `all` the provider's session as well. */
  withdraw: (what: 'access' | 'tokens' | 'all') => void
  /** Grants of the tokens issued so far. */
  grants: readonly string[]
  /** Addresses to which users have come at the end of their sessions. */
  signOuts: readonly string[]
}

/** Starts a provider that knows one client and asks its users with one button. */
export const startProvider = async (client: string): Promise<Provider> => {
  const app = Fastify()
  const codes = new Map<string, string>()
  const [access, refresh] = [new Set<string>(), new Set<string>()]
  const grants: string[] = []
  const signOuts: string[] = []
  let isSignedIn = false
  const idToken = (): string => {
    const claims = { iss: 'provider', sub: 'clerk', aud: client, exp: 4_102_444_800, iat: 1_700_000_000 }
    const [head, body] = [{ alg: 'none' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    )
    return `${head}.${body}.`
  }
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  app.get('/authorize', async ({ query }, reply) => {
    const {
      client_id,
      redirect_uri,
      state = '',
      code_challenge,
      code_challenge_method,
      response_type,
      prompt,
    } = query as Record<string, string>
    if (client_id !== client || response_type !== 'code' || code_challenge_method !== 'S256')
      return reply.code(400).send('The request is wrong')
    const code = randomUUID()
    codes.set(code, code_challenge ?? '')
    if (prompt === 'none') {
      const result = isSignedIn ? { code } : { error: 'login_required' }
      return reply.redirect(`${redirect_uri}?${new URLSearchParams({ ...result, state })}`)
    }
    const to = `${redirect_uri}?${new URLSearchParams({ code, state })}`
    return reply.type('text/html').send(`<!doctype html><title>Provider</title><a href="${to}">Allow</a>`)
  })
  app.get('/logout', async ({ query }, reply) => {
    const { post_logout_redirect_uri = '' } = query as Record<string, string>
    isSignedIn = false
    signOuts.push(post_logout_redirect_uri)
    return reply.redirect(post_logout_redirect_uri)
  })
  app.post('/token', async ({ body }, reply) => {
    const {
      grant_type = '',
      code = '',
      code_verifier = '',
      refresh_token = '',
    } = body as Record<string, string>
    reply.header('access-control-allow-origin', '*')
    const challenge = createHash('sha256').update(code_verifier).digest('base64url')
    const isRight =
      grant_type === 'refresh_token' ? refresh.delete(refresh_token) : codes.get(code) === challenge
    if (!isRight) return reply.code(400).send({ error: 'invalid_grant' })
    codes.delete(code)
    grants.push(grant_type)
    isSignedIn = true
    const issued = { access_token: randomUUID(), refresh_token: randomUUID() }
    access.add(issued.access_token)
    refresh.add(issued.refresh_token)
    return { ...issued, id_token: idToken(), token_type: 'Bearer', expires_in: 3600 }
  })
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    stop: () => app.close(),
    accepts: (authorization) => access.has(authorization?.replace('Bearer ', '') ?? ''),
    withdraw: (what) => {
      access.clear()
      if (what !== 'access') refresh.clear()
      if (what === 'all') isSignedIn = false
    },
    grants,
    signOuts,
  }
}

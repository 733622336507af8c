import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedConsole, openConsole } from '../../support/any-api/open-console.ts'
import { type Provider, startProvider } from '../../support/any-api/provider.ts'
import { startHelpDesk } from '../../support/any-api/server.ts'
import { rowWith } from '../../support/browser/console-actions.ts'

describe('sign-in at an OAuth 2 provider', () => {
  let provider: Provider
  let opened: OpenedConsole
  beforeAll(async () => {
    provider = await startProvider('console')
    opened = await openConsole(
      'helpdesk',
      () => startHelpDesk(({ headers }) => provider.accepts(headers.authorization)),
      {
        token: { header: 'Authorization', scheme: 'Bearer' },
        session: {
          ...{ by: 'oauth2', client: 'console', scope: 'openid desk' },
          endpoints: {
            authorization: `${provider.url}/authorize`,
            token: `${provider.url}/token`,
            endSession: `${provider.url}/logout`,
          },
        },
      },
    )
  }, 180_000)
  afterAll(() => Promise.all([opened?.close(), provider?.stop()]))

  it('returns to the requested page', async () => {
    const { page } = opened.watched
    await page.goto('/tickets?q=Ticket 7')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Allow' }).click()
    await rowWith(page, 'Ticket 7').waitFor()
    expect(new URL(page.url()).pathname).toBe('/tickets')
    expect(provider.grants).toEqual(['authorization_code'])
  })

  it('renews a token that the API refuses, also after a reload', async () => {
    const { page } = opened.watched
    // A renewal that the reload interrupts would use up the refresh token.
    await page.waitForLoadState('networkidle')
    provider.withdraw('access')
    await page.reload()
    await rowWith(page, 'Ticket 7').waitFor()
    expect(provider.grants).toEqual(['authorization_code', 'refresh_token'])
  })

  it('continues without signing in after a reload interrupted a renewal', async () => {
    const { page } = opened.watched
    await page.waitForLoadState('networkidle')
    provider.withdraw('access')
    // The provider has used up the refresh token, and the response is lost.
    await page.route('**/token', async (route) => {
      await route.fetch()
      await page.unroute('**/token')
      void page.reload()
    })
    await page.goto('/teams')
    await rowWith(page, 'Night shift').waitFor()
    expect(provider.grants.slice(2)).toEqual(['refresh_token', 'authorization_code'])
  })

  it('signs in over a form that keeps its input, and sends it', async () => {
    const { page } = opened.watched
    await page.goto('/tickets/add')
    await page.getByLabel('Subject').fill('Projector')
    await page.getByLabel('Priority').click()
    await page.getByRole('option', { name: 'high' }).click()
    provider.withdraw('all')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: 'Sign in' }).click(),
    ])
    await popup.getByRole('link', { name: 'Allow' }).click()
    await page.waitForURL((url) => url.pathname === '/tickets')
    expect(opened.api.requests.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
      subject: 'Projector',
    })
  })

  it('forgets the tokens at sign-out, and signs out at the provider', async () => {
    const { page } = opened.watched
    await page.getByRole('button', { name: 'Account' }).first().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .not.toMatch(/oidc\.user|accessToken/)
    expect(provider.signOuts).toEqual([new URL('/auth/sign-in', page.url()).href])
  })
})

describe('a session in a cookie with a CSRF token', () => {
  let opened: OpenedConsole
  let csrf = 'c0ffee'
  beforeAll(async () => {
    const isFree = (url: string): boolean => ['/csrf-cookie', '/login'].includes(url)
    const cookies = (header = ''): Record<string, string> =>
      Object.fromEntries(header.split('; ').map((pair) => pair.split('=') as [string, string]))
    const isSafe = (method: string, headers: IncomingHttpHeaders): boolean =>
      method === 'GET' || headers['x-csrf'] === csrf
    opened = await openConsole(
      'helpdesk',
      () =>
        startHelpDesk(
          ({ url, method, headers }) => {
            const { session = '' } = cookies(headers.cookie)
            return !isSafe(method, headers) || isFree(url) || session !== ''
          },
          (app) => {
            app.addHook('onRequest', async ({ method, headers }, reply) => {
              if (!isSafe(method, headers)) await reply.code(419).send({ message: 'CSRF token mismatch.' })
            })
            app.get('/csrf-cookie', async (_, reply) =>
              reply.header('set-cookie', `csrf=${csrf}; Path=/`).code(204).send(),
            )
            app.post('/login', async ({ body }, reply) => {
              const { email = '', password } = body as Record<string, string>
              if (password !== 'night shift')
                return reply.code(422).send({ title: 'Name or password is wrong' })
              return reply
                .header('set-cookie', `session=${email}; Path=/; HttpOnly`)
                .send({ two_factor: false })
            })
            app.get('/user', async ({ headers }) => ({ data: { email: cookies(headers.cookie).session } }))
            app.post('/logout', async (_, reply) =>
              reply.header('set-cookie', 'session=; Path=/; Max-Age=0').code(204).send(),
            )
          },
        ),
      {
        session: {
          by: 'cookie',
          signIn: { call: '/login', name: 'email', password: 'password' },
          ...{ check: '/user', signOut: '/logout' },
          csrf: { cookie: 'csrf', header: 'X-CSRF', from: '/csrf-cookie' },
        },
      },
    )
  }, 180_000)
  afterAll(() => opened?.close())

  const signIn = async (password: string, name = 'clerk@example.org'): Promise<void> => {
    const { page } = opened.watched
    await page.getByLabel('User name or email').fill(name)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  it('shows a refusal, then enters with name and password', async () => {
    const { page } = opened.watched
    await page.goto('/teams')
    await signIn('wrong')
    await page.getByText('Name or password is wrong').waitFor()
    await signIn('night shift')
    await rowWith(page, 'Night shift').waitFor()
    await page.reload()
    await rowWith(page, 'Night shift').waitFor()
  })

  it('writes with the CSRF token, and no token in a header', async () => {
    const { page } = opened.watched
    await page.goto('/teams/add')
    await page.getByRole('form').getByLabel('Name').fill('Day shift')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/teams')
    await rowWith(page, 'Day shift').waitFor()
    expect(opened.api.requests.every(({ authorization }) => authorization === undefined)).toBe(true)
  })

  it('signs in over a form that keeps its input, and sends it', async () => {
    const { page } = opened.watched
    await page.goto('/teams/add')
    await page.getByRole('form').getByLabel('Name').fill('Late shift')
    await page.context().clearCookies({ name: 'session' })
    csrf = 'decaf'
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await signIn('night shift')
    await page.waitForURL((url) => url.pathname === '/teams')
    await rowWith(page, 'Late shift').waitFor()
  })

  it('continues without signing in if only the CSRF token has changed', async () => {
    const { page } = opened.watched
    await page.goto('/teams/add')
    await page.getByRole('form').getByLabel('Name').fill('Early shift')
    csrf = 'espresso'
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await rowWith(page, 'Early shift').waitFor()
  })

  it('neither saves nor offers the input of one user in the name of another', async () => {
    const { page } = opened.watched
    await page.goto('/teams/add')
    const name = page.getByRole('form').getByLabel('Name')
    await name.fill('Secret shift')
    await page.context().clearCookies({ name: 'session' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await signIn('night shift', 'guard@example.org')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await signIn('night shift', 'guard@example.org')
    await page.getByRole('button', { name: 'Account' }).first().waitFor()
    await page.goto('/teams/add')
    await name.waitFor()
    expect(await name.inputValue()).toBe('')
    expect(await page.getByText('Unsaved draft').count()).toBe(0)
    expect(JSON.stringify(opened.api.requests)).not.toContain('Secret shift')
    await page.getByRole('button', { name: 'Account' }).first().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await signIn('night shift')
    await page.getByRole('button', { name: 'Account' }).first().waitFor()
    await page.goto('/teams/add')
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect.poll(() => name.inputValue()).toBe('Secret shift')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await rowWith(page, 'Secret shift').waitFor()
  })

  it('signs in again when the session has ended elsewhere, and ends it at sign-out', async () => {
    const { page } = opened.watched
    await page.context().clearCookies({ name: 'session' })
    await page.reload()
    await signIn('night shift')
    await rowWith(page, 'Day shift').waitFor()
    await page.getByRole('button', { name: 'Account' }).first().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await expect
      .poll(() => opened.api.requests.map(({ method, url }) => `${method} ${url}`))
      .toContain('POST /logout')
  })
})

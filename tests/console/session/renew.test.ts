// @vitest-environment jsdom
import { AxiosError } from 'axios'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { admin, good, refused } from '../screens/fake-api.ts'
import { unsignedToken } from './unsigned-token.ts'

type FakeApi = typeof import('../screens/fake-api.ts')['fakeApi']

const seconds = Math.floor(Date.now() / 1000)
/** A token of this renewal; minutes until it expires. */
const token = (rot: number, minutes: number): string =>
  unsignedToken({ iat: seconds, exp: seconds + minutes * 60, end: seconds + 7200, rot })
const over = token(1, -1)
const fresh = token(2, 15)

/** A newly opened console with this token stored. */
const open = async (stored: string) => {
  localStorage.setItem('accessToken', stored)
  vi.resetModules()
  const { fakeApi } = (await import('../screens/fake-api.ts')) as { fakeApi: FakeApi }
  const store = await import('../../../src/console/session/session-store.ts')
  const again = await import('../../../src/console/session/sign-in-again.ts')
  const { http } = await import('../../../src/client/http.ts')
  return { fakeApi, http, ...store, ...again }
}

const responses = {
  'GET /api/me': () => good(admin()),
  'POST /api/signin/renew': () => good({ accessToken: fresh }),
  'GET /api/work': ({ authorization }: { authorization: string | undefined }) =>
    authorization === `Bearer ${fresh}` ? good('done') : refused(401),
}

const requestLines = (sent: readonly { method: string; url: string; authorization: string | undefined }[]) =>
  sent.map(({ method, url, authorization }) => [`${method} ${url}`, authorization])

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllEnvs()
})

describe('an access token that has run out', () => {
  it('is renewed at the start, without it being sent', async () => {
    const { fakeApi, loadSession } = await open(over)
    const sent = fakeApi(responses)
    expect((await loadSession()).status).toBe('signed-in')
    expect(requestLines(sent)).toEqual([
      ['POST /api/signin/renew', undefined],
      ['GET /api/me', `Bearer ${fresh}`],
    ])
    expect(localStorage.getItem('accessToken')).toBe(fresh)
  })

  it.each([
    ['refused', refused(401)],
    ['nothing that renews it', good({ accessToken: null })],
  ])('signs out at the start where the answer is: %s', async (_, response) => {
    const { fakeApi, loadSession } = await open(over)
    fakeApi({ ...responses, 'POST /api/signin/renew': () => response })
    expect((await loadSession()).status).toBe('signed-out')
  })

  it.each([
    ['nobody answers', refused(503)],
    ['a proxy answers', { status: 403, body: '<title>Forbidden</title>' }],
  ])('can be tried again when %s', async (_, response) => {
    const second = await open(over)
    second.fakeApi({ ...responses, 'POST /api/signin/renew': () => response })
    await expect(second.loadSession()).rejects.toThrow()
    expect(localStorage.getItem('accessToken')).toBe(over)
  })

  it('is renewed once for all calls that it refuses, and each is repeated', async () => {
    const { fakeApi, http, loadSession } = await open(fresh)
    const sent = fakeApi(responses)
    await loadSession()
    localStorage.setItem('accessToken', over)
    const all = await Promise.all([1, 2, 3].map(() => http.get('/api/work')))
    expect(all.map(({ data }) => data.payload)).toEqual(['done', 'done', 'done'])
    expect(sent.filter(({ url }) => url === '/api/signin/renew')).toHaveLength(1)
    expect(sent.filter(({ url }) => url === '/api/work')).toHaveLength(6)
  })

  it('is not renewed once more for a call that it refuses after the renewal', async () => {
    const { fakeApi, http, loadSession } = await open(fresh)
    const refusal = Promise.withResolvers<void>()
    const sent = fakeApi({
      ...responses,
      'GET /api/slow': async ({ authorization }) => {
        if (authorization === `Bearer ${fresh}`) return good('done')
        await refusal.promise
        return refused(401)
      },
    })
    await loadSession()
    localStorage.setItem('accessToken', over)
    const slow = http.get('/api/slow')
    await http.get('/api/work')
    refusal.resolve()
    expect((await slow).data.payload).toBe('done')
    expect(sent.filter(({ url }) => url === '/api/signin/renew')).toHaveLength(1)
  })

  it('asks to sign in when it is not renewed', async () => {
    const { fakeApi, http, loadSession, isSignInAgainOpen, signOut } = await open(fresh)
    fakeApi({ ...responses, 'POST /api/signin/renew': () => refused(401) })
    await loadSession()
    localStorage.setItem('accessToken', over)
    const work = http.get('/api/work').catch(({ status }) => status)
    await expect.poll(() => isSignInAgainOpen()).toBe(true)
    signOut()
    expect(await work).toBe(401)
  })

  it('is renewed to sign out, so that the session ends at the API as well', async () => {
    const { fakeApi, loadSession, signOut } = await open(fresh)
    const sent = fakeApi({ ...responses, 'POST /api/signout': () => good(null) })
    await loadSession()
    localStorage.setItem('accessToken', over)
    signOut()
    await expect.poll(() => sent.at(-1)?.url).toBe('/api/signout')
    expect(sent.at(-1)?.authorization).toBe(`Bearer ${fresh}`)
    expect(localStorage.getItem('accessToken')).toBeNull()
  })
})

it('tabs take turns, and waiting tabs use the new token', async () => {
  await open(over)
  const { fakeApi } = (await import('../screens/fake-api.ts')) as { fakeApi: FakeApi }
  const { renewToken } = await import('../../../src/console/session/renew.ts')
  const sent = fakeApi(responses)
  const request = vi.fn(async (_name: string, work: () => Promise<boolean>) => {
    localStorage.setItem('accessToken', fresh)
    return work()
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
  try {
    expect(await renewToken(over)).toBe(true)
  } finally {
    vi.unstubAllGlobals()
  }
  expect(request).toHaveBeenCalledTimes(1)
  expect(sent).toEqual([])
})

it('a renewal without a response is given up, and the next tab has its turn', async () => {
  const { fakeApi, http } = await open(over)
  const { renewToken } = await import('../../../src/console/session/renew.ts')
  vi.useFakeTimers()
  // As browsers do.
  http.defaults.adapter = (config) =>
    new Promise((_, reject) => {
      if (config.timeout)
        setTimeout(() => reject(new AxiosError('Timeout', 'ECONNABORTED', config)), config.timeout)
    })
  const ended = vi.fn()
  const request = (_name: string, work: () => Promise<boolean>) => work().finally(ended)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
  try {
    const outcome = vi.fn()
    renewToken(over).catch(outcome)
    await vi.runAllTimersAsync()
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'ApiError', status: 0 }))
    expect(ended).toHaveBeenCalledTimes(1)
    fakeApi(responses)
    expect(await renewToken(over)).toBe(true)
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

it('a user who signs out meanwhile stays signed out', async () => {
  await open(over)
  const { fakeApi } = (await import('../screens/fake-api.ts')) as { fakeApi: FakeApi }
  const { renewToken } = await import('../../../src/console/session/renew.ts')
  fakeApi({
    'POST /api/signin/renew': () => {
      localStorage.removeItem('accessToken')
      return good({ accessToken: fresh })
    },
  })
  expect(await renewToken(over)).toBe(false)
  expect(localStorage.getItem('accessToken')).toBeNull()
})

it('a late renewal of another session does not sign the user into that one', async () => {
  const of = (sid: string): string => unsignedToken({ sid, rot: 1, exp: 1 })
  await open(of('a'))
  const { fakeApi } = (await import('../screens/fake-api.ts')) as { fakeApi: FakeApi }
  const { renewToken } = await import('../../../src/console/session/renew.ts')
  fakeApi({ 'POST /api/signin/renew': () => good({ accessToken: of('b') }) })
  expect(await renewToken(of('a'))).toBe(false)
  expect(localStorage.getItem('accessToken')).toBe(of('a'))
})

it('an API of another origin is not called: the browser would not send the cookie', async () => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.org')
  await open(over)
  const { fakeApi } = (await import('../screens/fake-api.ts')) as { fakeApi: FakeApi }
  const { renewToken } = await import('../../../src/console/session/renew.ts')
  const sent = fakeApi(responses)
  expect(await renewToken(over)).toBe(false)
  expect(sent).toEqual([])
})

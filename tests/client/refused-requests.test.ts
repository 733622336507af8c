import axios, { AxiosError, type AxiosResponse } from 'axios'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientSession, nobody, signedOut } from '../../src/client/client-session.ts'
import { apiUrl, http } from '../../src/client/http.ts'
import { mockConventions, restoreConventions } from '../support/contract/other-conventions.ts'

const adapter = http.defaults.adapter
const user = new AbortController().signal

/** Answers with these statuses in turn, and the last one from then on. */
const answer = (api: typeof http, ...statuses: number[]) => {
  const asked = vi.fn(async (config): Promise<AxiosResponse> => {
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200
    const data = { success: status === 200, message: `Status ${status}`, payload: null }
    const response: AxiosResponse = { config, data, headers: {}, status, statusText: '' }
    if (status >= 400) throw new AxiosError('', undefined, config, {}, response)
    return response
  })
  api.defaults.adapter = asked
  return asked
}

/** The console's part: it answers a 401 with this token. */
const signIn = (session: typeof clientSession, token: string | null) => {
  const onUnauthorized = vi.fn(async () => token)
  const onForbidden = vi.fn()
  Object.assign(session, { token: () => 'mine', user: () => user, onUnauthorized, onForbidden })
  return { onUnauthorized, onForbidden }
}

afterEach(() => {
  http.defaults.adapter = adapter ?? axios.defaults.adapter ?? []
  Object.assign(clientSession, signedOut)
})

describe('a 401', () => {
  it('is reported with the token and the user of the request', async () => {
    const { onUnauthorized } = signIn(clientSession, 'another')
    const asked = answer(http, 401, 200)
    await http.get('/api/dua/all')
    await http.get('/api/dua/all', { isBackground: true })
    expect(onUnauthorized.mock.calls).toEqual([[{ token: 'mine', user, isBackground: false }]])
    expect(asked).toHaveBeenCalledTimes(3)
    answer(http, 401, 200)
    await http.get('/api/dua/all', { isBackground: true })
    expect(onUnauthorized).toHaveBeenLastCalledWith({ token: 'mine', user, isBackground: true })
    clientSession.token = () => null
    answer(http, 401, 200)
    await http.get('/api/dua/all')
    expect(onUnauthorized).toHaveBeenLastCalledWith({ token: null, user, isBackground: false })
  })

  it('fails the repeated request, without another report', async () => {
    const { onUnauthorized } = signIn(clientSession, 'another')
    const asked = answer(http, 401)
    await expect(http.get('/api/dua/all')).rejects.toMatchObject({ status: 401, isUnknownPath: false })
    expect([onUnauthorized.mock.calls.length, asked.mock.calls.length]).toEqual([1, 2])
  })

  it('with a valid token is one of the path', async () => {
    signIn(clientSession, null)
    const asked = answer(http, 401)
    await expect(http.get('/api/dua/all')).rejects.toMatchObject({ status: 401, isUnknownPath: true })
    expect(asked).toHaveBeenCalledOnce()
  })

  it('fails as such when nobody signs in again', async () => {
    const { onUnauthorized } = signIn(clientSession, 'another')
    onUnauthorized.mockRejectedValue(new Error('cancelled'))
    answer(http, 401)
    const expected = { status: 401, serverMessage: 'Status 401', isUnknownPath: false }
    await expect(http.get('/api/dua/all')).rejects.toMatchObject(expected)
  })

  it('of the session itself, or without a session, simply fails', async () => {
    const { onUnauthorized } = signIn(clientSession, 'another')
    answer(http, 401)
    await expect(http.get('/api/me', { signInAgain: false })).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).not.toHaveBeenCalled()
    Object.assign(clientSession, signedOut)
    await expect(http.get('/api/dua/all')).rejects.toMatchObject({ status: 401 })
  })
})

it('a 403 during work is reported with its address', async () => {
  const { onForbidden, onUnauthorized } = signIn(clientSession, 'another')
  answer(http, 403)
  await expect(http.get('/api/dua/all')).rejects.toMatchObject({ status: 403 })
  await expect(http.get('/api/me', { signInAgain: false })).rejects.toMatchObject({ status: 403 })
  answer(http, 404)
  await expect(http.get('/api/dua/id/1')).rejects.toMatchObject({ status: 404 })
  expect(onForbidden.mock.calls).toEqual([['/api/dua/all']])
  expect(onUnauthorized).not.toHaveBeenCalled()
})

it('a request that is given up fails as such, and one that takes too long without a status', async () => {
  const given = new AbortController()
  http.defaults.adapter = (config) => Promise.reject(new AxiosError('timeout', 'ECONNABORTED', config))
  await expect(http.get('/api/dua/all')).rejects.toMatchObject({ status: 0, noResponse: undefined })
  given.abort()
  await expect(http.get('/api/dua/all', { signal: given.signal })).rejects.toMatchObject({
    code: 'ERR_CANCELED',
  })
})

it('a new token is that of the user who sent the request', async () => {
  const storeToken = vi.fn()
  const headers = { 'x-access-token': 'new' }
  Object.assign(clientSession, { storeToken, user: () => user })
  const respond = (more: object) => {
    http.defaults.adapter = async (config) => ({
      config,
      data: { success: true, message: '', payload: null },
      status: 200,
      statusText: '',
      headers: more,
    })
    return http.get('/api/dua/all')
  }
  await respond(headers)
  expect(storeToken.mock.calls).toEqual([['new', user]])
  await respond({})
  await respond({ 'x-access-token': '' })
  expect(storeToken).toHaveBeenCalledOnce()
  expect([signedOut.token(), signedOut.user(), signedOut.language()]).toEqual([null, nobody, 'en'])
})

it.each([
  ['https://cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
  ['DATA:image/png;base64,QQ==', 'DATA:image/png;base64,QQ=='],
  ['/files/a:b.png', 'https://api.example.org/files/a:b.png'],
])('on another host, the file %s is at %s', async (url, expected) => {
  expect(apiUrl(url)).toBe(expected.replace('https://api.example.org', ''))
  vi.stubEnv('VITE_API_HOST', 'https://api.example.org')
  vi.resetModules()
  expect((await import('../../src/client/http.ts')).apiUrl(url)).toBe(expected)
  vi.unstubAllEnvs()
})

describe('an API with a session in a cookie', () => {
  const session = { by: 'cookie', signIn: { page: '/login' }, check: '/me' } as const
  const open = async (csrf?: { cookie: string; header: string }) => {
    mockConventions({ session: { ...session, ...(csrf && { csrf }) } })
    const code = await import('../../src/client/http.ts')
    const { clientSession: own } = await import('../../src/client/client-session.ts')
    return { http: code.http, ...signIn(own, 'another') }
  }
  afterEach(restoreConventions)

  it('gets the cookie, and its CSRF token in a header', async () => {
    const { defaults } = (await open()).http
    expect([defaults.withCredentials, 'withXSRFToken' in defaults]).toEqual([true, false])
    expect((await open({ cookie: 'csrf', header: 'X-CSRF' })).http.defaults).toMatchObject({
      withCredentials: true,
      withXSRFToken: true,
      xsrfCookieName: 'csrf',
      xsrfHeaderName: 'X-CSRF',
    })
    expect(http.defaults.withCredentials).toBeUndefined()
  })

  it.each([401, 403, 419])('may have ended with the status %i', async (status) => {
    const opened = await open()
    answer(opened.http, status, 200)
    await opened.http.get('/api/dua/all')
    expect(opened.onUnauthorized).toHaveBeenCalledOnce()
  })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { admin, good, refused, token } from '../screens/fake-api.ts'
import { open } from './open-session.ts'
import { unsignedToken } from './unsigned-token.ts'

beforeEach(() => localStorage.clear())

/** A token of this user. */
const tokenOf = (subject: string): string => unsignedToken({ sub: subject })

describe('the start', () => {
  it('without a token is signed out, without a request', async () => {
    const { fakeApi, loadSession, getSession } = await open()
    const sent = fakeApi({})
    expect(getSession().status).toBe('not-initialised')
    expect((await loadSession()).status).toBe('signed-out')
    expect(sent).toEqual([])
  })

  it('with an expired token is signed out and forgets it', async () => {
    localStorage.setItem('accessToken', token(1))
    const { fakeApi, loadSession } = await open()
    const sent = fakeApi({})
    expect((await loadSession()).status).toBe('signed-out')
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sent).toEqual([])
  })

  it('with a good token is signed in, with the privileges of the first role', async () => {
    const mine = token()
    localStorage.setItem('accessToken', mine)
    const { fakeApi, loadSession } = await open()
    const sent = fakeApi({ 'GET /api/me': () => good(admin(['DUA_READ'])) })
    const [session] = await Promise.all([loadSession(), loadSession()])
    expect(session.status === 'signed-in' && [...session.privileges]).toEqual(['DUA_READ'])
    expect(sent.map(({ authorization }) => authorization)).toEqual([`Bearer ${mine}`])
  })

  it.each([200, 401, 403])('with a token that the API refuses with %i is signed out', async (status) => {
    localStorage.setItem('accessToken', token())
    const { fakeApi, loadSession } = await open()
    fakeApi({ 'GET /api/me': () => refused(status) })
    expect((await loadSession()).status).toBe('signed-out')
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  it.each([
    ['refused', refused(401)],
    ['answered', good(admin())],
  ])('follows another tab that signs somebody else in before its own token is %s', async (_, answer) => {
    localStorage.setItem('accessToken', tokenOf('1'))
    const { fakeApi, loadSession } = await open()
    const held = Promise.withResolvers<void>()
    const asked = fakeApi({ 'GET /api/me': () => held.promise.then(() => answer) })
    const loading = loadSession()
    await expect.poll(() => asked.length).toBe(1)
    localStorage.setItem('accessToken', tokenOf('2'))
    fakeApi({ 'GET /api/me': () => good({ ...admin(), id: 2 }) })
    held.resolve()
    const session = await loading
    expect(session.status === 'signed-in' && session.user.id).toBe(2)
    expect(localStorage.getItem('accessToken')).toBe(tokenOf('2'))
  })

  it('is signed out when another tab signs out before the response with the token', async () => {
    localStorage.setItem('accessToken', tokenOf('1'))
    const { fakeApi, loadSession } = await open()
    const held = Promise.withResolvers<void>()
    const asked = fakeApi({ 'GET /api/me': () => held.promise.then(() => good(admin())) })
    const loading = loadSession()
    await expect.poll(() => asked.length).toBe(1)
    localStorage.removeItem('accessToken')
    held.resolve()
    expect((await loading).status).toBe('signed-out')
  })

  it.each([
    ['an answer', refused(503)],
    ['an answer of the API', { body: '<title>Maintenance</title>' }],
    ['one, but that of a proxy', { status: 403, body: '<title>Forbidden</title>' }],
  ])('without %s keeps the token and can be tried again', async (_, answer) => {
    localStorage.setItem('accessToken', token())
    const { fakeApi, loadSession, getSession } = await open()
    fakeApi({ 'GET /api/me': () => answer })
    await expect(loadSession()).rejects.toThrow()
    expect(getSession()).toEqual({ status: 'not-initialised', failed: true })
    fakeApi({ 'GET /api/me': () => good(admin()) })
    expect((await loadSession()).status).toBe('signed-in')
  })
})

describe('a start without a response', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  /** As long as a user would wait. */
  const unanswered = async () => {
    localStorage.setItem('accessToken', token())
    const opened = await open()
    const answer = Promise.withResolvers<void>()
    const sent = opened.fakeApi({ 'GET /api/me': () => answer.promise.then(() => good(admin())) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const [loaded] = await Promise.all([Promise.allSettled([opened.loadSession()]), vi.runAllTimersAsync()])
    vi.useRealTimers()
    expect(loaded[0].status).toBe('rejected')
    expect(opened.getSession()).toEqual({ status: 'not-initialised', failed: true })
    return { ...opened, sent, answer }
  }

  it('can be tried again', async () => {
    const { fakeApi, loadSession, sent } = await unanswered()
    expect(sent).toHaveLength(1)
    fakeApi({ 'GET /api/me': () => good(admin()) })
    expect((await loadSession()).status).toBe('signed-in')
  })

  it('signs in when a late response arrives', async () => {
    const { answer, getSession } = await unanswered()
    answer.resolve()
    await expect.poll(() => getSession().status).toBe('signed-in')
  })
})

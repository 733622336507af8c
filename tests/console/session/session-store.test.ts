// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, good, refused, token } from '../screens/fake-api.ts'
import { open } from './open-session.ts'
import { unsignedToken } from './unsigned-token.ts'

beforeEach(() => localStorage.clear())

/** A token of this user. */
const tokenOf = (subject: string): string => unsignedToken({ sub: subject })

describe('signing in', () => {
  it('stores nothing for a user whose first role is not ADMIN, and shows nothing', async () => {
    const { fakeApi, signIn, getSession } = await open()
    fakeApi({ 'POST /api/signin': () => good({ accessToken: token(), user: admin([], 'USER') }) })
    await expect(signIn('amina@example.org', 'secret')).resolves.toBe(false)
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(getSession().status).toBe('signed-out')
  })

  it('requests the user when the response does not contain the roles', async () => {
    const { fakeApi, signIn } = await open()
    const sent = fakeApi({
      'POST /api/signin': () => good({ accessToken: token(), user: { name: 'Amina' } }),
      'GET /api/me': () => good(admin()),
    })
    await expect(signIn('amina@example.org', 'secret')).resolves.toBe(true)
    expect(sent.map(({ url }) => url)).toEqual(['/api/signin', '/api/me'])
  })

  it('as another user during work signs out completely', async () => {
    const { fakeApi, signIn, getSession } = await open()
    fakeApi({ 'POST /api/signin': () => good({ accessToken: token(), user: admin() }) })
    await signIn('amina@example.org', 'secret')
    fakeApi({
      'POST /api/signin': () =>
        good({ accessToken: token(), user: { ...admin(), email: 'yusuf@example.org' } }),
    })
    await expect(signIn('yusuf@example.org', 'secret')).resolves.toBe(false)
    expect(getSession()).toEqual({ status: 'signed-out', byUser: true })
    expect(localStorage.getItem('accessToken')).toBeNull()
  })
})

it('a late response to a sign-in does not replace the user of another tab', async () => {
  const { fakeApi, loadSession, signIn, followOtherTabs, getSession } = await open()
  await loadSession()
  const held = Promise.withResolvers<void>()
  const answer = good({ accessToken: tokenOf('1'), user: admin() })
  const sent = fakeApi({
    'POST /api/signin': () => held.promise.then(() => answer),
    'GET /api/me': () => good({ ...admin(), id: 2, email: 'bilal@example.org' }),
    'POST /api/signout': () => good(null),
  })
  const late = signIn('amina@example.org', 'secret')
  await expect.poll(() => sent.length).toBe(1)
  localStorage.setItem('accessToken', tokenOf('2'))
  followOtherTabs()()
  await expect.poll(getSession).toMatchObject({ user: { id: 2 } })
  held.resolve()
  expect(await late).toBe(false)
  expect(getSession()).toMatchObject({ user: { id: 2 } })
  expect(localStorage.getItem('accessToken')).toBe(tokenOf('2'))
  const ended = () => sent.filter(({ url }) => url === '/api/signout')
  await expect.poll(ended).toMatchObject([{ authorization: `Bearer ${tokenOf('1')}` }])
})

it('a late response to a sign-in does not replace the user of another tab, before this tab knows that user', async () => {
  const { fakeApi, loadSession, signIn, getSession } = await open()
  await loadSession()
  const held = Promise.withResolvers<void>()
  const answer = good({ accessToken: tokenOf('1'), user: admin() })
  const sent = fakeApi({
    'POST /api/signin': () => held.promise.then(() => answer),
    'POST /api/signout': () => good(null),
  })
  const late = signIn('amina@example.org', 'secret')
  await expect.poll(() => sent.length).toBe(1)
  localStorage.setItem('accessToken', tokenOf('2'))
  held.resolve()
  expect(await late).toBe(false)
  expect(getSession().status).toBe('signed-out')
  expect(localStorage.getItem('accessToken')).toBe(tokenOf('2'))
  const ended = () => sent.filter(({ url }) => url === '/api/signout')
  await expect.poll(ended).toMatchObject([{ authorization: `Bearer ${tokenOf('1')}` }])
})

describe('signing out', () => {
  const entered = async () => {
    const opened = await open()
    const mine = token()
    opened.fakeApi({ 'POST /api/signin': () => good({ accessToken: mine, user: admin() }) })
    await opened.signIn('amina@example.org', 'secret')
    return { ...opened, mine }
  }

  it('ends the session at the API, with the token that is forgotten here', async () => {
    const { fakeApi, signOut, getSession, mine } = await entered()
    const sent = fakeApi({ 'POST /api/signout': () => good(null, 'Signed out') })
    signOut()
    expect(getSession()).toEqual({ status: 'signed-out', byUser: true })
    expect(localStorage.getItem('accessToken')).toBeNull()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ url: '/api/signout', authorization: `Bearer ${mine}` })
  })

  it.each([401, 500, 0])('works when the API responds with %i', async (status) => {
    const { fakeApi, signOut, getSession } = await entered()
    const sent = fakeApi({
      'POST /api/signout': () => {
        if (status === 0) throw new Error('Network Error')
        return refused(status)
      },
    })
    signOut()
    await expect.poll(() => sent).toHaveLength(1)
    expect(getSession()).toEqual({ status: 'signed-out', byUser: true })
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  it('does not replace the user of another tab, before this tab knows that user', async () => {
    const { fakeApi, signIn, signOut, getSession } = await open()
    const { callOperation } = await import('../../../src/client/call.ts')
    fakeApi({ 'POST /api/signin': () => good({ accessToken: tokenOf('1'), user: admin() }) })
    await signIn('amina@example.org', 'secret')
    const sent = fakeApi({ 'GET /api/dua-category/total': () => good([]) })
    localStorage.setItem('accessToken', tokenOf('2'))
    signOut()
    expect(getSession()).toEqual({ status: 'signed-out', byUser: true })
    expect(localStorage.getItem('accessToken')).toBe(tokenOf('2'))
    // Earlier requests have been sent by then.
    await callOperation('totalDuaCategory')
    expect(sent.map(({ url }) => url)).toEqual(['/api/dua-category/total'])
  })

  it('does not end the session of a user who signs in meanwhile', async () => {
    const { fakeApi, signOut, signIn, mine } = await entered()
    const next = token(Math.floor(Date.now() / 1000) + 7200)
    const sent = fakeApi({
      'POST /api/signin': () => good({ accessToken: next, user: admin() }),
      'POST /api/signout': () => good(null),
    })
    signOut()
    await signIn('amina@example.org', 'secret')
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent.find(({ url }) => url === '/api/signout')?.authorization).toBe(`Bearer ${mine}`)
    expect(localStorage.getItem('accessToken')).toBe(next)
  })

  it('also happens at the API for a user without access', async () => {
    const { fakeApi, signIn } = await open()
    const refusedToken = token()
    const sent = fakeApi({
      'POST /api/signin': () => good({ accessToken: refusedToken, user: admin([], 'USER') }),
      'POST /api/signout': () => good(null),
    })
    await expect(signIn('amina@example.org', 'secret')).resolves.toBe(false)
    await expect.poll(() => sent.at(-1)?.url).toBe('/api/signout')
    expect(sent.at(-1)?.authorization).toBe(`Bearer ${refusedToken}`)
  })
})

describe('refetching the user', () => {
  /** Amina's response is held back; what happens meanwhile. */
  const late = async (meanwhile: (opened: Awaited<ReturnType<typeof open>>) => unknown) => {
    const opened = await open()
    const { fakeApi, signIn, refreshSession, getSession } = opened
    fakeApi({ 'POST /api/signin': () => good({ accessToken: tokenOf('1'), user: admin() }) })
    await signIn('amina@example.org', 'secret')
    const held = Promise.withResolvers<void>()
    const sent = fakeApi({
      'GET /api/me': () => held.promise.then(() => good({ ...admin(), name: 'Amina R.' })),
    })
    const refreshed = refreshSession()
    await expect.poll(() => sent.length).toBe(1)
    await meanwhile(opened)
    held.resolve()
    await refreshed
    return getSession()
  }

  it('shows changes', async () => {
    expect(await late(() => undefined)).toMatchObject({ user: { name: 'Amina R.' } })
  })

  it('does not sign in a user who signed out meanwhile', async () => {
    expect(await late(({ signOut }) => signOut())).toEqual({ status: 'signed-out', byUser: true })
  })

  it.each([
    ['here', true],
    ['in another tab', false],
  ])('does not show the previous user after another user signed in %s', async (_, isHere) => {
    const bilal = { ...admin(), id: 2, email: 'bilal@example.org' }
    const session = await late(async ({ fakeApi, signOut, signIn, followOtherTabs, getSession }) => {
      if (isHere) signOut()
      fakeApi({
        'POST /api/signin': () => good({ accessToken: tokenOf('2'), user: bilal }),
        'GET /api/me': () => good(bilal),
      })
      if (isHere) return signIn('bilal@example.org', 'secret')
      localStorage.setItem('accessToken', tokenOf('2'))
      followOtherTabs()()
      return expect.poll(getSession).toMatchObject({ user: { id: 2 } })
    })
    expect(session).toMatchObject({ user: { id: 2 } })
  })
})

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, good, refused } from '../screens/fake-api.ts'
import { open } from './open-session.ts'
import { unsignedToken } from './unsigned-token.ts'

beforeEach(() => localStorage.clear())

const seconds = Math.floor(Date.now() / 1000)

/** A token of a user and a session, renewed once; minutes until it expires. */
const tokenOf = (id: number, sid: string, minutes = 15): string =>
  unsignedToken({ sub: String(id), sid, rot: 1, exp: seconds + minutes * 60 })

const entrance = (id: number, sid: string) => ({
  'POST /api/signin': () => good({ accessToken: tokenOf(id, sid), user: { ...admin(), id } }),
})
const isGone = (): never => {
  throw new Error('Network Error')
}
const noConnection = { 'POST /api/signout': isGone, 'POST /api/signin/renew': isGone }

/** Amina has signed out without a connection; `token` was hers. */
const signedOutOffline = async (token = tokenOf(1, 'a')) => {
  const opened = await open()
  opened.fakeApi(entrance(1, 'a'))
  await opened.signIn('amina@example.org', 'secret')
  localStorage.setItem('accessToken', token)
  const sent = opened.fakeApi(noConnection)
  opened.signOut()
  await expect.poll(() => sent.length).toBe(1)
  return opened
}

const requestLines = (sent: readonly { url: string; authorization: string | undefined }[]) =>
  sent.map(({ url, authorization }) => [url, authorization])

describe('a sign-out that did not reach the API', () => {
  it('is sent once there is a connection', async () => {
    const { fakeApi, followOtherTabs } = await signedOutOffline()
    const stop = followOtherTabs()
    const sent = fakeApi({ 'POST /api/signout': () => good(null) })
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => requestLines(sent)).toEqual([['/api/signout', `Bearer ${tokenOf(1, 'a')}`]])
    stop()
  })

  it('is sent before the next sign-in, and once', async () => {
    const { fakeApi, signIn, signOut } = await signedOutOffline()
    const responses = { ...entrance(2, 'b'), 'POST /api/signout': () => good(null) }
    const sent = fakeApi(responses)
    await signIn('bilal@example.org', 'secret')
    expect(requestLines(sent)).toEqual([
      ['/api/signout', `Bearer ${tokenOf(1, 'a')}`],
      ['/api/signin', undefined],
    ])
    signOut()
    await expect.poll(() => sent.at(-1)?.authorization).toBe(`Bearer ${tokenOf(2, 'b')}`)
    expect(sent).toHaveLength(3)
  })

  it('is sent with the cookie after the token has expired', async () => {
    const { fakeApi, signIn } = await signedOutOffline(tokenOf(1, 'a', -1))
    const fresh = tokenOf(1, 'a', 20)
    const sent = fakeApi({
      ...entrance(2, 'b'),
      'POST /api/signout': () => good(null),
      'POST /api/signin/renew': () => good({ accessToken: fresh }),
    })
    await signIn('bilal@example.org', 'secret')
    expect(requestLines(sent)).toContainEqual(['/api/signout', `Bearer ${fresh}`])
  })

  it('does not end the session of a later user, whose cookie would be renewed', async () => {
    const { fakeApi, signIn, followOtherTabs } = await signedOutOffline(tokenOf(1, 'a', -1))
    fakeApi({ ...noConnection, ...entrance(2, 'b') })
    await signIn('bilal@example.org', 'secret')
    const stop = followOtherTabs()
    const sent = fakeApi({
      'POST /api/signout': () => refused(401),
      'POST /api/signin/renew': () => good({ accessToken: tokenOf(2, 'b', 20) }),
    })
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => requestLines(sent)).toEqual([['/api/signout', `Bearer ${tokenOf(1, 'a', -1)}`]])
    stop()
  })

  it('is sent by a later page, with the cookie', async () => {
    await signedOutOffline()
    const { fakeApi, followOtherTabs } = await open()
    const fresh = tokenOf(1, 'a', 20)
    const sent = fakeApi({
      'POST /api/signout': () => good(null),
      'POST /api/signin/renew': () => good({ accessToken: fresh }),
    })
    followOtherTabs()()
    await expect
      .poll(() => requestLines(sent))
      .toEqual([
        ['/api/signin/renew', undefined],
        ['/api/signout', `Bearer ${fresh}`],
      ])
    await expect.poll(() => localStorage.length).toBe(0)
  })

  it('ends nothing else that the browser holds by then', async () => {
    await signedOutOffline()
    const { fakeApi, followOtherTabs } = await open()
    const sent = fakeApi({ 'POST /api/signin/renew': () => good({ accessToken: tokenOf(2, 'b') }) })
    followOtherTabs()()
    await expect.poll(() => localStorage.length).toBe(0)
    expect(requestLines(sent)).toEqual([['/api/signin/renew', undefined]])
  })
})

it('a sign-in waits for the pending sign-out, whose response could end its session', async () => {
  const { fakeApi, signIn, signOut } = await open()
  fakeApi(entrance(1, 'a'))
  await signIn('amina@example.org', 'secret')
  const held = Promise.withResolvers<void>()
  const sent = fakeApi({
    ...entrance(2, 'b'),
    'POST /api/signout': () => held.promise.then(() => good(null)),
  })
  signOut()
  const entered = signIn('bilal@example.org', 'secret')
  await expect.poll(() => sent.length).toBe(1)
  held.resolve()
  expect(await entered).toBe(true)
  expect(sent.map(({ url }) => url)).toEqual(['/api/signout', '/api/signin'])
})

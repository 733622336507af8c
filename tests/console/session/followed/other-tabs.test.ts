// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { secondStepCode } from '../../../../src/contract/conventions/session.ts'
import { admin, good, refused, token } from '../../screens/fake-api.ts'
import { open } from '../open-session.ts'
import { unsignedToken } from '../unsigned-token.ts'

beforeEach(() => localStorage.clear())

describe('other tabs', () => {
  const tokenOf = (subject: string): string => unsignedToken({ sub: subject })
  const changed = (key: string | null): void => {
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  }

  it('sign this one out', async () => {
    const { fakeApi, signIn, getSession, followOtherTabs } = await open()
    fakeApi({ 'POST /api/signin': () => good({ accessToken: token(), user: admin() }) })
    await signIn('amina@example.org', 'secret')
    const stop = followOtherTabs()
    localStorage.removeItem('accessToken')
    changed('accessToken')
    expect(getSession().status).toBe('signed-out')
    stop()
  })

  it('sign this one in', async () => {
    const { fakeApi, loadSession, getSession, followOtherTabs } = await open()
    await loadSession()
    fakeApi({ 'GET /api/me': () => good(admin()) })
    const stop = followOtherTabs()
    localStorage.setItem('accessToken', token())
    changed('accessToken')
    await expect.poll(() => getSession().status).toBe('signed-in')
    stop()
  })

  it('that have signed this one in keep it so, though its own first check fails later', async () => {
    localStorage.setItem('accessToken', tokenOf('1'))
    const { fakeApi, loadSession, getSession, followOtherTabs } = await open()
    const held = Promise.withResolvers<void>()
    const asked = fakeApi({ 'GET /api/me': () => held.promise.then(() => refused(503)) })
    const loading = loadSession()
    const stop = followOtherTabs()
    await expect.poll(() => asked.length).toBe(1)
    fakeApi({ 'GET /api/me': () => good(admin()) })
    localStorage.setItem('accessToken', unsignedToken({ sub: '1', iat: 2 }))
    changed('accessToken')
    await expect.poll(() => getSession().status).toBe('signed-in')
    held.resolve()
    await expect(loading).rejects.toThrow()
    expect(getSession().status).toBe('signed-in')
    stop()
  })

  it('that sign in another user, about whom the API does not respond, leave a page with a retry', async () => {
    const { fakeApi, getSession, stop } = await signInBoth()
    const sent = fakeApi({ 'GET /api/me': () => new Promise<never>(() => undefined) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    changed('accessToken')
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    expect(sent).toHaveLength(1)
    expect(getSession()).toEqual({ status: 'not-initialised', failed: true })
    stop()
  })

  it('that followed first have signed this tab in or out as well', async () => {
    const { fakeApi, loadSession, getSession, followOtherTabs } = await open()
    await loadSession()
    fakeApi({ 'GET /api/me': () => good(admin()) })
    localStorage.setItem('accessToken', token())
    const stop = followOtherTabs()
    await expect.poll(() => getSession().status).toBe('signed-in')
    stop()
    localStorage.removeItem('accessToken')
    const stopAgain = followOtherTabs()
    expect(getSession().status).toBe('signed-out')
    stopAgain()
  })

  it('that signed in another user before are followed as well', async () => {
    const { fakeApi, loadSession, getSession, followOtherTabs } = await open()
    localStorage.setItem('accessToken', tokenOf('1'))
    fakeApi({ 'GET /api/me': () => good({ ...admin(), id: 1 }) })
    await loadSession()
    localStorage.setItem('accessToken', tokenOf('2'))
    fakeApi({ 'GET /api/me': () => good({ ...admin(), id: 2 }) })
    const stop = followOtherTabs()
    await expect.poll(getSession).toMatchObject({ status: 'signed-in', user: { id: 2 } })
    stop()
  })

  it.each([
    ['as the same user: what was refused meanwhile is asked for again', 'amina@example.org', 'fulfilled'],
    ['as somebody else: nothing is asked for in another name', 'bilal@example.org', 'rejected'],
  ])('sign in %s', async (_, email, outcome) => {
    const { fakeApi, signIn, followOtherTabs } = await open()
    const { signInAgain } = await import('../../../../src/console/session/sign-in-again.ts')
    const amina = { ...admin(), id: undefined, email: 'amina@example.org' }
    fakeApi({ 'POST /api/signin': () => good({ accessToken: token(), user: amina }) })
    await signIn('amina@example.org', 'secret')
    const stop = followOtherTabs()
    const repeated = signInAgain()
    fakeApi({ 'GET /api/me': () => good({ ...amina, email }) })
    localStorage.setItem('accessToken', token())
    changed('accessToken')
    const [settled] = await Promise.allSettled([repeated])
    expect(settled.status).toBe(outcome)
    stop()
  })

  /** Amina signs in here, and Bilal in another tab. */
  const signInBoth = async () => {
    const opened = await open()
    const { callOperation } = await import('../../../../src/client/call.ts')
    opened.fakeApi({ 'POST /api/signin': () => good({ accessToken: tokenOf('1'), user: admin() }) })
    await opened.signIn('amina@example.org', 'secret')
    const stop = opened.followOtherTabs()
    localStorage.setItem('accessToken', tokenOf('2'))
    return { ...opened, callOperation, stop }
  }

  it('that sign in as another user send no request for that user before this tab has followed', async () => {
    const { fakeApi, getSession, callOperation, stop } = await signInBoth()
    const answer = Promise.withResolvers<void>()
    const sent = fakeApi({
      'DELETE /api/dua/delete/1': () => refused(401),
      'GET /api/me': () => answer.promise.then(() => good({ ...admin(), id: 2 })),
    })
    changed('accessToken')
    await expect(callOperation('deleteDua', { path: { id: 1 } })).rejects.toThrow()
    const asked = sent.map(({ method, authorization }) => [method, authorization])
    expect(asked.filter(([method]) => method === 'DELETE').map(([, token]) => token)).not.toContain(
      `Bearer ${tokenOf('2')}`,
    )
    expect(asked).toContainEqual(['GET', `Bearer ${tokenOf('2')}`])
    answer.resolve()
    await expect
      .poll(() => {
        const now = getSession()
        return now.status === 'signed-in' && now.user.id
      })
      .toBe(2)
    const later = fakeApi({ 'DELETE /api/dua/delete/1': () => good(null) })
    await callOperation('deleteDua', { path: { id: 1 } })
    expect(later.map(({ authorization }) => authorization)).toEqual([`Bearer ${tokenOf('2')}`])
    stop()
  })

  it('that sign in as another user change this tab once the API returns that user', async () => {
    const { fakeApi, getSession, loadSession, stop } = await signInBoth()
    fakeApi({ 'GET /api/me': () => refused(503) })
    changed('accessToken')
    await expect.poll(getSession).toEqual({ status: 'not-initialised', failed: true })
    fakeApi({ 'GET /api/me': () => good({ ...admin(), id: 2 }) })
    expect((await loadSession()).status).toBe('signed-in')
    stop()
  })

  it.each([
    ['signs out', null, 'signed-out'],
    ['signs somebody else in', '2', 2],
  ])('are followed to their latest state: a tab that signs in and then %s', async (_, subject, ends) => {
    const { fakeApi, loadSession, getSession, followOtherTabs } = await open()
    await loadSession()
    const stop = followOtherTabs()
    const held = Promise.withResolvers<void>()
    const answered = vi.fn()
    const first = fakeApi({
      'GET /api/me': () => held.promise.then(() => good({ ...admin(), id: 1 })).finally(answered),
    })
    localStorage.setItem('accessToken', tokenOf('1'))
    changed('accessToken')
    await expect.poll(() => first.length).toBe(1)
    fakeApi({ 'GET /api/me': () => good({ ...admin(), id: 2 }) })
    if (subject === null) localStorage.removeItem('accessToken')
    else localStorage.setItem('accessToken', tokenOf(subject))
    changed('accessToken')
    const state = () => {
      const now = getSession()
      return now.status === 'signed-in' ? now.user.id : now.status
    }
    await expect.poll(state).toBe(ends)
    held.resolve()
    await expect.poll(() => answered.mock.calls.length).toBe(1)
    // Effects of a response have run by then.
    await new Promise((resolve) => setTimeout(resolve))
    expect(state()).toBe(ends)
    stop()
  })

  it('sign in a user: a pending second step in this tab ends', async () => {
    const { fakeApi, loadSession, signIn, getSession, followOtherTabs } = await open()
    const { getSecondStep } = await import('../../../../src/console/session/second-step.ts')
    await loadSession()
    const stop = followOtherTabs()
    const asked = { success: false, message: '', code: secondStepCode, payload: { ways: ['TOTP'] } }
    fakeApi({
      'POST /api/signin': () => ({ status: 401, body: asked }),
      'GET /api/me': () => good({ ...admin(), id: 2 }),
    })
    const outcome = Promise.allSettled([signIn('amina@example.org', 'secret')])
    await expect.poll(getSecondStep).not.toBeNull()
    localStorage.setItem('accessToken', tokenOf('2'))
    changed('accessToken')
    await expect.poll(getSecondStep).toBeNull()
    expect((await outcome)[0].status).toBe('rejected')
    expect(getSession()).toMatchObject({ status: 'signed-in', user: { id: 2 } })
    stop()
  })

  it('signed this one out while the browser kept its page', async () => {
    const { fakeApi, signIn, getSession, followOtherTabs } = await open()
    fakeApi({ 'POST /api/signin': () => good({ accessToken: token(), user: admin() }) })
    await signIn('amina@example.org', 'secret')
    const stop = followOtherTabs()
    localStorage.removeItem('accessToken')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(getSession().status).toBe('signed-in')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(getSession().status).toBe('signed-out')
    stop()
  })
})

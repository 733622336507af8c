// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, good, refused } from '../screens/fake-api.ts'
import { open } from './open-session.ts'
import { unsignedToken } from './unsigned-token.ts'

beforeEach(() => localStorage.clear())

const people = {
  amina: { ...admin(), id: 1, email: 'amina@example.org' },
  bilal: { ...admin(), id: 2, email: 'bilal@example.org' },
}
type Name = keyof typeof people

const tokenOf = (name: Name, iat = 0): string => unsignedToken({ sub: String(people[name].id), iat })

/** A console in which Amina is signed in; `enter` signs in there, `elsewhere` is the storage of another tab. */
const signedIn = async () => {
  const opened = await open()
  const { http } = await import('../../../src/client/http.ts')
  const { currentUserSignal } = await import('../../../src/console/session/user.ts')
  const { isSignInAgainOpen } = await import('../../../src/console/session/sign-in-again.ts')
  const { registerUnsavedCheck } = await import('../../../src/console/session/unsaved.ts')
  const responses = (name: Name, iat?: number) => ({
    'POST /api/signin': () => good({ accessToken: tokenOf(name, iat), user: people[name] }),
    'POST /api/signout': () => good(null),
    'GET /api/me': () => good(people[name]),
  })
  const enter = async (name: Name, iat?: number): Promise<void> => {
    opened.fakeApi(responses(name, iat))
    await opened.signIn(people[name].email, 'secret')
  }
  const elsewhere = (token: string | null): void => {
    if (token === null) localStorage.removeItem('accessToken')
    else localStorage.setItem('accessToken', token)
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }))
  }
  await enter('amina')
  return {
    ...opened,
    http,
    currentUserSignal,
    isSignInAgainOpen,
    registerUnsavedCheck,
    answers: responses,
    enter,
    elsewhere,
  }
}

describe('a request that is refused later', () => {
  it.each([
    ['somebody else has', 'bilal'],
    ['the same user has', 'amina'],
  ] as const)('is not repeated after the user left and %s signed in', async (_, next) => {
    const { fakeApi, http, signOut, enter } = await signedIn()
    const held = Promise.withResolvers<void>()
    const sent = fakeApi({ 'PUT /api/work': () => held.promise.then(() => refused(401)) })
    const work = http.put('/api/work', {}).catch(({ status }) => status)
    await expect.poll(() => sent.length).toBe(1)
    signOut()
    await enter(next, 1)
    held.resolve()
    expect(await work).toBe(401)
    expect(sent.filter(({ url }) => url === '/api/work')).toHaveLength(1)
  })

  it('is repeated with the new token when the same user has signed in over the page', async () => {
    const { fakeApi, http, enter, isSignInAgainOpen } = await signedIn()
    const token = tokenOf('amina', 1)
    const sent = fakeApi({
      'PUT /api/work': ({ authorization }) =>
        authorization === `Bearer ${token}` ? good('done') : refused(401),
    })
    const work = http.put('/api/work', {})
    await expect.poll(isSignInAgainOpen).toBe(true)
    await enter('amina', 1)
    expect((await work).data.payload).toBe('done')
    expect(sent.filter(({ url }) => url === '/api/work')).toHaveLength(2)
  })

  it('fails without a sign-in if the API still accepts the token: it refuses the path', async () => {
    const { fakeApi, http, isSignInAgainOpen } = await signedIn()
    fakeApi({
      'GET /api/me': () => good({ name: 'Amina', roles: [] }),
      'GET /api/unknown': () => refused(401),
    })
    const error = await http.get('/api/unknown').catch((failure: unknown) => failure)
    expect(error).toMatchObject({ status: 401, isUnknownPath: true })
    expect(isSignInAgainOpen()).toBe(false)
  })

  it('fails without a sign-in if the user did nothing, as in a poll', async () => {
    const { fakeApi, http, isSignInAgainOpen } = await signedIn()
    fakeApi({ 'GET /api/me': () => refused(401), 'GET /api/poll': () => refused(401) })
    const error = await http.get('/api/poll', { isBackground: true }).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ status: 401, isUnknownPath: false })
    expect(isSignInAgainOpen()).toBe(false)
  })
})

describe('the token of a session that begins with a new password', () => {
  /** Amina's new password gets its response after `meanwhile`. */
  const changed = async (meanwhile: (opened: Awaited<ReturnType<typeof signedIn>>) => unknown) => {
    const opened = await signedIn()
    const held = Promise.withResolvers<void>()
    const answer = { ...good(null), headers: { 'x-access-token': tokenOf('amina', 7) } }
    const sent = opened.fakeApi({ 'POST /api/changepassword': () => held.promise.then(() => answer) })
    const change = opened.http.post('/api/changepassword', {})
    await expect.poll(() => sent.length).toBe(1)
    await meanwhile(opened)
    const later = opened.fakeApi({ 'POST /api/signout': () => good(null) })
    held.resolve()
    await change
    return { later, stored: localStorage.getItem('accessToken') }
  }

  it('takes the place of the one before', async () => {
    const { later, stored } = await changed(() => undefined)
    expect(stored).toBe(tokenOf('amina', 7))
    expect(later).toEqual([])
  })

  it.each<[string, (opened: Awaited<ReturnType<typeof signedIn>>) => unknown, string | null]>([
    ['signed out', ({ signOut }) => signOut(), null],
    [
      'made room for another here',
      async ({ signOut, enter }) => {
        signOut()
        await enter('bilal')
      },
      tokenOf('bilal'),
    ],
    [
      'made room for another in another tab',
      ({ elsewhere }) => elsewhere(tokenOf('bilal')),
      tokenOf('bilal'),
    ],
  ])('brings nobody back who has %s: that session ends', async (_, meanwhile, stays) => {
    const { later, stored } = await changed(meanwhile)
    expect(stored).toBe(stays)
    const ended = () => later.map(({ authorization }) => authorization)
    await expect.poll(ended).toContain(`Bearer ${tokenOf('amina', 7)}`)
  })
})

describe('the signal of the signed-in user', () => {
  it('aborts at the sign-out, and the next user has another', async () => {
    const { currentUserSignal, signOut, enter } = await signedIn()
    const amina = currentUserSignal()
    expect(amina.aborted).toBe(false)
    signOut()
    expect([amina.aborted, currentUserSignal().aborted]).toEqual([true, true])
    await enter('bilal')
    expect([amina.aborted, currentUserSignal().aborted]).toEqual([true, false])
  })

  it('aborts when another tab signs in another user', async () => {
    const {
      fakeApi,
      currentUserSignal,
      answers: responses,
      elsewhere,
      followOtherTabs,
      getSession,
    } = await signedIn()
    const stop = followOtherTabs()
    const amina = currentUserSignal()
    fakeApi(responses('bilal'))
    elsewhere(tokenOf('bilal'))
    await expect.poll(getSession).toMatchObject({ user: { id: 2 } })
    expect([amina.aborted, currentUserSignal().aborted]).toEqual([true, false])
    stop()
  })

  it('continues if the session ends with unsaved values and the same user signs in again', async () => {
    const { currentUserSignal, registerUnsavedCheck, elsewhere, followOtherTabs, isSignInAgainOpen, enter } =
      await signedIn()
    const [stop, forget] = [followOtherTabs(), registerUnsavedCheck(() => true)]
    const amina = currentUserSignal()
    elsewhere(null)
    expect(isSignInAgainOpen()).toBe(true)
    await enter('amina', 1)
    expect(isSignInAgainOpen()).toBe(false)
    expect(currentUserSignal()).toBe(amina)
    expect(amina.aborted).toBe(false)
    stop()
    forget()
  })
})

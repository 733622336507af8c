// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { admin, good, refused, token } from '../../screens/fake-api.ts'
import { open } from '../open-session.ts'

beforeEach(() => localStorage.clear())

/** A signed-in user who loses the right to read; the requests, and a function that sends one that is refused then. */
const begin = async (me: () => ReturnType<typeof good> | Promise<never> = () => good(admin([]))) => {
  const { fakeApi, signIn, getSession } = await open()
  const { followRoleChanges, refreshAfterRefusal } = await import(
    '../../../../src/console/session/follow-session.ts'
  )
  const { registerUnsavedCheck } = await import('../../../../src/console/session/unsaved.ts')
  const { http } = await import('../../../../src/client/http.ts')
  fakeApi({ 'POST /api/signin': () => good({ accessToken: token(), user: admin(['DUA_READ']) }) })
  await signIn('amina@example.org', 'secret')
  const sent = fakeApi({ 'GET /api/me': me, 'GET /api/dua/all': () => refused(403) })
  followRoleChanges()
  const asked = (): string[] => sent.map(({ url }) => url).filter((url) => url.startsWith('/api/me'))
  const privileges = (): string[] => {
    const session = getSession()
    return session.status === 'signed-in' ? [...session.privileges] : []
  }
  const ask = (): Promise<unknown> => http.get('/api/dua/all').catch((error: unknown) => error)
  return { ask, asked, privileges, refreshAfterRefusal, registerUnsavedCheck }
}

it('several refusals at once refetch the user once', async () => {
  const { ask, asked, privileges, refreshAfterRefusal } = await begin()
  const [error] = await Promise.all([ask(), ask(), ask()])
  expect(error).toMatchObject({ name: 'ApiError', status: 403 })
  await refreshAfterRefusal()
  expect(privileges()).toEqual([])
  expect(asked()).toHaveLength(1)
  await refreshAfterRefusal()
  expect(asked()).toHaveLength(1)
})

it('unsaved input keeps the required buttons until the next page', async () => {
  const { ask, asked, privileges, refreshAfterRefusal, registerUnsavedCheck } = await begin()
  const free = registerUnsavedCheck(() => true)
  await ask()
  free()
  expect([asked(), privileges()]).toEqual([[], ['DUA_READ']])
  await refreshAfterRefusal()
  expect(privileges()).toEqual([])
})

it('an API without a response does not block a page forever', async () => {
  const { ask, privileges, refreshAfterRefusal } = await begin(() => new Promise<never>(() => undefined))
  vi.useFakeTimers()
  try {
    await ask()
    const refreshed = refreshAfterRefusal()
    await vi.runAllTimersAsync()
    await refreshed
    expect(privileges()).toEqual(['DUA_READ'])
  } finally {
    vi.useRealTimers()
  }
})

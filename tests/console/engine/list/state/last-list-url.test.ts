// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import {
  isFilteredUrl,
  lastListUrl,
  rememberListUrl,
  subscribeListUrls,
} from '../../../../../src/console/engine/list/state/last-list-url.ts'
import { refreshSession, signIn, signOut } from '../../../../../src/console/session/session-store.ts'
import { admin, fakeApi, good, token } from '../../../screens/fake-api.ts'

beforeEach(async () => {
  signOut()
  fakeApi({
    'POST /api/signin': () => good({ accessToken: token(), user: admin() }),
    'GET /api/me': () => good(admin()),
    'POST /api/signout': () => good(null),
  })
  await signIn('amina@example.org', 'secret')
  rememberListUrl('/dua', 'q=illness')
})

it('a list opens as the user left it, also after the user is loaded again', async () => {
  await refreshSession()
  expect(lastListUrl('/dua')).toBe('/dua?q=illness')
  expect(lastListUrl('/role')).toBe('/role')
})

it('the next user does not get the search of the previous one', async () => {
  signOut()
  await signIn('amina@example.org', 'secret')
  expect(lastListUrl('/dua')).toBe('/dua')
})

it('nor does one who signs in over them, as in another tab', async () => {
  fakeApi({
    'POST /api/signin': () => good({ accessToken: token(), user: { ...admin(), id: 2 } }),
    'GET /api/me': () => good({ ...admin(), id: 2 }),
  })
  await signIn('bilal@example.org', 'secret')
  expect(lastListUrl('/dua')).toBe('/dua')
})

it('tells of each change, also when another user signs in', async () => {
  const told = vi.fn()
  const unsubscribe = subscribeListUrls(told)
  rememberListUrl('/dua', 'q=illness')
  expect(told).not.toHaveBeenCalled()
  rememberListUrl('/dua', 'q=travel')
  expect([told.mock.calls.length, lastListUrl('/dua')]).toEqual([1, '/dua?q=travel'])
  await refreshSession()
  expect(told).toHaveBeenCalledOnce()
  signOut()
  expect(told).toHaveBeenCalledTimes(2)
  unsubscribe()
})

it.each([
  ['/amaliat', false],
  ['/amaliat?page=3&rows=20', false],
  ['/amaliat?sort=oldest&order=title.asc', false],
  ['/amaliat?q=x', true],
  ['/amaliat?page=2&missing-in=3', true],
])('the address %s selects rows: %s', (url, isFiltered) => {
  expect(isFilteredUrl(url)).toBe(isFiltered)
})

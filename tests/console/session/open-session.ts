import { vi } from 'vitest'

type FakeApi = typeof import('../screens/fake-api.ts')['fakeApi']

/** A newly opened console: every module is loaded again. */
export const open = async () => {
  vi.resetModules()
  const { fakeApi } = (await import('../screens/fake-api.ts')) as { fakeApi: FakeApi }
  const store = await import('../../../src/console/session/session-store.ts')
  const { followOtherTabs } = await import('../../../src/console/session/follow-session.ts')
  return { fakeApi, followOtherTabs, ...store }
}

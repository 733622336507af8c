import { afterEach, expect, it, vi } from 'vitest'

const operations = '../../generated/operations.ts'

afterEach(() => {
  vi.doUnmock(operations)
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('missing code of a tag is reported as such while there is a connection', async () => {
  vi.resetModules()
  const missing = new TypeError('Failed to fetch dynamically imported module')
  vi.doMock(operations, async (original) => {
    const real = await original<typeof import('../../generated/operations.ts')>()
    return { ...real, tags: { ...real.tags, tasbih: () => Promise.reject(missing) } }
  })
  vi.stubGlobal('navigator', { onLine: true })
  const { callOperation } = await import('../../src/client/call.ts')
  await expect(callOperation('deleteTasbih', { path: { id: 1 } })).rejects.toBe(missing)
})

it('a request without connection fails as such, also where the code of its tag is not there yet', async () => {
  vi.resetModules()
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  vi.doMock(operations, async (original) => {
    const real = await original<typeof import('../../generated/operations.ts')>()
    return { ...real, tags: { ...real.tags, tasbih: load } }
  })
  vi.stubGlobal('navigator', { onLine: false })
  const { callOperation, operationQuery, prefetchClient } = await import('../../src/client/call.ts')
  const offline = { name: 'ApiError', status: 0, noResponse: 'offline' }
  prefetchClient('totalTasbih')
  expect(load).toHaveBeenCalledOnce()
  await expect(operationQuery('totalTasbih').queryFn(new AbortController())).rejects.toMatchObject(offline)
  await expect(callOperation('deleteTasbih', { path: { id: 1 } })).rejects.toMatchObject(offline)
  // The next request fetches failed code again.
  expect(load).toHaveBeenCalledTimes(2)
})

it.each([
  ['no code for the tag', {}, 'No client code for the tag of "deleteTasbih"'],
  [
    'no function of the operation',
    { tasbih: async () => ({ getDeleteTasbihMutationOptions: 1 }) },
    'The generated client has no "getDeleteTasbihMutationOptions"',
  ],
])('reports a generated client with %s', async (_, tags, message) => {
  vi.resetModules()
  vi.doMock(operations, async (original) => ({ ...(await original<object>()), tags }))
  const { callOperation } = await import('../../src/client/call.ts')
  await expect(callOperation('deleteTasbih', { path: { id: 1 } })).rejects.toThrow(message)
})

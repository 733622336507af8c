import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../src/client/api-error.ts'
import { outcomes, queryClient } from '../../src/client/query-client.ts'

afterEach(() => queryClient.clear())

const run = (error: Error | null, queryKey: readonly unknown[] = ['listDua']) => {
  const queryFn = vi.fn(() => (error ? Promise.reject(error) : Promise.resolve('read')))
  const result = queryClient
    .fetchQuery({ queryKey, queryFn, retryDelay: 0 })
    .catch((thrown: unknown) => thrown)
  return { queryFn, result }
}

it.each([
  ['a refusal', new ApiError(404, ''), 1],
  ['a failure of the server', new ApiError(503, ''), 2],
  ['another error', new TypeError('Failed to fetch'), 2],
])('a query that ends with %s is sent %i times', async (_, error, times) => {
  const { queryFn, result } = run(error)
  expect(await result).toBe(error)
  expect(queryFn).toHaveBeenCalledTimes(times)
})

it('what was read is used again for some seconds, and not read again with the focus', async () => {
  const { queryFn, result } = run(null)
  expect(await result).toBe('read')
  await queryClient.fetchQuery({ queryKey: ['listDua'], queryFn })
  expect(queryFn).toHaveBeenCalledOnce()
  expect(queryClient.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})

it('learns from the outcome of each call which operations the API has', async () => {
  const learn = vi.spyOn(outcomes, 'learn')
  const refused = new ApiError(404, '')
  await run(null, ['listDua', { page: 1 }]).result
  await run(refused, ['listRole']).result
  const change = (mutationKey?: string[]) =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => Promise.reject(refused), ...(mutationKey && { mutationKey }) })
      .execute(undefined)
      .catch(() => undefined)
  await change(['updateDua'])
  await change()
  expect(learn.mock.calls).toEqual([
    ['listDua', null],
    ['listRole', refused],
    ['updateDua', refused],
    [undefined, refused],
  ])
})

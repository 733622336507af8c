import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const isRefused = (error: Error): boolean => error instanceof ApiError && error.refused

/** Options of a mutation that fails immediately without a connection; by default it waits for the connection. */
export const failOffline = { networkMode: 'always' } as const

/** Learns from the outcome of each call; `error` is null after a success. */
export const outcomes = { learn: (_operation: unknown, _error: unknown): void => undefined }

/**
 * The console's cache of API responses. A refused request is not retried; one that failed otherwise is retried once.
 * Generated keys begin with the operation, so outcomes show which operations the API has.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => outcomes.learn(queryKey[0], error),
    onSuccess: (_, { queryKey }) => outcomes.learn(queryKey[0], null),
  }),
  mutationCache: new MutationCache({
    onError: (error, _, __, { options }) => outcomes.learn(options.mutationKey?.[0], error),
  }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && !isRefused(error),
    },
  },
})

// For the lifetime of the page: without a subscriber, as outside the frame, a restored connection would not be noticed.
queryClient.mount()

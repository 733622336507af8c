import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const isRefused = (error: Error): boolean => error instanceof ApiError && error.refused

/** Options of a mutation that fails immediately without a connection; by default it waits for the connection. */
export const failOffline = { networkMode: 'always' } as const

/**
 * The console's cache of API responses. A refused request is not retried; one that failed otherwise is retried once.
 */
export const queryClient = new QueryClient({
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

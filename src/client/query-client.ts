import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const isRefused = (error: Error): boolean => error instanceof ApiError && error.refused

/** Options of a mutation that fails at once without a connection; by default it waits until the connection is back. */
export const failOffline = { networkMode: 'always' } as const

/** The console's cache of API responses. A refused request is not repeated; one that failed otherwise is repeated once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && !isRefused(error),
    },
  },
})

// For as long as the page lives: with nobody listening, as outside the frame, a connection that is back would not be heard of.
queryClient.mount()

import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const isRefused = (error: Error): boolean => error instanceof ApiError && error.refused

/** The console's cache of API answers. What the API refuses is not asked again; what it failed at, once more. */
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

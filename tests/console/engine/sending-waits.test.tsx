import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useSending } from '../../../src/console/engine/use-sending.ts'

afterEach(() => onlineManager.setOnline(true))

it.each([
  ['with its page', false],
  ['with its page once the user has signed out', true],
])('a waiting request ends when its component unmounts %s', async (_, isSignedOut) => {
  onlineManager.setOnline(false)
  const queries = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useSending({ mutationFn: async () => undefined }), { wrapper })
  act(() => result.current.send())
  await waitFor(() => expect(result.current.waiting).toBe(true))
  const ended = result.current.ended()
  expect(ended).toBeInstanceOf(Promise)
  if (isSignedOut) queries.clear()
  unmount()
  await expect(ended).resolves.toBeUndefined()
})

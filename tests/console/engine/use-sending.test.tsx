// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { callOperation } from '../../../src/client/call.ts'
import { uploadFile } from '../../../src/client/files/upload.ts'
import { queryClient } from '../../../src/client/query-client.ts'
import { useSending } from '../../../src/console/engine/use-sending.ts'
import { signIn, signOut } from '../../../src/console/session/session-store.ts'
import { admin, fakeApi, good } from '../screens/fake-api.ts'
import { unsignedToken } from '../session/unsigned-token.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** The response to a sign-in of this user. */
const entrance = (id: number) => ({
  'POST /api/signin': () =>
    good({
      accessToken: unsignedToken({ sub: String(id) }),
      user: { ...admin(), id, email: `${id}@example.org` },
    }),
  'POST /api/signout': () => good(null),
})

const enter = (id: number): Promise<boolean> => signIn(`${id}@example.org`, 'secret')

beforeEach(() => {
  fakeApi({})
  signOut()
})

it('sends no later step after another user signed in, and shows nothing to that user', async () => {
  const held = Promise.withResolvers<void>()
  const responses = {
    'POST /api/db-file/upload': () =>
      held.promise.then(() => good({ id: 1, fileUrl: '/a.png', fileName: 'a.png' })),
    'POST /api/dua-category/create': () => good({ id: 7 }, 'Created'),
  }
  fakeApi({ ...entrance(1), ...responses })
  await enter(1)
  const onEnd = vi.fn()
  const { result } = renderHook(
    () =>
      useSending({
        mutationFn: async (title: string, signal) => {
          await uploadFile(new File(['a'], 'a.png'), 'CMS', undefined, signal)
          return callOperation('createDuaCategory', { body: { title } }, signal)
        },
        onSuccess: onEnd,
        onError: onEnd,
      }),
    { wrapper },
  )
  const sent = fakeApi({ ...entrance(2), ...responses })
  act(() => result.current.send('Morning'))
  await expect.poll(() => sent.length).toBe(1)
  const ended = result.current.ended()
  await act(async () => {
    signOut()
    await enter(2)
    held.resolve()
    await ended
  })
  expect(sent[0]?.url).toBe('/api/db-file/upload')
  expect(sent.map(({ url }) => url).filter((url) => !url.startsWith('/api/sign'))).toEqual([sent[0]?.url])
  expect(onEnd).not.toHaveBeenCalled()
})

it('shows the result to the user who sent it, on any page', async () => {
  fakeApi({ ...entrance(1), 'POST /api/dua-category/create': () => good({ id: 7 }, 'Created') })
  await enter(1)
  const onEnd = vi.fn()
  const { result } = renderHook(
    () =>
      useSending({
        mutationFn: (title: string, signal) =>
          callOperation('createDuaCategory', { body: { title } }, signal),
        onSuccess: ({ message }) => onEnd(message),
      }),
    { wrapper },
  )
  act(() => result.current.send('Morning'))
  await act(async () => result.current.ended())
  expect(onEnd).toHaveBeenCalledWith('Created')
})

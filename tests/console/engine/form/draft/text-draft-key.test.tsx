import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useTextDraftKey } from '../../../../../src/console/engine/form/draft/draft-data.ts'
import { signIn } from '../../../../../src/console/session/session-store.ts'
import type { Module } from '../../../../../src/modules/format/types.ts'
import { admin, fakeApi, good, token } from '../../../screens/fake-api.ts'

const keyFor = async (id: number): Promise<string> => {
  fakeApi({ 'POST /api/signin': () => good({ accessToken: token(), user: { ...admin(), id } }) })
  await signIn('amina@example.org', 'secret')
  const { result } = renderHook(() =>
    useTextDraftKey({ id: 'book' } as Module, 'create', { platform: 'WEB' } as never),
  )
  return result.current
}

it('an editor has separate drafts for each user of a browser', async () => {
  expect(await keyFor(1)).toBe(await keyFor(1))
  localStorage.clear()
  expect(await keyFor(1)).not.toBe(await keyFor(2))
})

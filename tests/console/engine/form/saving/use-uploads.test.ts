// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useUploads } from '../../../../../src/console/engine/form/saving/use-uploads.ts'

it('a file can be chosen where the console is not served by https, and crypto makes no ids', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { result } = renderHook(() => useUploads('CMS'))
  const [first, second] = [new File(['a'], 'a.png'), new File(['b'], 'b.png')]
  const keys = [result.current.keepFile(first), result.current.keepFile(second)]
  expect(keys.map((key) => result.current.fileOf(key))).toEqual([first, second])
  vi.unstubAllGlobals()
})

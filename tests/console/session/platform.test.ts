// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  enterPlatform,
  enterStatedPlatform,
  getPlatform,
  setPlatform,
  usePlatform,
} from '../../../src/console/session/platform.ts'
import { registerUnsavedCheck } from '../../../src/console/session/unsaved.ts'

const stored = (): string[] => Object.keys(localStorage).sort()

describe('the platform mode', () => {
  it.each([
    ['nothing', [], 'WEB', ['web']],
    ['the web key', ['web'], 'WEB', ['web']],
    ['the mobile key', ['mobile'], 'MOBILE', ['mobile']],
    ['both keys', ['web', 'mobile'], 'WEB', ['web']],
  ])('with %s stored', (_case, keys, platform, left) => {
    for (const key of keys) localStorage.setItem(key, 'true')
    expect(getPlatform()).toBe(platform)
    expect(stored()).toEqual(left)
  })

  it('swaps the keys', () => {
    setPlatform('MOBILE')
    expect(stored()).toEqual(['mobile'])
    setPlatform('WEB')
    expect(stored()).toEqual(['web'])
  })

  it('changes with a navigation immediately, or once a blocked navigation continues', () => {
    setPlatform('WEB')
    enterPlatform('MOBILE')
    expect(getPlatform()).toBe('MOBILE')
    const free = registerUnsavedCheck(() => true)
    const { state } = enterPlatform('WEB')
    expect(getPlatform()).toBe('MOBILE')
    enterStatedPlatform(state)
    expect(getPlatform()).toBe('WEB')
    free()
    enterStatedPlatform(null)
    expect(getPlatform()).toBe('WEB')
  })

  it('follows other tabs, except while this tab has unsaved input', () => {
    const inOtherTab = (kept: string, gone: string): void =>
      act(() => {
        localStorage.removeItem(gone)
        localStorage.setItem(kept, 'true')
        window.dispatchEvent(new StorageEvent('storage', { key: kept }))
      })
    setPlatform('WEB')
    const { result } = renderHook(() => usePlatform())
    inOtherTab('mobile', 'web')
    expect(result.current).toBe('MOBILE')
    const free = registerUnsavedCheck(() => true)
    inOtherTab('web', 'mobile')
    expect(result.current).toBe('MOBILE')
    free()
    act(() => setPlatform('WEB'))
    expect(result.current).toBe('WEB')
  })
})

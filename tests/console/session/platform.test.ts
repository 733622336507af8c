import { describe, expect, it } from 'vitest'
import { getPlatform, setPlatform } from '../../../src/console/session/platform.ts'

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
})

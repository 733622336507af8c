// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { joinFacts } from '../../../src/console/ui/text-direction.ts'

afterEach(() => {
  document.documentElement.dir = ''
})

describe('facts of one line', () => {
  it('are listed from left to right, without missing ones', () => {
    expect(joinFacts(['One', null, '', undefined, false, 'ثان'])).toBe('One · ثان')
  })

  it('are isolated if one before the last has the other direction', () => {
    expect(joinFacts(['أمينة', '12.03.2026'])).toBe('\u2068أمينة\u2069 · \u206812.03.2026\u2069')
    expect(joinFacts(['ދިވެހި', '12.03.2026'])).toBe('\u2068ދިވެހި\u2069 · \u206812.03.2026\u2069')
  })

  it('are isolated from right to left', () => {
    document.documentElement.dir = 'rtl'
    expect(joinFacts(['Amina', '25/11/2026'])).toBe('\u2068Amina\u2069 · \u206825/11/2026\u2069')
    expect(joinFacts(['Amina', ''])).toBe('Amina')
  })
})

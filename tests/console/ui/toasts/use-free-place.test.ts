import { describe, expect, it } from 'vitest'
import { type Control, freeTop } from '../../../../src/console/ui/toasts/use-free-place.ts'

const height = 64
const button = (top: number): Control => ({ top, bottom: top + 40, weight: 10 })
const field = (top: number): Control => ({ top, bottom: top + 60, weight: 1 })
const top = (controls: Control[], now?: number): number => freeTop(844, height, controls, now)

describe('the top edge of a toast', () => {
  it('is at the top of a page without controls there', () => {
    expect(top([button(700)])).toBe(8)
  })

  it('is below the controls of the top bar, and between those of rows', () => {
    expect(top([button(12), button(100), button(300)])).toBe(144)
  })

  it('stays while it covers no control', () => {
    expect(top([button(700)], 300)).toBe(300)
    expect(top([button(310)], 300)).toBe(8)
  })

  it('covers a part of a field rather than a button or the centre of a field', () => {
    const fields = Array.from({ length: 9 }, (_, at) => field(80 + at * 76))
    // The centres of the first two fields are at 110 and 186.
    expect(top([button(12), ...fields, button(780)])).toBe(112)
  })
})

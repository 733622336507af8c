import { describe, expect, it } from 'vitest'
import { type Control, costOf, freePlace } from '../../../../src/console/ui/toasts/free-place.ts'

const phone = { width: 390, height: 844 }
const toast = { width: 374, height: 64 }
const button = (left: number, top: number): Control => ({ left, top, width: 40, height: 40, weight: 10 })
const field = (top: number, height = 60): Control => ({ left: 16, top, width: 358, height, weight: 1 })

describe('the place of a toast', () => {
  it('is the top centre of a page without controls there', () => {
    expect(freePlace(phone, toast, [button(16, 700)])).toMatchObject({ left: 8, top: 8 })
  })

  it('is below the controls of the top bar, and between those of rows', () => {
    const controls = [button(340, 12), button(340, 100), button(340, 300)]
    const place = freePlace(phone, toast, controls)
    expect(costOf(place, controls)).toBe(0)
    expect(place.top).toBeGreaterThan(140)
    expect(place.top + toast.height).toBeLessThan(300)
  })

  it('is beside a control in a wide window', () => {
    const place = freePlace({ width: 1440, height: 900 }, toast, [button(700, 12)])
    expect(place.top).toBe(8)
    expect(place.left).toBe(1440 - 374 - 8)
  })

  it('covers a part of a field rather than a button or the centre of a field', () => {
    const fields = Array.from({ length: 10 }, (_, at) => field(4 + at * 76))
    const bar = [button(16, 780), button(300, 780)]
    const place = freePlace(phone, toast, [...fields, ...bar])
    expect(costOf(place, bar)).toBe(0)
    expect(costOf(place, fields)).toBeLessThan(10)
  })
})

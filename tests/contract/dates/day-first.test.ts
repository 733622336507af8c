import { describe, expect, it } from 'vitest'
import { dateOf, dayFirstOf, isoDay } from '../../../src/contract/dates/day-first.ts'
import { monthOf } from '../../../src/contract/dates/months.ts'

describe('a day written day first', () => {
  it.each([
    ['10/04/2026', '2026-04-10'],
    ['10-04-2026', '2026-04-10'],
    ['2026-04-10', undefined],
    ['10/04/26', undefined],
    ['', undefined],
  ])('%j is the day %j', (text, iso) => expect(isoDay(text)).toBe(iso))

  it.each([
    ['10/04/2026', new Date(2026, 3, 10)],
    ['2026-04-10T08:00:00Z', new Date(Date.UTC(2026, 3, 10, 8))],
  ])('%j is a moment', (text, date) => expect(dateOf(text)).toEqual(date))

  it('no moment for another text', () => expect(dateOf('soon').getTime()).toBeNaN())
  it('follows from a moment', () => expect(dayFirstOf('2026-04-10T08:00:00Z')).toBe('10/04/2026'))
})

describe('the month of a date', () => {
  it.each([
    ['10/04/2026', 'APRIL'],
    ['2026-12-31', 'DECEMBER'],
    ['2026-01-01T00:00:00Z', 'JANUARY'],
    ['10/13/2026', null],
    ['soon', null],
    [null, null],
  ])('%j: %j', (date, month) => expect(monthOf(date)).toBe(month))
})

import { describe, expect, it } from 'vitest'
import { dateOf, dayFirstOf, isBefore, isoDay, monthOf } from '../../src/contract/dates.ts'

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

describe('a value that must not be before another', () => {
  it.each([
    ['12/04/2026', '10/04/2026', false],
    ['10/04/2026', '10/04/2026', false],
    ['09/05/2026', '10/04/2026', false],
    ['10/04/2026', '09/05/2026', true],
    ['31/12/2025', '01/01/2026', true],
    ['10-04-2026', '2026-04-11', true],
    ['2026-04-10', '2026-04-11', true],
    ['2026-04-10T23:00:00+06:00', '2026-04-10T18:00:00Z', true],
    ['2026-04-11T00:00:00+06:00', '2026-04-10T18:00:00.000Z', false],
    ['09:30', '10:00', true],
    [2, 10, true],
    [10, 2, false],
    [null, '10/04/2026', false],
    ['10/04/2026', undefined, false],
    ['after the prayer', 'before the prayer', false],
    ['Incomplete date', '10/04/2026', false],
    [5, '10/04/2026', false],
  ])('%j before %j: %s', (value, other, before) => expect(isBefore(value, other)).toBe(before))
})

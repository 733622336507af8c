import { describe, expect, it } from 'vitest'
import { isBefore } from '../../../src/contract/dates/not-before.ts'

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

import { expect, it } from 'vitest'
import { isSame } from '../../src/contract/same-value.ts'

const noon = '2026-11-23T10:00:00Z'

it.each([
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: '' }, {}, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ constructor: 1 }, {}, false],
  [{ a: { b: [noon, { c: 1 }] } }, { a: { b: ['2026-11-23T10:00:00.0Z', { c: 1 }] } }, true],
  [[1], { 0: 1 }, false],
  [[], {}, false],
  [null, undefined, false],
  [null, {}, false],
  [noon, '2026-11-23T10:00:00.000Z', true],
  [noon, '2026-11-23T10:00:00+00:00', true],
  [{ at: [noon] }, { at: ['2026-11-23T16:00:00.000+06:00'] }, true],
  [noon, '2026-11-23T10:00:00.001Z', false],
  [noon, '2026-11-23T10:00:00', false],
  ['2026-11-23', '2026-11-23T00:00:00Z', false],
  ['2026-13-45T00:00:00Z', '2026-14-45T00:00:00Z', false],
  [`at ${noon}`, 'at 2026-11-23T10:00:00.000Z', false],
])('%o equals %o: %s', (a, b, expected) => expect(isSame(a, b)).toBe(expected))

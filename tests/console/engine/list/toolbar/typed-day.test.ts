import { expect, it } from 'vitest'
import { dayOf, shownDay } from '../../../../../src/console/engine/list/toolbar/typed-day.ts'

it.each([
  ['05-12-2026', '2026-12-05'],
  ['', ''],
  ['05-12', undefined],
  ['05-12-202', undefined],
  ['31-02-2026', undefined],
  ['12-31-2026', undefined],
])('%s is %s', (typed, day) => expect(dayOf(typed)).toBe(day))

it('is shown day first', () => {
  expect(shownDay('2026-12-05')).toBe('05-12-2026')
  expect(shownDay('')).toBe('')
})

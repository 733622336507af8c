import { expect, it } from 'vitest'
import { dayOf, dayOrder, maskDay } from '../../../../../src/console/engine/list/toolbar/typed-day.ts'

it.each([
  ['de', '০৫১২২০২৬', '05-12-2026', '2026-12-05'],
  ['en-US', '12٠٥٢٠٢٦', '12-05-2026', '2026-12-05'],
  ['sv', '2026120599', '2026-12-05', '2026-12-05'],
  ['de', '05-12-', '05-12', undefined],
  ['de', '0512202', '05-12-202', undefined],
  ['de', '31022026', '31-02-2026', undefined],
  ['de', 'x', '', undefined],
])('in %s, %s is %s', (language, typed, masked, day) => {
  const order = dayOrder(language)
  expect(maskDay(typed, order)).toBe(masked)
  expect(dayOf(masked, order)).toBe(day)
})

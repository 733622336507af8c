import { expect, it } from 'vitest'
import { dayOf, shownDay } from '../../../../../src/console/engine/list/toolbar/use-range.ts'
import { pastedDay } from '../../../../../src/console/widgets/date/pasted-day.ts'

it.each([
  ['05-12-2026', '2026-12-05'],
  ['', ''],
  ['05-12', undefined],
  ['05-12-202', undefined],
  ['31-02-2026', undefined],
  ['12-31-2026', undefined],
  ['05-12-0026', undefined],
])('%s is %s', (typed, day) => expect(dayOf(typed)).toBe(day))

it('is shown day first', () => {
  expect(shownDay('2026-12-05')).toBe('05-12-2026')
  expect(shownDay('')).toBe('')
})

it.each([
  ['2026-12-05', 'en', '05-12-2026'],
  ['2026-12-05T10:30:00Z', 'en', '05-12-2026'],
  [' 2026/1/5', 'en', '5-1-2026'],
  ['২০২৬-১২-০৫', 'bn', '05-12-2026'],
  ['05-Dec-2026', 'en', '05-12-2026'],
  ['05-Dez-2026', 'de', '05-12-2026'],
  ['05-ديسمبر-2026', 'ar', '05-12-2026'],
  ['05/12/2026', 'en', '05/12/2026'],
  ['\u200f05-12-2026', 'en', '05-12-2026'],
  ['Dec 5, 2026', 'en', 'Dec 5, 2026'],
  ['20261205', 'en', '20261205'],
])('%s is pasted in %s as %s', (text, language, typed) => expect(pastedDay(text, language)).toBe(typed))

import { expect, it } from 'vitest'
import { formatMoment } from '../../../src/console/i18n/format-date.ts'

const moment = new Date(2026, 10, 26, 9, 5, 7)

it.each([
  ['minute', 'en', '26-Nov-2026 09:05'],
  ['minute', 'de', '26-Nov-2026 09:05'],
  ['second', 'de', '26-Nov-2026 09:05:07'],
  ['day', 'de', '26-Nov-2026'],
  ['time', 'nl', '09:05'],
  ['minute', 'bn', '২৬-নভে-২০২৬ ০৯:০৫'],
  ['second', 'ar', '26-نوفمبر-2026 09:05:07'],
] as const)('a moment to the %s in %s is %s', (shape, language, text) => {
  expect(formatMoment(moment, language, shape)).toBe(text)
  expect(formatMoment(moment.getTime(), language, shape)).toBe(text)
  expect(formatMoment(moment.toISOString(), language, shape)).toBe(text)
})

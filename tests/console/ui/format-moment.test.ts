import { expect, it } from 'vitest'
import { formatMoment } from '../../../src/console/ui/format-moment.ts'

const moment = new Date(2026, 10, 26, 9, 5, 7)

it.each([
  ['minute', 'en', 'Nov 26, 2026, 9:05 AM'],
  ['minute', 'de', '26.11.2026, 09:05'],
  ['second', 'de', '26.11.2026, 09:05:07'],
  ['day', 'de', '26.11.2026'],
  ['time', 'nl', '09:05'],
] as const)('a moment to the %s in %s is %s', (shape, language, text) => {
  // Versions of the tables of languages differ in the kind of space.
  const plain = (value: Date | number | string) =>
    formatMoment(value, language, shape).replaceAll('\u202f', ' ')
  expect(plain(moment)).toBe(text)
  expect(plain(moment.getTime())).toBe(text)
  expect(plain(moment.toISOString())).toBe(text)
})

import { expect, it } from 'vitest'
import { isUnambiguous } from '../../../src/server/text/unambiguous.ts'

it.each([
  ['admin@example.org', true],
  ['Amina.Rahman+office_1@mail-2.example.org', true],
  ['josé.müller@example.org', true],
  ['করিম২@example.org', true],
  ['كريم١@example.org', true],
  ['करीम@example.org', true],
  ['иван@пример.рф', true],
  ['山田たろう@example.org', true],
  ['M-2001', true],
  ['ম-২০০১', true],
  // Cyrillic а, о, е among Latin letters, in either part.
  ['\u0430dmin@example.org', false],
  ['admin@ex\u0430mple.org', false],
  ['\u0430\u0435\u043e@example.org', false],
  // Only Cyrillic letters that resemble Latin ones.
  ['\u041c-2001', false],
  ['\u0441\u043e\u0440\u0435@\u0441\u043e\u0440\u0435', false],
  // Greek omicron; Armenian oh.
  ['f\u03bf\u03bf@example.org', false],
  ['f\u0585\u0585@example.org', false],
  // Bengali four, which resembles an eight, and Bengali next to Latin.
  ['user\u09ea@example.org', false],
  ['কarim@example.org', false],
  // Invisible characters.
  ['ad\u200bmin@example.org', false],
  ['ad\u00admin@example.org', false],
  ['ad\u200dmin@example.org', false],
  ['admin\u202e@example.org', false],
  ['ad\u3164min@example.org', false],
  // Full-width, mathematical and ligature forms of the same letters.
  ['ａｄｍｉｎ@example.org', false],
  ['𝐚dmin@example.org', false],
  ['ﬁ@example.org', false],
])('%s: %s', (address, expected) => {
  expect(isUnambiguous(address)).toBe(expected)
})

import { expect, it } from 'vitest'
import { formats } from '../../../src/contract/text/formats.ts'

it.each([
  ['email', 'amina@example.org', true],
  ['email', "a.o'neil+news@mail.example.org", true],
  ['email', 'আমিনা@উদাহরণ.বাংলা', true],
  ['email', 'أمينة@مثال.إختبار', true],
  ['email', 'amina@example', false],
  ['email', 'amina@-example.org', false],
  ['email', 'amina@example..org', false],
  ['email', 'a b@example.org', false],
  ['email', 'amina@bn@example.org', false],
  ['email', 'Amina <amina@example.org>', false],
  ['date', '2024-02-29', true],
  ['date', '2023-02-29', false],
  ['date', '2026-13-01', false],
  ['time', '23:59:60Z', false],
  ['date-time', '2026-01-31T23:59:59.5+06:00', true],
  ['date-time', '2026-01-31t23:59:59z', true],
  ['date-time', '2026-02-30T00:00:00Z', false],
  ['date-time', '2026-01-31 23:59:59Z', false],
  ['date-time', '2026-01-01T00:00:00+99:99', false],
  ['date-time', '2026-01-01T00:00:00-14:30', true],
  ['uri', 'https://example.org/a?b=%20#c', true],
  ['uri', 'javascript:alert(1)', false],
])('%s: %s', (format, text, valid) => {
  expect(formats[format]?.test(text)).toBe(valid)
})

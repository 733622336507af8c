import { expect, it } from 'vitest'
import { formats, linkAddress } from '../../../src/contract/text/formats.ts'

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

it.each([
  ['https://example.org', true],
  ['HTTP://example.org:8080/a?b=%20#c', true],
  ['https://বাংলা.example.org/দোয়া/সকাল?নাম=ক্ষমা#শেষ', true],
  ['https://موقع.example.org/صفحة', true],
  ['https://localhost/a', true],
  ['https://[::1]:3000/', true],
  ['mailto:amina@example.org?subject=দোয়া', true],
  ['tel:+880-1200-000000', true],
  ['example.org', false],
  ['//example.org', false],
  ['https://', false],
  ['https:///a', false],
  ['https://example.org/a b', false],
  ['https://example.org/<b>', false],
  ['https://example.org\\@other.example.org', false],
  ['https://user:word@example.org', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['JaVaScRiPt://example.org/%0aalert(1)', false],
  ['data:text/html,a', false],
  ['ftp://example.org/a', false],
  ['mailto:amina', false],
  ['', false],
])('%s: %s', (text, taken) => expect(linkAddress.test(text)).toBe(taken))

it('needs time in proportion to the length of the text', () => {
  expect(linkAddress.test(`https://${'a-'.repeat(100_000)}!`)).toBe(false)
  expect(linkAddress.test(`mailto:${'a@'.repeat(1000)}`)).toBe(false)
})

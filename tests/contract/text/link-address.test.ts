import { expect, it } from 'vitest'
import { linkAddress } from '../../../src/contract/text/formats.ts'

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

import { expect, it } from 'vitest'
import { cleanText } from '../../../src/server/text/clean-text.ts'

it.each([
  ['blanks at its ends', ' \t\n a b \u00a0\u3000', 'a b'],
  ['nothing but blanks', ' \n\t\u00a0', ''],
  ['nothing but invisible signs', '\u200b\u3164\u200e\u2060\u00ad\ufeff\u2800', ''],
  ['nothing but joiners', '\u200d\u200c', ''],
  ['invisible signs at its ends', '\ufeff\u200bTitle\u3164\u200f', 'Title'],
  ['a number as telephones copy it', '\u202a+8801712345678\u202c', '+8801712345678'],
  ['letters composed', 'e\u0301', '\u00e9'],
  ['Bengali letters as NFC has them', 'বিষ\u09df', 'বিষ\u09af\u09bc'],
  ['joiners within a word', 'ক্\u200dষ র\u200d্যাব ত্\u200cম', 'ক্\u200dষ র\u200d্যাব ত্\u200cম'],
  ['joiners within an Arabic word', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['the joiner that shapes the last Arabic letter', 'سنة ١٤٤٥ ه\u200d ', 'سنة ١٤٤٥ ه\u200d'],
  ['the joiner behind the last Bengali letter', 'বিদ্যুত্\u200c', 'বিদ্যুত্\u200c'],
  ['but none behind a Latin letter', 'admin\u200d', 'admin'],
  ['families', '👨\u200d👩\u200d👧 ', '👨\u200d👩\u200d👧'],
  ['the colour of a heart', '❤\ufe0f', '❤\ufe0f'],
  ['the letters of a flag', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', undefined],
  ['marks of direction within', 'A \u2067نص\u2069', 'A \u2067نص\u2069'],
  ['but none around it', '\u2067نص\u2069', 'نص'],
  ['half a sign', 'x\ud83d', 'x\ud83d'],
  ['nothing', '', ''],
])('keeps or drops %s', (_name, text, expected = text) => {
  expect(cleanText(text)).toBe(expected)
  expect(cleanText(expected)).toBe(expected)
})

it('handles millions of blanks in linear time', () => {
  const blanks = ' '.repeat(2_000_000)
  expect(cleanText(`${blanks}a${blanks}b${blanks}`)).toBe(`a${blanks}b`)
})

import { expect, test } from 'vitest'
import { foldText } from '../../../src/contract/text/fold-text.ts'

test.each([
  ['Élan', 'elan'],
  ['  Dua ', 'dua'],
  ['اَلْحَمْدُ', 'الحمد'],
  ['الحـــمد', 'الحمد'],
  ['أإآٱ', 'اااا'],
  ['رحمة یحیى ک', 'رحمه يحيي ك'],
  ['\u09dc\u09cb', '\u09a1\u09bc\u09c7\u09be'],
  ['২০২৬ ٢٠٢٦ ۲۰۲۶', '2026 2026 2026'],
  ['ক্\u200dষ', 'ক্ষ'],
  ['কুল', 'কুল'],
])('%s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

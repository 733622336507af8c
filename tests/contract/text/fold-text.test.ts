import { expect, test } from 'vitest'
import { foldText } from '../../../src/contract/text/fold-text.ts'

test.each([
  ['Élan', 'elan'],
  ['  Dua ', 'dua'],
  ['اَلْحَمْدُ', 'الحمد'],
])('%s is looked for as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

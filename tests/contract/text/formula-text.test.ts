import { expect, it } from 'vitest'
import { isFormula, protectFormula, unprotectFormula } from '../../../src/contract/text/formula-text.ts'

it.each([
  '=1+1',
  ' =1+1',
  '\t=x',
  '\r\n=x',
  '＝1+1',
  '@SUM(A1)',
  '@ SUM (A1)',
  '+cmd|x',
  "-cmd|' /C calc'!A0",
  "+'Sheet 1'!A1",
  '-2+3',
  '-(2)',
  '+A1',
  '-$B$2',
  '-A1*2',
  '+HYPERLINK("http://example.org","x")',
])('%j is a formula', (text) => {
  expect(isFormula(text)).toBe(true)
  expect(protectFormula(text)).toBe(`'${text}`)
})

it.each([
  '+8801712345678',
  '+880 1712-345678',
  '+৮৮০১৭১২৩৪৫৬৭৮',
  '+٨٨٠ ١٧١٢',
  '+1 (800) 555-0100',
  '-5',
  '- 5',
  '-1,234.50',
  '-',
  '--',
  '- House 5',
  '-House 5, Road 2',
  '@ mosque',
  '@ the mosque',
  '- দোয়া',
  '+ one more',
  '-ve result',
  '\tx',
  'a=b',
  "'tis",
  '',
])('%j is none, and is exported as it is', (text) => {
  expect(isFormula(text)).toBe(false)
  expect(protectFormula(text)).toBe(text)
  expect(unprotectFormula(text)).toBe(text)
})

it.each(['-x', '@a', '+total'])('a program could look up %j', (text) => {
  expect(isFormula(text)).toBe(false)
  expect(unprotectFormula(protectFormula(text))).toBe(text)
  expect(protectFormula(text)).toBe(`'${text}`)
})

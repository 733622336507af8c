import { expect, it } from 'vitest'
import { westernDigits } from '../../../src/contract/text/western-digits.ts'

it.each([
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['+৮৮০ 17ا٣', '+880 17ا3'],
])('the digits of %s', (text, western) => expect(westernDigits(text)).toBe(western))

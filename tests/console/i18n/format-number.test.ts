import { expect, it } from 'vitest'
import { formatNumber } from '../../../src/console/i18n/format-number.ts'

it.each([0, 7, -7, 999, 1000, -1234, 123_456, 5_000_000, 6550.5, 1234.567, Number.MAX_SAFE_INTEGER])(
  'writes %d in English as the browser does',
  (value) => expect(formatNumber(value, 'en')).toBe(value.toLocaleString('en')),
)

it.each(['bn', 'de', 'fr'])('writes numbers in %s as the browser does', (language) =>
  expect(formatNumber(1_234_567, language)).toBe((1_234_567).toLocaleString(language)),
)

import { expect, it } from 'vitest'
import uri from '../../../../../src/console/engine/form/theme/uri.ts'

it('resolves references against a base, with host and without', () => {
  expect(uri.resolve('https://example.org/schemas/one', 'two#/$defs/a')).toBe(
    'https://example.org/schemas/two#/$defs/a',
  )
  expect(uri.resolve('one', '#/$defs/a')).toBe('one#/$defs/a')
  expect(uri.resolve('one', 'https://example.org/two')).toBe('https://example.org/two')
})

it('recognizes an address in every notation', () => {
  expect(uri.equal('https://EXAMPLE.org/a/../b', 'https://example.org/b')).toBe(true)
  expect(uri.equal('https://example.org/a', 'https://example.org/b')).toBe(false)
})

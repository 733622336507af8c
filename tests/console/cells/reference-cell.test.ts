import { expect, it } from 'vitest'
import { resourceCell } from '../../../src/console/cells/reference-cell.tsx'

it.each([
  ['Dua', {}, 'Dua'],
  ['DuaCategory', {}, 'Dua Category'],
  ['Transaction', { words: { Transaction: 'Donation' } }, 'Donation'],
  ['constructor', { words: {} }, 'constructor'],
])('names the kind of record %s', (name, options, expected) => {
  expect(resourceCell.text(name, options, {})).toBe(expected)
})

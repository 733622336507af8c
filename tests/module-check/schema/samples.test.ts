import { expect, test } from 'vitest'
import { samplesOf } from '../../../src/module-check/schema/samples.ts'

test.each([
  ['numbers', { type: 'integer', minimum: 1 }, [[1], [2e9], [2e9, 2e9 - 1, 2e9 - 2]]],
  ['texts', { type: 'string', maxLength: 2 }, [['xx'], ['x'], ['x0', 'x1', 'x2']]],
  ['choices, of which there are no others', { type: 'string', enum: ['A', 'B'] }, [['A'], ['B']]],
])('items of a list are distinct if a form requires it: %s', (_, items, samples) => {
  expect(samplesOf({ type: 'array', uniqueItems: true, maxItems: 3, items })).toEqual(samples)
})

test('other lists repeat items up to the limit of the form', () => {
  const list = { type: 'array', maxItems: 3, items: { type: 'integer', minimum: 1, maximum: 9 } }
  expect(samplesOf(list)).toEqual([[1], [9], [9, 9, 9]])
})

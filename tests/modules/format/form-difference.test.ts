import { expect, test } from 'vitest'
import { layDifference } from '../../../src/modules/format/resolve.ts'

test.each<readonly [what: string, base: unknown, over: unknown, expected: unknown]>([
  ['nothing', { maxLength: 9 }, undefined, { maxLength: 9 }],
  ['a rule', { maxLength: 9, pattern: 'a' }, { maxLength: 5 }, { maxLength: 5, pattern: 'a' }],
  ['a field', { properties: { a: {} } }, { properties: { b: {} } }, { properties: { a: {}, b: {} } }],
  [
    'what is required, to what is',
    { required: ['a', 'b'] },
    { required: ['b', 'c'] },
    { required: ['a', 'b', 'c'] },
  ],
  ['choices, in place of others', { enum: [1, 2] }, { enum: [2] }, { enum: [2] }],
  ['null, for what lies deeper', { default: true }, { default: null }, { default: null }],
  [
    'a field called required',
    { properties: { required: { type: 'boolean' } } },
    { properties: { required: { default: true } } },
    { properties: { required: { type: 'boolean', default: true } } },
  ],
])('a difference lays over: %s', (_, base, over, expected) => {
  expect(layDifference(base, over)).toEqual(expected)
})

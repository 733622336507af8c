import { expect, it } from 'vitest'
import { mapParts } from '../../src/contract/map-parts.ts'

const marked = (part: unknown, key?: string): unknown => (key === undefined ? `${part}!` : `${key}: ${part}`)

it.each<[string, unknown, unknown]>([
  ['items of a list', ['a', 'b'], ['a!', 'b!']],
  ['values of an object, with their keys', { first: 1 }, { first: 'first: 1' }],
  ['nothing of a text', 'text', 'text'],
  ['nothing of null', null, null],
  ['nothing of what is not there', undefined, undefined],
])('changes %s', (_name, value, expected) => {
  expect(mapParts(value, marked)).toEqual(expected)
})

import { describe, expect, it } from 'vitest'
import { asRecord, ownValue, valueAt } from '../../src/contract/json.ts'
import { mapParts } from '../../src/contract/json-pointer.ts'

const value = { rows: [{ id: 7, name: null }], total: 1 }

describe('paths into a value', () => {
  it.each<[readonly (string | number)[], unknown]>([
    [[], value],
    [['rows', 0, 'id'], 7],
    [['rows', '0', 'id'], 7],
    [['rows', 0, 'name', 'first'], undefined],
    [['rows', 1], undefined],
    [['total', 'of'], undefined],
    [['toString'], undefined],
  ])('where %j leads', (path, found) => expect(valueAt(value, path)).toEqual(found))

  it('only own properties', () => expect(ownValue({}, 'constructor')).toBeUndefined())
})

it.each([
  [{ a: 1 }, { a: 1 }],
  [[1], {}],
  [null, {}],
  ['text', {}],
])('%j as an object: %j', (given, record) => expect(asRecord(given)).toEqual(record))

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

import { describe, expect, it } from 'vitest'
import { asRecord, ownValue, valueAt } from '../../src/contract/json.ts'

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

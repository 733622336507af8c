import { expect, it } from 'vitest'
import { rowsBetween, withRows } from '../../../../../src/console/engine/list/selection/use-selection.ts'

const rows = [1, 2, 3, 4].map((id) => ({ id }))

it.each<[string, string | null, string, number[]]>([
  ['downwards', '1', '3', [1, 2, 3]],
  ['upwards', '4', '2', [2, 3, 4]],
  ['the row itself', '2', '2', [2]],
  ['nothing pressed before', null, '3', [3]],
  ['pressed before on another page', '9', '3', [3]],
  ['a row that is gone', '1', '9', []],
])('rows between two: %s', (_, from, to, ids) => {
  expect(rowsBetween(rows, from, to).map(({ id }) => id)).toEqual(ids)
})

it('keeps the rows of other pages, and takes in the newest of each row', () => {
  const before = withRows(new Map(), [{ id: 9 }, { id: 1, title: 'old' }], true)
  const after = withRows(before, [{ id: 1, title: 'new' }, { id: 2 }], true)
  expect([...after]).toEqual([
    ['9', { id: 9 }],
    ['1', { id: 1, title: 'new' }],
    ['2', { id: 2 }],
  ])
  expect([...withRows(after, [{ id: 9 }], false).keys()]).toEqual(['1', '2'])
  expect(before.size).toBe(2)
})

import { expect, it } from 'vitest'
import { renumbered } from '../../../../../src/console/engine/list/grid/row-order.ts'

it.each<[string, (number | undefined)[], number, number, [number, number][]]>([
  [
    'down',
    [1, 2, 3, 4],
    0,
    2,
    [
      [1, 1],
      [2, 2],
      [0, 3],
    ],
  ],
  [
    'up',
    [1, 2, 3, 4],
    3,
    2,
    [
      [3, 3],
      [2, 4],
    ],
  ],
  [
    'between numbers with gaps',
    [10, 20, 30],
    2,
    1,
    [
      [2, 20],
      [1, 30],
    ],
  ],
  [
    'among equal numbers',
    [5, 5, 5, 9],
    2,
    0,
    [
      [0, 6],
      [1, 7],
    ],
  ],
  [
    'before rows without a number',
    [1, undefined, undefined],
    0,
    1,
    [
      [1, 1],
      [0, 2],
      [2, 3],
    ],
  ],
  ['nowhere', [1, 2], 1, 1, []],
])('a row moves %s', (_, numbers, from, to, changed) => {
  expect([...renumbered(numbers, from, to)]).toEqual(changed)
})

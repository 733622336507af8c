import { describe, expect, it } from 'vitest'
import {
  inSequence,
  movedRows,
  renumbered,
  sequenceOf,
} from '../../../../../src/console/engine/list/grid/row-order.ts'
import type { GridRow } from '../../../../../src/console/engine/list/grid/use-edited-rows.ts'

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
  [
    'up, until the next number is higher',
    [1, 2, 3, 3, 8],
    2,
    0,
    [
      [2, 1],
      [0, 2],
      [1, 3],
      [3, 4],
    ],
  ],
  ['nowhere', [1, 2], 1, 1, []],
])('a row moves %s', (_, numbers, from, to, changed) => {
  expect([...renumbered(numbers, from, to)]).toEqual(changed)
})

describe('the rows of a list by their numbers', () => {
  /** A row with its number; a new one is in no list. */
  const row = (id: string, place: unknown, { isNew = false, isMoved = false } = {}): GridRow =>
    ({
      ...{ id, data: { place }, row: isNew ? undefined : { id } },
      edit: isMoved ? { cells: { place } } : { cells: {} },
    }) as unknown as GridRow
  const ids = (rows: readonly GridRow[]) => rows.map(({ id }) => id)

  it('move where their numbers say, new rows stay at the end', () => {
    const rows = [row('a', 3, { isMoved: true }), row('b', 2), row('n', 1, { isNew: true }), row('c', null)]
    expect(ids(inSequence(rows, 'place'))).toEqual(['b', 'a', 'c', 'n'])
  })

  it('stay while none was moved', () => {
    const rows = [row('a', 3), row('b', 2)]
    expect(inSequence(rows, 'place')).toBe(rows)
    expect(inSequence([row('a', 3, { isMoved: true }), row('b', 2)], 'other')).toHaveLength(2)
  })

  it('change when one moves to the place of another', () => {
    const rows = [row('a', 1), row('b', 2), row('c', '3'), row('n', 9, { isNew: true })]
    expect(movedRows(rows, 'place', 1, 0)).toEqual([
      { row: 'b', value: 1 },
      { row: 'a', value: 2 },
      { row: 'c', value: 3 },
    ])
  })
})

describe('rows are moved', () => {
  const list = { sequence: 'place', sorts: [{ sortBy: 'name' }, { sortBy: 'place', ascOrDesc: 'asc' }] }
  const sorted = (state: object, can = { update: true }, of: object = list) =>
    sequenceOf({ list: of, state, can } as unknown as Parameters<typeof sequenceOf>[0])

  it.each([
    ['in a list that is sorted by their numbers', { sort: 1 }, 'place'],
    ['in no list that is sorted by something else', { sort: 0 }, undefined],
    [
      'also where the user has sorted it so',
      { sort: 0, order: { sortBy: 'place', ascOrDesc: 'asc' } },
      'place',
    ],
    [
      'in no list with the highest number first',
      { sort: 1, order: { sortBy: 'place', ascOrDesc: 'desc' } },
      undefined,
    ],
    [
      'in no list that the user has sorted by something else',
      { sort: 1, order: { sortBy: 'name' } },
      undefined,
    ],
  ])('%s', (_, state, expected) => {
    expect(sorted(state)).toBe(expected)
  })

  it('by users who may change them, in lists with numbers', () => {
    expect(sorted({ sort: 1 }, { update: false })).toBeUndefined()
    expect(sorted({ sort: 0 }, { update: true }, {})).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import {
  isInBlock,
  nextFault,
  type Place,
  pastedCells,
  placeAfter,
  placesIn,
  type Step,
} from '../../../../../src/console/engine/list/grid/cell-block.ts'
import type { GridRow } from '../../../../../src/console/engine/list/grid/use-edited-rows.ts'

describe('pasted cells', () => {
  const at = (row: number, column: number, toRow = row, toColumn = column) => ({
    from: { row, column },
    to: { row: toRow, column: toColumn },
  })

  it.each([
    ['fills a block with one text', [['x']], at(1, 1, 2, 2), ['1:1 x', '1:2 x', '2:1 x', '2:2 x']],
    ['puts a table where the block begins', [['x', 'y']], at(2, 0), ['2:0 x', '2:1 y']],
    ['begins at the top of a block selected upwards', [['x']], at(2, 1, 1, 1), ['1:1 x', '2:1 x']],
    [
      'repeats rows as often as the block holds them',
      [['x'], ['y']],
      at(0, 0, 3, 0),
      ['0:0 x', '1:0 y', '2:0 x', '3:0 y'],
    ],
    ['does not repeat part of a table', [['x'], ['y']], at(0, 0, 2, 0), ['0:0 x', '1:0 y']],
    [
      'empties the cells that a shorter row lacks',
      [['x', 'y'], ['z']],
      at(0, 0),
      ['0:0 x', '0:1 y', '1:0 z', '1:1 '],
    ],
    ['pastes nothing without a table', [], at(0, 0), []],
  ])('%s', (_, table, block, cells) => {
    expect(pastedCells(table, block).map(({ row, column, text }) => `${row}:${column} ${text}`)).toEqual(
      cells,
    )
  })
})

describe('a block', () => {
  const block = { from: { row: 3, column: 1 }, to: { row: 2, column: 2 } }

  it('has its cells row by row, selected from any corner', () => {
    expect(placesIn(block).map(({ row, column }) => `${row}:${column}`)).toEqual(['2:1', '2:2', '3:1', '3:2'])
  })

  it.each([
    [2, 1, true],
    [3, 2, true],
    [1, 1, false],
    [4, 1, false],
    [2, 0, false],
    [2, 3, false],
  ])('with the cell %i:%i: %s', (row, column, expected) => {
    expect(isInBlock(block, { row, column })).toBe(expected)
  })
})

describe('arrows', () => {
  const last = { row: 4, column: 4 }

  it.each<[string, Place, Step, string]>([
    ['move by a cell', { row: 1, column: 1 }, [0, 1], '1:2'],
    ['move by several rows', { row: 3, column: 1 }, [-2, 0], '1:1'],
    ['stop at the first row', { row: 1, column: 1 }, [-5, 0], '0:1'],
    ['stop at the last column', { row: 1, column: 3 }, [0, 5], '1:4'],
  ])('%s', (_, from, step, to) => {
    const { row, column } = placeAfter(from, step, last, null)
    expect(`${row}:${column}`).toBe(to)
  })
})

describe('Ctrl and arrows', () => {
  it.each([
    ['the end of filled cells', 'xxx.x', 0, 1, 2],
    ['the next filled cell', 'x..xx', 0, 1, 3],
    ['the next filled cell, from the end of others', 'xx.x', 1, 1, 3],
    ['the next filled cell, from an empty one beside it', '.xx', 0, 1, 1],
    ['the last cell, if none is filled', 'x...', 0, 1, 3],
    ['the last cell, if all are filled', 'xxx', 0, 1, 2],
    ['the first cell, upwards', '...x', 3, -1, 0],
    ['the first cell, if all are filled', 'xxx', 2, -1, 0],
    ['the beginning of filled cells', '.xxx', 3, -1, 1],
    ['where it is, at the edge', 'x', 0, 1, 0],
  ] as const)('go to %s', (_, cells, from, by, to) => {
    const edge = cells.length - 1
    const isFilled = (at: string): boolean => at === 'x'
    const across = placeAfter(
      { row: 7, column: from },
      [0, by],
      { row: 9, column: edge },
      ({ row, column }) => isFilled(row === 7 ? (cells[column] ?? '') : ''),
    )
    expect(across).toEqual({ row: 7, column: to })
    const down = placeAfter({ row: from, column: 7 }, [by, 0], { row: edge, column: 9 }, ({ row, column }) =>
      isFilled(column === 7 ? (cells[row] ?? '') : ''),
    )
    expect(down).toEqual({ row: to, column: 7 })
  })
})

const columns = ['title', 'text', 'active']

const rowWith = (more: Partial<GridRow> = {}): GridRow => ({
  ...{ id: 'row', stored: {}, data: {}, faults: {} },
  ...more,
})

const edit = { cells: { hidden: 'x' }, base: {}, name: '', key: '' }

const rows = [
  rowWith(),
  rowWith({ faults: { title: 'Required', active: 'Required' } }),
  rowWith({ refusal: { cells: {}, theirs: { text: 'x' } } }),
  rowWith({ edit, refusal: { message: 'In use', cells: {}, theirs: {} } }),
]

describe('the next cell with a fault', () => {
  it.each([
    ['the first one', null, [1, 0]],
    ['in the same row', [1, 0], [1, 2]],
    ['in a later row, with a conflict', [1, 2], [2, 1]],
    ['the start of a refused row whose changed cells are hidden', [2, 1], [3, 0]],
    ['from the first row again', [3, 2], [1, 0]],
  ])('%s', (_, after, next) => {
    const [row = 0, column = 0] = after ?? []
    expect(nextFault(rows, columns, after && { row, column })).toEqual({ row: next[0], column: next[1] })
  })

  it('finds the fault of its own row again if there is no other', () => {
    const one = [rowWith(), rowWith({ faults: { text: 'Required' } })]
    expect(nextFault(one, columns, { row: 1, column: 1 })).toEqual({ row: 1, column: 1 })
  })

  it('finds nothing among valid rows', () => {
    expect(nextFault([rowWith()], columns, null)).toBeNull()
    expect(nextFault([], columns, null)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { jump, pastedCells } from '../../../../../src/console/engine/list/grid/cell-block.ts'

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

describe('Ctrl and arrows', () => {
  it.each([
    ['the end of filled cells', 'xxx.x', 0, 1, 2],
    ['the next filled cell', 'x..xx', 0, 1, 3],
    ['the next filled cell, from the end of others', 'xx.x', 1, 1, 3],
    ['the last cell, if none is filled', 'x...', 0, 1, 3],
    ['the first cell, upwards', '...x', 3, -1, 0],
    ['the beginning of filled cells', '.xxx', 3, -1, 1],
    ['where it is, at the edge', 'x', 0, 1, 0],
  ] as const)('go to %s', (_, cells, from, by, to) => {
    expect(jump(from, by, cells.length - 1, (at) => cells[at] === 'x')).toBe(to)
  })
})

import { describe, expect, it } from 'vitest'
import { nextFault } from '../../../../../src/console/engine/list/grid/cell-block.ts'
import type { GridRow } from '../../../../../src/console/engine/list/grid/use-edited-rows.ts'

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

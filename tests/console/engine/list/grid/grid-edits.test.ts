import { describe, expect, it } from 'vitest'
import type { GridColumn } from '../../../../../src/console/engine/list/grid/grid-columns.ts'
import {
  type CellChange,
  countCells,
  emptyHistory,
  type GridEdits,
  historyReducer,
  noEdits,
  settled,
  withChanges,
  withoutRows,
} from '../../../../../src/console/engine/list/grid/grid-edits.ts'

const column = (key: string): GridColumn => ({
  ...{ key, name: key, label: key, kind: 'text', schema: {}, options: {}, isRequired: false },
})

const start = { params: { id: 1 }, name: 'One', key: 'key' }

const change = (
  key: string,
  value: unknown,
  stored: unknown,
  more: Partial<CellChange> = {},
): CellChange => ({
  ...{ row: '1', column: column(key), value, stored, start, ...more },
})

describe('changed cells', () => {
  it('keep the first stored value over later changes', () => {
    const once = withChanges(noEdits, [change('title', 'b', 'a')])
    const twice = withChanges(once, [change('title', 'c', 'b')])
    expect(twice.rows['1']).toMatchObject({ cells: { title: 'c' }, base: { title: 'a' } })
    expect(countCells(twice)).toBe(1)
  })

  it.each([
    ['its stored value again', 'a', 'a'],
    ['an empty text for a missing value', '', undefined],
  ])('end with %s', (_, value, stored) => {
    const edits = withChanges(noEdits, [change('title', 'b', stored)])
    expect(withChanges(edits, [change('title', value, 'b')])).toEqual(noEdits)
  })

  it('have no base while the record is not loaded', () => {
    const { stored: _, ...unknown } = change('title', 'b', undefined)
    expect(withChanges(noEdits, [unknown]).rows['1']).toMatchObject({ cells: { title: 'b' }, base: {} })
  })

  it('of new rows keep their order until the row is empty again', () => {
    const fresh = { name: 'New row', key: 'n' }
    const edits = withChanges(noEdits, [
      change('title', 'b', undefined, { row: 'second', start: fresh }),
      change('title', 'c', undefined, { row: 'third', start: fresh }),
    ])
    expect(edits.added).toEqual(['second', 'third'])
    const emptied = withChanges(edits, [change('title', '', undefined, { row: 'second', start: fresh })])
    expect(emptied.added).toEqual(['third'])
    expect(withoutRows(edits, new Set(['third'])).added).toEqual(['second'])
  })

  it.each([
    ['mine', { title: 'mine' }, { title: 'theirs' }],
    ['theirs', undefined, undefined],
  ] as const)('take over the base of another user when keeping %s', (keep, cells, base) => {
    const edits = withChanges(noEdits, [change('title', 'mine', 'a')])
    const { row, column } = change('title', 'mine', 'a')
    const after = settled(edits, { row, column, theirs: 'theirs', keep })
    expect(after.rows['1']?.cells).toEqual(cells)
    expect(after.rows['1']?.base).toEqual(base)
    expect(settled(edits, { row: '2', column, theirs: 'theirs', keep })).toBe(edits)
  })
})

describe('history', () => {
  const set = (value: string) => ({
    do: 'edit' as const,
    change: (edits: GridEdits) => withChanges(edits, [change('title', value, 'a')]),
  })
  const titleIn = ({ rows }: GridEdits): unknown => rows['1']?.cells.title

  it('undoes and redoes steps, and forgets undone ones with the next edit', () => {
    const two = historyReducer(historyReducer(emptyHistory, set('b')), set('c'))
    const undone = historyReducer(two, { do: 'undo' })
    expect(titleIn(undone.present)).toBe('b')
    expect(titleIn(historyReducer(undone, { do: 'redo' }).present)).toBe('c')
    const other = historyReducer(undone, set('d'))
    expect(historyReducer(other, { do: 'redo' })).toBe(other)
    expect(titleIn(historyReducer(other, { do: 'undo' }).present)).toBe('b')
  })

  it('amends all steps, and restarts without any', () => {
    const one = historyReducer(emptyHistory, set('b'))
    const loaded = (edits: GridEdits) => withChanges(edits, [change('note', 'loaded', 'a')])
    const amended = historyReducer(one, { do: 'amend', change: loaded })
    expect(amended.present.rows['1']?.cells).toEqual({ title: 'b', note: 'loaded' })
    expect(historyReducer(amended, { do: 'undo' }).present.rows['1']?.cells).toEqual({ note: 'loaded' })
    const restarted = historyReducer(amended, { do: 'restart', change: () => noEdits })
    expect(restarted.past).toEqual([])
  })
})

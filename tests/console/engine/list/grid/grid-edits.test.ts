import { describe, expect, it } from 'vitest'
import type { GridColumn } from '../../../../../src/console/engine/list/grid/grid-columns.ts'
import {
  byRefusal,
  type CellChange,
  countCells,
  emptyHistory,
  type GridEdits,
  historyReducer,
  noEdits,
  settled,
  type Tries,
  withChanges,
  withoutRows,
  withTried,
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
  })

  it('leave with their rows', () => {
    const edits = withChanges(noEdits, [
      change('title', 'b', undefined, { row: 'new', start: { name: 'New row', key: 'n' } }),
      change('title', 'c', 'a', { row: 'stored' }),
    ])
    expect(edits.added).toEqual(['new'])
    const left = withoutRows(edits, new Set(['new']))
    expect([Object.keys(left.rows), left.added]).toEqual([['stored'], []])
  })

  it('are refused by row, with the number of cells for each reason', () => {
    const entries = ['1', '2', '1', '3'].map((row) => ({ row, column: column('title'), value: row }))
    const asked: string[] = []
    const reasons = new Map([
      ['1', 'locked'],
      ['3', 'loading'],
    ])
    const [open, refused] = byRefusal(entries, (row) => {
      asked.push(row)
      return reasons.get(row) ?? null
    })
    expect(open).toEqual([entries[1]])
    expect(refused).toEqual([
      { reason: 'locked', count: 2 },
      { reason: 'loading', count: 1 },
    ])
    expect(asked).toEqual(['1', '2', '3'])
  })

  it('of new rows keep the requests that may have created their records', () => {
    const edits = withChanges(noEdits, [
      change('title', 'b', undefined, { row: 'new', start: { name: 'New row', key: 'n' } }),
    ])
    const tries = (tried: readonly { title: string }[], isTwin?: boolean): Tries =>
      new Map(
        ['new', 'gone'].map((row) => [row, { tried, ...(isTwin !== undefined && { isTwin }) }] as const),
      )
    const once = withTried(edits, tries([{ title: 'b' }]))
    expect(once.rows.new).toMatchObject({ tried: [{ title: 'b' }], isTwin: false, cells: { title: 'b' } })
    expect([Object.keys(once.rows), once.added]).toEqual([['new'], ['new']])
    const twin = withTried(once, tries([{ title: 'b' }], true))
    expect(withTried(twin, tries([{ title: 'c' }])).rows.new).toMatchObject({
      tried: [{ title: 'c' }],
      isTwin: true,
    })
    expect(withTried(twin, tries([])).rows.new).toEqual(edits.rows.new)
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

  it('undoes each step once, back to the beginning, and redoes them all', () => {
    const states = [emptyHistory]
    for (const value of ['b', 'c', 'd'])
      states.push(historyReducer(states.at(-1) ?? emptyHistory, set(value)))
    const [, , , last = emptyHistory] = states
    const undo = (history: typeof emptyHistory) => historyReducer(history, { do: 'undo' })
    const redo = (history: typeof emptyHistory) => historyReducer(history, { do: 'redo' })
    const begun = undo(undo(undo(last)))
    expect([titleIn(begun.present), begun.past, undo(begun)]).toEqual([undefined, [], begun])
    expect(redo(redo(redo(begun)))).toEqual(last)
    expect(titleIn(undo(redo(redo(begun))).present)).toBe('b')
  })

  it('has no step without a change, and 200 steps at most', () => {
    expect(historyReducer(emptyHistory, { do: 'edit', change: (edits) => edits })).toBe(emptyHistory)
    let history = emptyHistory
    for (let at = 0; at < 203; at += 1) history = historyReducer(history, set(`value ${at}`))
    expect(history.past).toHaveLength(200)
    expect(titleIn(history.past[0] ?? noEdits)).toBe('value 2')
  })

  it('amends all steps, and restarts without any', () => {
    const one = historyReducer(emptyHistory, set('b'))
    const loaded = (edits: GridEdits) => withChanges(edits, [change('note', 'loaded', 'a')])
    const amended = historyReducer(one, { do: 'amend', change: loaded })
    expect(amended.present.rows['1']?.cells).toEqual({ title: 'b', note: 'loaded' })
    expect(historyReducer(amended, { do: 'undo' }).present.rows['1']?.cells).toEqual({ note: 'loaded' })
    const restarted = historyReducer(amended, { do: 'restart', change: () => noEdits })
    expect(restarted).toEqual(emptyHistory)
    expect(emptyHistory).toEqual({ past: [], present: noEdits, future: [] })
  })
})

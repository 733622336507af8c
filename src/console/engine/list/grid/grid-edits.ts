import type { PlainObject } from '../../../../contract/json.ts'
import { type GridColumn, isSameCell } from './grid-columns.ts'

/** The unsaved cells of a row. */
export interface RowEdit {
  /** Changed values by column key. */
  cells: PlainObject
  /** The values that they replace. */
  base: PlainObject
  /** Parameters of the form's address; undefined for a new row. */
  params?: PlainObject
  /** Name of the record, for messages. */
  name: string
  /** Idempotency key of the save. */
  key: string
  /** Number of the row in an imported file. */
  line?: number
  /**
   * The cells of requests to create the record, to an API without idempotency keys: a record with them may exist, because
   * there was no response yet.
   */
  tried?: readonly PlainObject[]
  /** Another new row had the same cells when they were sent. */
  isTwin?: boolean
}

/** All unsaved cells of a grid, by row key; new rows in their order. */
export interface GridEdits {
  rows: Readonly<Record<string, RowEdit>>
  added: readonly string[]
}

export const noEdits: GridEdits = { rows: {}, added: [] }

/** A change of one cell. */
export interface CellChange {
  row: string
  column: GridColumn
  value: unknown
  /** The stored value; omitted if it is unknown because the record is not loaded. */
  stored?: unknown
  /** The row's edit if this is its first changed cell. */
  start: Pick<RowEdit, 'params' | 'name' | 'key' | 'line'>
}

/** A cell and its new value; a text is read by the column. */
export interface Entry {
  row: string
  column: GridColumn
  text?: string
  value?: unknown
}

/** The entries of rows that can be changed, and the numbers of others with their reasons. */
export const byRefusal = (
  entries: readonly Entry[],
  refusalOf: (row: string) => string | null,
): readonly [open: readonly Entry[], refused: readonly { reason: string; count: number }[]] => {
  const byRow = new Map([...new Set(entries.map(({ row }) => row))].map((row) => [row, refusalOf(row)]))
  const refused = new Map<string, number>()
  const open = entries.filter(({ row }) => {
    const reason = byRow.get(row)
    if (reason) refused.set(reason, (refused.get(reason) ?? 0) + 1)
    return !reason
  })
  return [open, [...refused].map(([reason, count]) => ({ reason, count }))]
}

/** The open editor of a cell. */
export interface OpenEditor {
  row: string
  column: GridColumn
  /** The value that it holds. With `takesPart`, a part of a name selects the only option that contains it. */
  read: (takesPart: boolean) => unknown
  /** It was left, although it may render once more. */
  isClosed?: boolean
}

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

/** The edits without some rows. */
export const withoutRows = ({ rows, added }: GridEdits, gone: ReadonlySet<string>): GridEdits => ({
  rows: Object.fromEntries(Object.entries(rows).filter(([key]) => !gone.has(key))),
  added: added.filter((key) => !gone.has(key)),
})

/** The state of requests for new rows, by row key; a missing `isTwin` stays as it was. */
export type Tries = ReadonlyMap<string, { tried: readonly PlainObject[]; isTwin?: boolean }>

/** The edits with what is known about requests for new rows. */
export const withTried = (edits: GridEdits, tries: Tries): GridEdits => {
  const rows = { ...edits.rows }
  for (const [key, { tried, isTwin: isTwinNow }] of tries) {
    const edit = rows[key]
    if (!edit) continue
    const { tried: _, isTwin = false, ...rest } = edit
    rows[key] = { ...rest, ...(tried.length > 0 && { tried, isTwin: isTwinNow ?? isTwin }) }
  }
  return { ...edits, rows }
}

/** A row's edit with a changed cell; the cell is no edit if it has its stored value again. */
const editedRow = (edit: RowEdit, change: CellChange): RowEdit => {
  const { key } = change.column
  const cells = without(edit.cells, key)
  const base = without(edit.base, key)
  const isKnown = Object.hasOwn(edit.base, key) || 'stored' in change
  const stored = Object.hasOwn(edit.base, key) ? edit.base[key] : change.stored
  if (isKnown && isSameCell(change.value, stored)) return { ...edit, cells, base }
  return {
    ...edit,
    cells: { ...cells, [key]: change.value },
    base: isKnown ? { ...base, [key]: stored } : base,
  }
}

/** The edits with changed cells; a row without changed cells is no edit. */
export const withChanges = (edits: GridEdits, changes: readonly CellChange[]): GridEdits => {
  const rows: Record<string, RowEdit> = { ...edits.rows }
  const added = new Set(edits.added)
  for (const change of changes) {
    const { row, start } = change
    const edit = editedRow(rows[row] ?? { ...start, cells: {}, base: {} }, change)
    if (edit.params === undefined) added.add(row)
    if (Object.keys(edit.cells).length > 0) rows[row] = edit
    else delete rows[row]
  }
  return { rows, added: [...added].filter((key) => rows[key]) }
}

/** The edits with the base of a cell replaced, so that its value is saved over another user's. */
const withBase = (edits: GridEdits, row: string, column: string, base: unknown): GridEdits => {
  const edit = edits.rows[row]
  if (!edit) return edits
  return { ...edits, rows: { ...edits.rows, [row]: { ...edit, base: { ...edit.base, [column]: base } } } }
}

/** The edits after a choice between one's own value of a cell and that of another user. */
export const settled = (
  before: GridEdits,
  {
    row,
    column,
    theirs,
    keep,
  }: { row: string; column: GridColumn; theirs: unknown; keep: 'mine' | 'theirs' },
): GridEdits => {
  const based = withBase(before, row, column.key, theirs)
  const start = based.rows[row]
  return keep === 'mine' || !start ? based : withChanges(based, [{ row, column, value: theirs, start }])
}

/** The number of changed cells. */
export const countCells = ({ rows }: GridEdits): number =>
  Object.values(rows).reduce((sum, { cells }) => sum + Object.keys(cells).length, 0)

/** Edits with their history. */
export interface History {
  past: readonly GridEdits[]
  present: GridEdits
  future: readonly GridEdits[]
}

export const emptyHistory: History = { past: [], present: noEdits, future: [] }

/** Number of steps that can be undone. */
const depth = 200

export type HistoryAction =
  | { do: 'edit'; change: (edits: GridEdits) => GridEdits }
  /** Changes all steps: rows were loaded, or a name was looked up. Undo keeps it. */
  | { do: 'amend'; change: (edits: GridEdits) => GridEdits }
  /** Replaces all edits; there is nothing to undo. */
  | { do: 'restart'; change: (edits: GridEdits) => GridEdits }
  | { do: 'undo' }
  | { do: 'redo' }

export const historyReducer = (history: History, action: HistoryAction): History => {
  const { past, present, future } = history
  if (action.do === 'undo') {
    const last = past.at(-1)
    return last ? { past: past.slice(0, -1), present: last, future: [present, ...future] } : history
  }
  if (action.do === 'redo') {
    const [next, ...rest] = future
    return next ? { past: [...past, present], present: next, future: rest } : history
  }
  const next = action.change(present)
  if (action.do === 'amend')
    return { past: past.map(action.change), present: next, future: future.map(action.change) }
  if (next === present) return history
  if (action.do === 'restart') return { past: [], present: next, future: [] }
  return { past: [...past, present].slice(-depth), present: next, future: [] }
}

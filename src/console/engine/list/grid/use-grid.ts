import { useMemo, useRef, useState } from 'react'
import { type RecordId, recordIds } from '../../../../contract/records/record-id.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { useWhenReady } from '../../../ui/hooks/use-when-ready.ts'
import { newId } from '../../../ui/new-id.ts'
import { formFileOf } from '../../form/data/form-request.ts'
import { withoutStale } from '../../form/data/schema.ts'
import { startData } from '../../form/data/use-form-start.ts'
import type { Uploads } from '../../form/saving/use-uploads.ts'
import type { RowsViewProps } from '../views/use-row-parts.tsx'
import { cellText, readCell } from './cell-text.ts'
import { type GridColumn, getCell, isEditable, withCells } from './grid-columns.ts'
import { type CellChange, type Entry, type OpenEditor, settled, withChanges } from './grid-edits.ts'
import { type ShownColumn, useGridLayout } from './grid-layout.ts'
import { inSequence, movedRows, sequenceOf } from './row-order.ts'
import type { SaveTarget } from './save-attempts.ts'
import { type GridRow, useEditedRows, useFaultCount } from './use-edited-rows.ts'
import { draftFormOf, type GridKind, useGridEdits, useSaveRefusal } from './use-grid-edits.ts'
import type { GridForm } from './use-grid-form.ts'
import { useGridRecords, useRowContext, useRowStart } from './use-grid-records.ts'
import { namesIn, type useGridRows } from './use-grid-rows.ts'
import { useGridSave } from './use-grid-save.ts'
import type { SavedHandler } from './use-grid-undo.ts'
import { referencesIn, useGridWords, useNameLookup } from './use-name-lookup.ts'

interface Options extends Pick<RowsViewProps, 'page' | 'buttons' | 'nameOf'> {
  form: GridForm | null
  /** The stored rows. */
  listed: ReturnType<typeof useGridRows>
  kind?: GridKind
  /** All rows are there; drafts are kept from then on. */
  isRead?: boolean
  /** Properties that the list's rows lack are loaded. */
  isComplete?: boolean
  /** The keys of the shown columns; those of the user's settings if omitted. */
  named?: readonly string[] | undefined
  isResumed?: boolean
  onSaved?: SavedHandler
  onUndone?: SavedHandler
  /** The files that cells hold. */
  uploads?: Uploads
  /** Selects and sorts the rows. */
  arrange?: (rows: readonly GridRow[]) => readonly GridRow[]
}

/** The state and actions of a list's grid: its rows with unsaved changes, their faults, and saving. */
export const useGrid = ({
  page,
  buttons,
  nameOf,
  form,
  listed,
  kind = 'grid',
  isRead = true,
  isComplete = true,
  named,
  isResumed,
  onSaved,
  onUndone,
  uploads,
  arrange,
}: Options) => {
  const { module, values } = page
  const [interval, setInterval] = useState({ first: 0, last: 20 })
  const [faulty, setFaulty] = useState<ReadonlySet<string>>(new Set())
  const { gridPage, columns } = useGridLayout(page, form, named, faulty)
  const contextOf = useRowContext(page, buttons)
  const records = useGridRecords(page, form, columns, listed.rows, interval, isComplete, contextOf)
  const editor = useRef<OpenEditor | null>(null)
  const blank = useRef(newId())
  const start = useMemo(
    () => (form ? startData(formFileOf(module), form.creation, values, undefined) : {}),
    [form, module, values],
  )
  const state = useGridEdits({
    form: draftFormOf(kind, module, values),
    ...{ isRead, uploads, isResumed },
    withTyped: (edits) => {
      const open = editor.current
      return open ? withChanges(edits, changesOf([{ ...open, value: open.read(false) }])) : edits
    },
    flush: () => commit(),
    saveEnded: () => save.saveEnded(),
    onTaken: (taken) => names.lookUp(referencesIn(taken, form?.columns ?? [])),
  })
  const { edits, dispatch, discardRow } = state
  const latestEdits = useLatest(edits)
  const targetOf = (): SaveTarget => {
    if (!form) throw new Error(`The form of "${module.id}" is not loaded`)
    return { page, form, buttonsOf: buttons, upload: uploads?.upload }
  }
  const save = useGridSave({
    ...{ targetOf, edits: latestEdits, dispatch, onSaved, onUndone },
    onTry: state.keepTried,
  })
  const { refusals } = save
  const idsOf = ({ key }: GridColumn): readonly RecordId[] =>
    [...listed.rows.map(({ data }) => data), ...Object.values(edits.rows).map(({ cells }) => cells)].flatMap(
      (values) => recordIds(values[key]),
    )
  const known = useMemo(() => namesIn(form?.columns ?? [], listed.rows), [form, listed.rows])
  const names = useNameLookup(values, (id) => latest.current.byId.get(id)?.data ?? {}, dispatch)
  const words = useGridWords(form?.columns ?? [], idsOf, known, names.found)
  const canAdd = page.can.create && !form?.columns.some((column) => column.isRequired && !isEditable(column))
  const hasBlank = canAdd && kind === 'grid'
  const edited = useEditedRows({
    form,
    stored: listed.rows,
    edits,
    refusals,
    recordOf: records.recordOf,
    version: records.version,
    start,
    blank: hasBlank ? blank.current : undefined,
  })
  const sequence = kind === 'grid' ? sequenceOf(page) : undefined
  const rows = useMemo(() => {
    const inOrder = sequence === undefined ? edited : inSequence(edited, sequence)
    return arrange ? arrange(inOrder) : inOrder
  }, [edited, sequence, arrange])
  const faultCount = useFaultCount(edited, setFaulty)
  const byId = useMemo(() => new Map(edited.map((row) => [row.id, row])), [edited])
  const latest = useLatest({ byId, form, words })

  const { startOf, refusalOf } = useRowStart({
    ...{ page, buttons, nameOf, canAdd },
    rowOf: (id) => latest.current.byId.get(id)?.row,
    editOf: (id) => latestEdits.current.rows[id],
  })

  const changesOf = (entries: readonly Entry[]): readonly CellChange[] =>
    entries.flatMap(({ row: id, column, text, value }) => {
      const { byId, form, words } = latest.current
      const begin = text === undefined || isEditable(column) ? startOf(id, entries.length > 1) : null
      if (!begin || !form) return []
      const row = byId.get(id)
      const next = text === undefined ? value : readCell(column, text, words)
      const change = (of: GridColumn, to: unknown): CellChange => {
        const isKnown = !row?.row || row.record !== undefined || !records.missing.has(of.key)
        return {
          ...{ row: id, column: of, value: to, start: begin },
          ...(isKnown && { stored: row ? getCell(row.stored, of) : undefined }),
        }
      }
      const before = row?.data ?? start
      const typed = withCells(before, [column], { [column.key]: next })
      const kept = withoutStale(form.mapping.ui, before, typed)
      const stale = form.columns.filter(
        ({ name, key }) =>
          Object.hasOwn(typed, name) &&
          !Object.hasOwn(kept, name) &&
          !entries.some((entry) => entry.row === id && entry.column.key === key),
      )
      return [change(column, next), ...stale.map((of) => change(of, undefined))]
    })

  const refuses = useSaveRefusal(() => save.saving !== null || readySave.isWaiting)

  /** Changes cells in one step. */
  const enter = (entries: readonly Entry[]): void => {
    if (refuses()) return
    const changes = changesOf(entries)
    if (changes.length === 0) return
    if (changes.some(({ row }) => row === blank.current)) blank.current = newId()
    save.forget(changes.map(({ row, column }) => ({ row, key: column.key })))
    dispatch({ do: 'edit', change: (before) => withChanges(before, changes) })
    names.lookUp(changes)
  }

  /** Commits the open editor; see {@link OpenEditor.read}. */
  const commit = (takesPart = false): void => {
    const open = editor.current
    editor.current = null
    if (!open) return
    const value = open.read(takesPart)
    const before = latest.current.byId.get(open.row)
    const isChanged =
      !before ||
      cellText(open.column, getCell(before.data, open.column), words) !== cellText(open.column, value, words)
    if (isChanged) enter([{ row: open.row, column: open.column, value }])
  }

  const readySave = useWhenReady(Boolean(form?.validator) && !names.isLooking, () => {
    const ready = Object.keys(latestEdits.current.rows).filter(
      (id) => Object.keys(latest.current.byId.get(id)?.faults ?? {}).length === 0,
    )
    save.saveAll(ready)
  })

  return {
    ...{ kind, form, edited, listed, gridPage, columns, rows, byId, words, editor, state, save, commit },
    ...{ discardRow, values, missing: records.missing, loadRecords: records.load },
    canAdd: hasBlank,
    faultCount,
    settingsOf: gridPage,
    /** Whether a cell is edited outside of the grid. */
    opens: (_: GridRow | undefined, column: GridColumn): boolean => !isEditable(column),
    ...{ enter, startOf, refusalOf, refuses },
    /** Keys for rows beyond the last one, for pasting. */
    newKeys: (count: number): readonly string[] =>
      hasBlank
        ? [blank.current, ...Array.from({ length: Math.max(0, count - 1) }, () => newId())].slice(0, count)
        : [],
    setView: (first: number, last: number): void => {
      setInterval((before) => (before.first === first && before.last === last ? before : { first, last }))
      listed.showRows(last)
    },
    /** Saves all rows without faults, as soon as names of records that are not found yet are looked up. */
    saveAll: (): void => {
      commit()
      names.lookUp(referencesIn(latestEdits.current, form?.columns ?? []))
      readySave.start()
    },
    /** The reason why Save all waits before it sends anything; null if it does not wait. */
    waitsFor: readySave.isWaiting ? (names.isLooking ? ('names' as const) : ('form' as const)) : null,
    stop: readySave.isWaiting ? readySave.stop : save.stop,
    lookUp: names.lookUp,
    isMovable: sequence !== undefined,
    /** Moves a row of the list to the place of another, by their indexes; returns whether it moved. */
    move: (from: number, to: number): boolean => {
      const column = form?.columns.find(({ key }) => key === sequence)
      if (!column || !rows[from]?.row || !rows[to]?.row) return false
      enter(movedRows(rows, column.key, from, to).map((moved) => ({ ...moved, column })))
      return true
    },
    /** Keeps the user's value of a cell over another user's, or takes that one. */
    settle: (row: GridRow, column: GridColumn, keep: 'mine' | 'theirs'): void => {
      const theirs = row.refusal?.theirs[column.key]
      dispatch({ do: 'edit', change: (before) => settled(before, { row: row.id, column, theirs, keep }) })
      save.forget([{ row: row.id, key: column.key }])
    },
  }
}

export type { GridRow, ShownColumn }

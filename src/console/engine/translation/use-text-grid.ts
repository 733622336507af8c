import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../client/content-languages.ts'
import type { PlainObject } from '../../../contract/json.ts'
import { useUser } from '../../session/use-session.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { useWhenReady } from '../../ui/hooks/use-when-ready.ts'
import { newId } from '../../ui/new-id.ts'
import { readCell } from '../list/grid/cell-text.ts'
import type { Grid } from '../list/grid/grid.ts'
import { type GridColumn, getCell, isSameCell, withCells } from '../list/grid/grid-columns.ts'
import {
  type CellChange,
  type Entry,
  type GridEdits,
  type OpenEditor,
  settled,
  withChanges,
} from '../list/grid/grid-edits.ts'
import type { SaveTarget } from '../list/grid/save-attempts.ts'
import { editedRow, useFaultWords } from '../list/grid/use-edited-rows.ts'
import type { GridRow } from '../list/grid/use-grid.ts'
import { useGridEdits, useSaveRefusal } from '../list/grid/use-grid-edits.ts'
import { type RowRefusal, useGridSave } from '../list/grid/use-grid-save.ts'
import { useGridWords } from '../list/grid/use-name-lookup.ts'
import {
  changedKey,
  contextOf,
  formParams,
  isRichColumn,
  isShownBy,
  type Pair,
  placeKeyOf,
  type TextRecord,
  type TextRow,
  type TextState,
  textRowsOf,
} from './text-rows.ts'
import type { useTextRecords } from './use-text-records.ts'

interface Input {
  found: ReturnType<typeof useTextRecords>
  languages: readonly Language[]
  pair: Pair
  /** Shown texts; all for null. */
  filter: TextState | null
  search: string
}

const none = (): readonly never[] => []
const nothing = (): void => undefined
const noColumns: readonly never[] = []
const nothingMissing = new Set<string>()
const noData: PlainObject = {}

/** The two columns of the translation, with the names of their languages. */
const useTextColumns = (languages: readonly Language[], { source, target }: Pair): Grid['columns'] =>
  useMemo(() => {
    const columnOf = (key: string, kind: GridColumn['kind'], id: number) => {
      const heading = languages.find((language) => language.id === id)?.name ?? ''
      return {
        ...{ key, name: key, kind, label: heading, heading },
        schema: {},
        options: {},
        isRequired: false,
      }
    }
    return [columnOf('source', 'summary', source), columnOf('target', 'lines', target)]
  }, [languages, source, target])

/** The rows of all records with their unsaved texts; rows of unchanged records stay the same objects. */
const useTextRows = (
  { records, changed }: Pick<Input['found'], 'records' | 'changed'>,
  pair: Pair,
  edits: GridEdits,
  refusals: Readonly<Record<string, RowRefusal>>,
): readonly TextRow[] => {
  const words = useFaultWords()
  const cache = useRef(new Map<string, { source: readonly unknown[]; rows: readonly TextRow[] }>())
  return useMemo(
    () =>
      records.flatMap((record) => {
        const { key, stored, place } = record
        const parts = { edit: edits.rows[key], refusal: refusals[key], record: undefined }
        const source = [record, parts.edit, parts.refusal, pair.source, pair.target, words, changed]
        const cached = cache.current.get(key)
        if (cached?.source.every((part, at) => part === source[at])) return cached.rows
        const whole = editedRow(place.form, key, { ...parts, found: stored, start: noData }, words)
        const rows = textRowsOf(record, whole, pair, changed)
        cache.current.set(key, { source, rows })
        return rows
      }),
    [records, changed, pair, edits, refusals, words],
  )
}

/** The grid of a translation: its rows are texts, its edits and saves are those of records. */
export const useTextGrid = ({ found, languages, pair, filter, search }: Input) => {
  const user = useUser()
  const { t } = useTranslation('tools')
  const columns = useTextColumns(languages, pair)
  const words = useGridWords(noColumns, none)
  const editor = useRef<OpenEditor | null>(null)
  const state = useGridEdits({
    form: 'translation',
    isRead: true,
    withTyped: (edits) => {
      const open = editor.current
      return open ? withChanges(edits, changesOf([{ ...open, value: open.read(false) }])) : edits
    },
    flush: () => commit(),
    saveEnded: () => save.saveEnded(),
  })
  const { edits, dispatch } = state
  const latestEdits = useLatest(edits)
  const targetOf = async (key: string): Promise<SaveTarget> => {
    const place = await found.textPlaceOf(placeKeyOf(key))
    const { module, list, form } = place
    return { page: { module, list, values: contextOf(place, user) }, form, buttonsOf: null }
  }
  /** The record with these cells, and its texts that are translated now. */
  const update = (key: string, saved: readonly string[], cells: PlainObject = {}): void => {
    const change = (record: TextRecord): TextRecord => {
      const data = withCells(record.stored.data, record.place.form.columns, cells)
      return { ...record, stored: { ...record.stored, data } }
    }
    const names = saved.map((cell) => cell.slice(0, cell.lastIndexOf('/')))
    found.update(
      key,
      change,
      names.map((name) => changedKey({ key }, name)),
    )
  }
  const save = useGridSave({
    targetOf,
    edits: latestEdits,
    dispatch,
    onSaved: (key, edit) => update(key, Object.keys(edit.cells), edit.cells),
    onUndone: (key, edit, { before }) => update(key, Object.keys(edit.cells), before),
  })
  const edited = useTextRows(found, pair, edits, save.refusals)
  const rows = useMemo(() => edited.filter(isShownBy(filter, search)), [edited, filter, search])
  const byId = useMemo(() => new Map(edited.map((row) => [row.id, row])), [edited])
  const latest = useLatest({ byId, words })

  const startOf = (id: string): CellChange['start'] | null => {
    const of = latest.current.byId.get(id)?.of
    if (!of) return null
    const params = formParams(of.place, of.stored.row)
    return latestEdits.current.rows[of.key] ?? (params ? { params, name: of.name, key: newId() } : null)
  }
  const changesOf = (entries: readonly Entry[]): readonly CellChange[] =>
    entries.flatMap(({ row: id, column: { key }, text, value }) => {
      const row = latest.current.byId.get(id)
      const start = startOf(id)
      if (!row || !start || key !== 'target') return []
      const { column, of } = row
      const isHtml = isRichColumn(column)
      const next = isHtml ? value : readCell(column, text ?? String(value ?? ''), latest.current.words)
      return [{ row: of.key, column, value: next ?? '', start, stored: getCell(of.stored.data, column) }]
    })
  const refuses = useSaveRefusal(() => save.saving !== null)
  const enter = (entries: readonly Entry[]): void => {
    if (refuses()) return
    const changes = changesOf(entries)
    if (changes.length === 0) return
    save.forget(changes.map(({ row, column }) => ({ row, key: column.key })))
    dispatch({ do: 'edit', change: (before) => withChanges(before, changes) })
  }
  const commit = (): void => {
    const open = editor.current
    editor.current = null
    if (!open) return
    const value = open.read(false)
    if (!isSameCell(latest.current.byId.get(open.row)?.data.target, value))
      enter([{ row: open.row, column: open.column, value }])
  }
  /** Saves all rows without faults, once the text of the open editor is among them. */
  const committed = useWhenReady(true, () => {
    const faulty = new Set(
      edited.filter(({ faults }) => Object.keys(faults).length > 0).map(({ of }) => of.key),
    )
    save.saveAll(Object.keys(latestEdits.current.rows).filter((key) => !faulty.has(key)))
  })
  const opens = (row: GridRow | undefined, { key }: GridColumn): boolean =>
    key !== 'target' || (row !== undefined && byId.get(row.id)?.isRich === true)

  const grid: Grid = {
    ...{ edited, rows, byId, columns, words, editor, state, save, enter, commit, startOf, opens, refuses },
    refusalOf: (id) => (startOf(id) ? null : t('bulk.notOffered')),
    kind: 'translation',
    settingsOf: { module: { id: 'translation' } },
    values: { platform: 'WEB' },
    listed: {
      ...{ rows: noColumns, total: 0, isWhole: found.reading === null },
      ...{ error: found.error, retry: found.retry, showRows: nothing },
    },
    ...{ missing: nothingMissing, loadRecords: () => Promise.resolve() },
    faultCount: edited.reduce((sum, { faults }) => sum + Object.keys(faults).length, 0),
    canAdd: false,
    newKeys: none,
    setView: nothing,
    saveAll: (): void => {
      commit()
      committed.start()
    },
    waitsFor: null,
    stop: save.stop,
    isMovable: false,
    move: () => false,
    discardRow: ({ id }): void => {
      const { column, of } = byId.get(id) ?? {}
      const start = of && edits.rows[of.key]
      if (!start || !column) return
      const change = { row: of.key, column, value: start.base[column.key], start }
      dispatch({ do: 'edit', change: (before) => withChanges(before, [change]) })
    },
    settle: ({ id }, _, keep): void => {
      const row = byId.get(id)
      if (!row) return
      const { column, of } = row
      const theirs = save.refusals[of.key]?.theirs[column.key]
      dispatch({ do: 'edit', change: (before) => settled(before, { row: of.key, column, theirs, keep }) })
      save.forget([{ row: of.key, key: column.key }])
      update(of.key, [], { [column.key]: theirs })
    },
  }
  const known = new Set(found.records.map(({ key }) => key))
  return {
    grid,
    byId,
    /** Keys of edited records that are not among those read. */
    elsewhere: Object.keys(edits.rows).filter((key) => !known.has(key)),
  }
}

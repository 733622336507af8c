import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../client/api-error.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { currentUserSignal } from '../../../session/user.ts'
import { useAbort } from '../../../ui/hooks/use-abort.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { formFileOf, uploadAreaOf } from '../../form/data/form-request.ts'
import { useUploads } from '../../form/saving/use-uploads.ts'
import { useRowButtons } from '../actions/rows/use-row-buttons.ts'
import { cellText } from '../grid/cell-text.ts'
import { type GridColumn, withCells } from '../grid/grid-columns.ts'
import { withChanges } from '../grid/grid-edits.ts'
import { type GridRow, useGrid } from '../grid/use-grid.ts'
import type { GridForm } from '../grid/use-grid-form.ts'
import type { StoredRow } from '../grid/use-grid-rows.ts'
import { rowName } from '../state/list-rows.ts'
import { editParamsOf } from '../tools/bulk/change-row.ts'
import type { ListPage } from '../use-list-page.ts'
import { selectedFile } from './import-files.tsx'
import { loadRows } from './load-rows.ts'
import type { ImportPlan, PlannedRow } from './plan-rows.ts'

/** The states of the rows of an import, in the order of their filters. */
export const rowStates = ['new', 'changed', 'unchanged', 'invalid'] as const

export type RowState = (typeof rowStates)[number]

/** The state of a row before it is saved: `invalid` cannot be saved, or was refused. */
export const stateOf = ({ edit, faults, refusal }: GridRow): RowState => {
  if (!edit) return 'unchanged'
  if (Object.keys(faults).length > 0 || refusal) return 'invalid'
  return edit.params === undefined ? 'new' : 'changed'
}

/** The faults of a row with the names of their columns, for files. */
export const faultText = ({ faults, refusal }: GridRow, headingOf: (key: string) => string): string =>
  [
    ...Object.entries({ ...faults, ...refusal?.cells }).map(
      ([key, message]) => `${headingOf(key)}: ${message}`,
    ),
    ...(refusal?.message === undefined ? [] : [refusal.message]),
  ].join('; ')

/** A saved row, for the file with the results. */
export interface SavedLine {
  /** Key of its edit. */
  key: string
  line: number
  state: 'created' | 'updated' | 'undone'
  /** Texts by column key. */
  texts: Readonly<Record<string, string>>
}

/** The progress of reading the file and comparing it with stored records. */
export type Loading = { step: 'stored' | 'rows'; done: number; total: number } | null

const nothing = () => undefined

/** The filter of the rows: those that had a state when it was chosen, so that a corrected row stays in view. */
interface Filter {
  state: RowState | null
  ids: ReadonlySet<string>
}

/** Rows that are passed to the grid at first, and further ones when its end comes near. */
const step = 300

const everything: Filter = { state: null, ids: new Set() }

/** Sorts the rows as in the file, applies the filter, and limits their number. */
const useArrange = (lines: RefObject<ReadonlyMap<string, number>>, filter: Filter, most: number) =>
  useCallback(
    (rows: readonly GridRow[]): readonly GridRow[] => {
      const lineOf = ({ id, edit }: GridRow): number =>
        edit?.line ?? lines.current.get(id) ?? Number.MAX_SAFE_INTEGER
      const shown = filter.state === null ? rows : rows.filter(({ id }) => filter.ids.has(id))
      return shown.toSorted((one, other) => lineOf(one) - lineOf(other)).slice(0, most)
    },
    [lines, filter, most],
  )

/** The rows of an import in a grid: read from the file in parts, or continued from a draft without a `plan`. */
export const useImportRows = (page: ListPage, form: GridForm, plan: ImportPlan | null) => {
  const { t } = useTranslation(['import', 'tools'])
  const buttons = useRowButtons(page)
  const [stored, setStored] = useState<readonly StoredRow[]>([])
  const [loading, setLoading] = useState<Loading>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [filter, setFilter] = useState(everything)
  const [most, setMost] = useState(step)
  const lines = useRef(new Map<string, number>())
  const saved = useRef<SavedLine[]>([])
  const savedCells = useRef(new Map<string, PlainObject>())
  const progress = useRef({ at: 0, lines: new Map<string, number>() })
  const { begin } = useAbort()
  const uploads = useUploads(uploadAreaOf(formFileOf(page.module)))

  const named = useMemo(
    () =>
      plan
        ? form.columns
            .filter(({ key, isRequired }) => plan.targets.includes(key) || isRequired)
            .map(({ key }) => key)
        : undefined,
    [plan, form],
  )
  const listed = useMemo(
    () => ({
      ...{ rows: stored, total: stored.length, isWhole: true, error: null },
      retry: nothing,
      showRows: (last: number) => setMost((before) => (last > before - 50 ? before + step : before)),
    }),
    [stored],
  )
  const nameOf = useCallback((row: StoredRow['row']) => rowName(page.list, row), [page.list])
  const arrange = useArrange(lines, filter, most)
  const grid = useGrid({
    ...{ page, buttons, nameOf, form, listed, named, arrange, uploads },
    kind: 'import',
    isResumed: plan === null,
    isRead: loading === null && failure === null,
    onSaved: (key, { line = 0, params, cells }) => {
      savedCells.current.set(key, cells)
      const texts = form.columns
        .filter(({ key }) => Object.hasOwn(cells, key))
        .map((column) => [column.key, cellText(column, cells[column.key], latest.current.words)])
      const state = params === undefined ? ('created' as const) : ('updated' as const)
      saved.current.push({ key, line, state, texts: Object.fromEntries(texts) })
    },
    onUndone: (key, _, { before }) => {
      saved.current = saved.current.map((line) => (line.key === key ? { ...line, state: 'undone' } : line))
      setStored((rows) =>
        rows.map((row) =>
          row.key === key && before ? { ...row, data: withCells(row.data, form.columns, before) } : row,
        ),
      )
    },
  })
  const { dispatch } = grid.state
  const latest = useLatest(grid)
  const isSaving = grid.save.saving !== null
  // Once per save: an update for each of many rows would render the grid as often.
  useEffect(() => {
    if (isSaving || savedCells.current.size === 0) return
    const saved = savedCells.current
    savedCells.current = new Map()
    setStored((before) =>
      before.map((row) => {
        const cells = saved.get(row.key)
        return cells ? { ...row, data: withCells(row.data, form.columns, cells) } : row
      }),
    )
  }, [isSaving, form])

  const take = (rows: readonly PlannedRow[]): void => {
    for (const { id, line } of rows) lines.current.set(id, line)
    const matched = rows.flatMap(({ stored }) => stored ?? [])
    const changes = rows.flatMap(({ changes }) => changes)
    if (matched.length > 0)
      setStored((before) => [...new Map([...before, ...matched].map((row) => [row.key, row])).values()])
    dispatch({ do: 'amend', change: (before) => withChanges(before, changes) })
    grid.lookUp(changes)
  }
  const load = (given: ImportPlan): void => {
    const signal = AbortSignal.any([begin(), currentUserSignal()])
    const paramsOf = ({ row }: StoredRow) => {
      try {
        return buttons && page.can.update ? editParamsOf(page, buttons, row) : undefined
      } catch {
        return undefined
      }
    }
    setFailure(null)
    setLoading({ step: 'rows', done: progress.current.at, total: given.rows.length })
    loadRows(
      {
        ...{ plan: given, page, form, words: latest.current.words },
        nameOf: (line) => t('import.row', { number: line }),
        ...{ paramsOf, keepFile: uploads.keepFile },
        progress: progress.current,
        onRows: take,
        onProgress: (step, done, total) => setLoading({ step, done, total }),
      },
      signal,
    ).then(
      () => setLoading(null),
      (error: unknown) => {
        if (signal.aborted) return
        setLoading(null)
        setFailure(errorMessage(error, t('failed')))
      },
    )
  }
  const isBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are read once
  useEffect(() => {
    if (!plan || isBegun.current) return
    isBegun.current = true
    load(plan)
  }, [plan])

  const counts = useMemo(() => {
    const found: Record<RowState, number> = { new: 0, changed: 0, unchanged: 0, invalid: 0 }
    for (const row of grid.edited) found[stateOf(row)] += 1
    return found
  }, [grid.edited])

  return {
    grid,
    buttons,
    counts,
    loading,
    failure,
    saved,
    lineOf: (row: GridRow): number | undefined => row.edit?.line ?? lines.current.get(row.id),
    shown: filter.state,
    /** Puts a selected file into a cell. */
    putFile: (row: GridRow, column: GridColumn, file: File): void =>
      grid.enter([{ row: row.id, column, value: selectedFile(column, file, uploads.keepFile) }]),
    /** Shows the rows in a state; all for null. */
    show: (state: RowState | null): void => {
      const ids = grid.edited.filter((row) => stateOf(row) === state).map(({ id }) => id)
      setFilter(state === null ? everything : { state, ids: new Set(ids) })
    },
    retry: (): void => {
      if (plan) load(plan)
    },
  }
}

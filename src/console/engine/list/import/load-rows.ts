import { ApiError } from '../../../../client/api-error.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { formFileOf, recordRequest } from '../../form/data/form-request.ts'
import { readForm } from '../../form/data/mapping.ts'
import type { ValueContext } from '../../values.ts'
import type { CellWords } from '../grid/cell-text.ts'
import { isEditable } from '../grid/grid-columns.ts'
import type { GridForm } from '../grid/use-grid-form.ts'
import { dataOf, isInRows, type StoredRow } from '../grid/use-grid-rows.ts'
import { rowKey } from '../selection/use-selection.ts'
import { readListUrl } from '../state/list-url.ts'
import { runRows } from '../tools/bulk/run-rows.ts'
import { rowPages } from '../tools/row-pages.ts'
import type { ListPage } from '../use-list-page.ts'
import {
  addToIndex,
  type ImportPlan,
  isBlankRow,
  type PlannedRow,
  planRow,
  type StoredIndex,
  storedFor,
} from './plan-rows.ts'

/** Lets the page render and react. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Numbers of rows that are passed on at a time: few at first, so that faults show soon; then many, because the grid
 * handles all its rows each time.
 */
const portions = { first: 50, growth: 3, most: 500 }

interface Input {
  plan: ImportPlan
  page: ListPage
  form: GridForm
  words: CellWords
  nameOf: (line: number) => string
  /** Keeps a selected file, and returns its key. */
  keepFile: (file: File) => string
  /** Parameters of the form of a stored record; undefined if it cannot be changed. */
  paramsOf: (row: StoredRow) => PlainObject | undefined
  /** Where the rows begin, and the planned ones of stored records; kept for another attempt after a failure. */
  progress: { at: number; lines: Map<string, number> }
  onRows: (rows: readonly PlannedRow[]) => void
  onProgress: (step: 'stored' | 'rows', done: number, total: number) => void
}

/** Fetches the records of the list, without search and filters, that rows may be about. */
const indexOf = async (input: Input, signal: AbortSignal): Promise<StoredIndex> => {
  const { plan, page, form, words, onProgress } = input
  const index = new Map<string, StoredRow | null>()
  if (!plan.matchBy) return index
  const state = readListUrl(page.list, new URLSearchParams())
  let done = 0
  for await (const { rows, total } of rowPages({ ...page, state }, signal)) {
    const stored = rows.map((row) => ({
      key: rowKey(row),
      row,
      data: dataOf(page.module, form.mapping, row),
    }))
    addToIndex(index, stored, plan.matchBy, words)
    done += rows.length
    onProgress('stored', done, total)
  }
  return index
}

/** A stored row with the properties of its record. */
export const withRecord = async (
  module: Module,
  form: GridForm,
  values: ValueContext,
  stored: StoredRow,
  params: PlainObject,
  signal: AbortSignal,
): Promise<StoredRow> => {
  const context = { ...values, route: { ...values.route, ...params } }
  const { payload } = await recordRequest(module, context).queryFn({ signal })
  return { ...stored, data: { ...stored.data, ...readForm(formFileOf(module), payload, form.mapping) } }
}

/**
 * Reads the rows of a file, compares them with the stored records, and passes on what they change, a few rows at a time.
 * Rejects with an `ApiError`, or when `signal` aborts.
 */
export const loadRows = async (input: Input, signal: AbortSignal): Promise<void> => {
  const { plan, page, form, paramsOf, onRows, onProgress } = input
  const { module, values } = page
  const index = await indexOf(input, signal)
  const columns = form.columns.filter(({ key }) => plan.targets.includes(key))
  const sample = [...index.values()].flatMap((row) => row ?? []).slice(0, 20)
  const isWhole = columns.every((column) => !isEditable(column) || isInRows(column, module, sample))
  const { progress } = input
  const parts = { ...input, columns, index, lines: progress.lines }
  const loaded = new Set<string>()
  const { rows } = plan
  let portion = portions.first
  while (progress.at < rows.length) {
    const from = progress.at
    const part = rows
      .slice(from, from + portion)
      .map((row, place) => ({ row, line: plan.firstLine + from + place }))
      .filter(({ row }) => !isBlankRow(row))
    if (!isWhole) {
      const entries = part.flatMap(({ row }) => storedFor(parts, row) ?? [])
      const missing = entries.filter(({ key }) => !loaded.has(key) && loaded.add(key))
      const { failed } = await runRows(
        missing,
        async (stored) => {
          const params = paramsOf(stored)
          // The row changes in place: the index has it under one key or another.
          if (params) Object.assign(stored, await withRecord(module, form, values, stored, params, signal))
        },
        signal,
        () => undefined,
      )
      // A record that was deleted meanwhile is refused when its row is saved.
      const failure = failed.find(({ error }) => !(error instanceof ApiError && error.status === 404))
      if (failure) throw failure.error
    }
    signal.throwIfAborted()
    onRows(part.map(({ row, line }) => planRow(parts, row, line)))
    progress.at += portion
    onProgress('rows', Math.min(rows.length, progress.at), rows.length)
    await pause()
    portion = Math.min(portions.most, portion * portions.growth)
  }
}

import { useQueries } from '@tanstack/react-query'
import { type Dispatch, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlainObject } from '../../../../contract/json.ts'
import { compareIds, type RecordId } from '../../../../contract/records/record-id.ts'
import { foldText } from '../../../../contract/text/fold-text.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { formSources } from '../../form/data/schema.ts'
import type { ValueContext } from '../../values.ts'
import { type CellWords, idIn, namesIn } from './cell-text.ts'
import { type GridColumn, isUnread, type Unread } from './grid-columns.ts'
import { type CellChange, type GridEdits, type HistoryAction, withChanges } from './grid-edits.ts'
import {
  type FoundRecord,
  isReference,
  type NamedRecord,
  namedRecords,
  namesRequest,
  searchOf,
} from './record-search.ts'

/** Names of records by the key of their column and their id. */
export type RecordNames = ReadonlyMap<string, ReadonlyMap<RecordId, string>>

/** Stands for names that are being requested. */
const loading = Symbol()

const noRecordNames: RecordNames = new Map()

/**
 * The texts of cells in the present language, with the names of the records that `idsOf` lists by column: those in
 * `known` and `found`, and those that the API returns for the other ids.
 */
export const useGridWords = (
  columns: readonly GridColumn[],
  idsOf: (column: GridColumn) => readonly RecordId[],
  known: RecordNames = noRecordNames,
  found: RecordNames = noRecordNames,
): CellWords => {
  const { t, i18n } = useTranslation('tools')
  const label = useLabel()
  const references = columns.filter(isReference)
  const isNamed = ({ key }: GridColumn, id: RecordId): boolean =>
    known.get(key)?.has(id) === true || found.get(key)?.has(id) === true
  const names = useQueries({
    queries: references.map((column) => {
      const ids = [...new Set(idsOf(column))].filter((id) => !isNamed(column, id)).sort(compareIds)
      return {
        ...namesRequest(column, ids),
        enabled: ids.length > 0,
        staleTime: 60_000,
        placeholderData: (before: { payload: unknown } | undefined) => before as never,
      }
    }),
    combine: useCallback(
      (results: readonly { data?: { payload: unknown } | undefined; isLoading: boolean }[]) =>
        results.map(({ data, isLoading }) => (data ? data.payload : isLoading ? loading : undefined)),
      [],
    ),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the payloads are the content of their array
  const byColumn = useMemo(
    () =>
      new Map(
        references.map((column, at) => {
          const { key } = column
          const nameById = new Map([...(known.get(key) ?? []), ...(found.get(key) ?? [])])
          for (const { id, label } of namedRecords(column, names[at])) nameById.set(id, label)
          return [key, { nameById, isLoading: names[at] === loading }] as const
        }),
      ),
    [columns, known, found, ...names],
  )
  return useMemo(
    () => ({
      language: i18n.language,
      label,
      yes: t('grid.yes'),
      no: t('grid.no'),
      nameOf: ({ key }, id) => byColumn.get(key)?.nameById.get(id),
      isLoading: ({ key }) => byColumn.get(key)?.isLoading === true,
    }),
    [i18n.language, label, t, byColumn],
  )
}

/** The place of a value: a row and a form property. */
const cellKeyOf = (row: string, name: string): string => `${row} ${name}`

/** The values of the changed cells by row and form property, without texts that are no values. */
const valuesIn = (changes: readonly CellChange[]): Map<string, Record<string, unknown>> => {
  const byRow = new Map<string, Record<string, unknown>>()
  for (const { row, column, value } of changes)
    if (!column.language && !isUnread(value)) byRow.set(row, { ...byRow.get(row), [column.name]: value })
  return byRow
}

/** Divides references into those whose options are known, and those that wait for another one. */
const byReadiness = (
  pending: readonly CellChange[],
): readonly [ready: readonly CellChange[], later: readonly CellChange[]] => {
  const waitedFor = new Set(pending.map(({ row, column }) => cellKeyOf(row, column.name)))
  const isReady = ({ row, column }: CellChange): boolean =>
    formSources(column.options).every((name) => !waitedFor.has(cellKeyOf(row, name)))
  const ready = pending.filter(isReady)
  return ready.length > 0 ? [ready, pending.filter((change) => !isReady(change))] : [pending, []]
}

/** The names of a cell: those of several records, or the whole text. */
const namesToFind = (column: GridColumn, value: Unread): readonly Unread[] =>
  column.kind === 'reference' ? [value] : namesIn(value.unread, column.kind).map((unread) => ({ unread }))

/** The value of a cell whose names were searched for. */
const cellOf = (
  column: GridColumn,
  value: Unread,
  found: readonly (readonly [string, Result])[],
): unknown => {
  const named = (result: Result): readonly string[] =>
    found.flatMap(([name, each]) => (each === result ? [name] : []))
  const [unknown, several] = [named('unknown'), named('several')]
  const { unread } = value
  if (unknown.length > 0) return { unread, unknown }
  if (several.length > 0) return { unread, several }
  const ids = found.map(([, result]) => (typeof result === 'object' ? result.id : undefined))
  if (ids.includes(undefined)) return { ...value, isUnanswered: true }
  return column.kind === 'reference' ? ids[0] : [...new Set(ids)]
}

type Result = FoundRecord | 'failed'

/** See {@link useNameLookup}; returns the records that were found, with their columns. */
const lookUp = async (
  changes: readonly CellChange[],
  known: Map<string, Record<string, unknown>>,
  values: ValueContext,
  dataOf: (row: string) => PlainObject,
  dispatch: Dispatch<HistoryAction>,
): Promise<readonly (NamedRecord & { key: string })[]> => {
  const results = new Map<string, Result>()
  const records: (NamedRecord & { key: string })[] = []
  const next: Pick<CellChange, 'row' | 'column' | 'value'>[] = []
  const before = new Map<string, unknown>()
  const find = async ({ row, column, value }: CellChange): Promise<void> => {
    if (!isUnread(value)) return
    const { find, scope } = searchOf(column, values, { ...dataOf(row), ...known.get(row) })
    const search = async (name: Unread): Promise<Result> => {
      const id = column.kind === 'reference' ? undefined : idIn(name.unread)
      if (id !== undefined) return { id, label: `#${id}` }
      const key = JSON.stringify([scope, foldText(name.unread), name.isPart])
      const result = results.get(key) ?? (await find(name).catch(() => 'failed' as const))
      results.set(key, result)
      if (typeof result === 'object') records.push({ ...result, key: column.key })
      return result
    }
    const found: [string, Result][] = []
    for (const name of namesToFind(column, value)) found.push([name.unread, await search(name)])
    const after = cellOf(column, value, found)
    before.set(cellKeyOf(row, column.key), value)
    next.push({ row, column, value: after })
    if (!isUnread(after)) known.set(row, { ...known.get(row), [column.name]: after })
  }
  let pending = changes
  while (pending.length > 0) {
    const [ready, later] = byReadiness(pending)
    for (const change of ready) await find(change)
    pending = later
  }
  const change = (edits: GridEdits): GridEdits =>
    withChanges(
      edits,
      next.flatMap(({ row, column, value }) => {
        const start = edits.rows[row]
        return start && start.cells[column.key] === before.get(cellKeyOf(row, column.key))
          ? [{ row, column, value, start }]
          : []
      }),
    )
  if (next.length > 0) dispatch({ do: 'amend', change })
  return records
}

/** The unsaved references of all rows, for {@link useNameLookup}. */
export const referencesIn = ({ rows }: GridEdits, columns: readonly GridColumn[]): readonly CellChange[] => {
  const references = columns.filter(isReference)
  return Object.entries(rows).flatMap(([row, start]) =>
    references.flatMap((column) =>
      Object.hasOwn(start.cells, column.key) ? [{ row, column, value: start.cells[column.key], start }] : [],
    ),
  )
}

const noNames: RecordNames = new Map()

/** Names of records with those of further ones. */
const withRecords = (
  names: RecordNames,
  records: readonly (NamedRecord & { key: string })[],
): RecordNames => {
  const next = new Map([...names].map(([key, byId]) => [key, new Map<RecordId, string>(byId)]))
  for (const { key, id, label } of records) {
    if (label === `#${id}`) continue
    const byId = next.get(key) ?? new Map<RecordId, string>()
    next.set(key, byId.set(id, label))
  }
  return next
}

/**
 * Returns `lookUp`, which looks up the records whose names were typed or pasted, and puts them into their cells unless
 * those have changed, whether this is under way, and the names of the found records. A reference whose options depend on
 * another one waits for it.
 */
export const useNameLookup = (
  values: ValueContext,
  dataOf: (row: string) => PlainObject,
  dispatch: Dispatch<HistoryAction>,
) => {
  const [count, setCount] = useState(0)
  const [found, setFound] = useState(noNames)
  return {
    isLooking: count > 0,
    found,
    lookUp: (changes: readonly CellChange[]): void => {
      const pending = changes.filter(
        ({ column, value }) => isReference(column) && isUnread(value) && !value.reason,
      )
      if (pending.length === 0) return
      setCount((before) => before + 1)
      void lookUp(pending, valuesIn(changes), values, dataOf, dispatch)
        .then((records) => setFound((before) => withRecords(before, records)))
        .finally(() => setCount((before) => before - 1))
    },
  }
}

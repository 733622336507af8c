import { useQueries } from '@tanstack/react-query'
import { type Dispatch, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operationQuery } from '../../../../client/call.ts'
import { queryClient } from '../../../../client/query-client.ts'
import { asRecord, type PlainObject } from '../../../../contract/json.ts'
import { compareIds, type RecordId } from '../../../../contract/records/record-id.ts'
import { foldText } from '../../../../contract/text/fold-text.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import {
  type PickerSource,
  pickerSource,
  requestForChosen,
  requestForPage,
} from '../../../widgets/reference/picker-request.ts'
import { toOptions } from '../../../widgets/shared/picker/picker-option.ts'
import { uiOptions } from '../../form/data/mapping.ts'
import { formSources, prepareUi } from '../../form/data/prepare-ui.ts'
import type { ValueContext } from '../../values.ts'
import { type CellWords, idIn, namesIn } from './cell-text.ts'
import { type GridColumn, isUnread, type Unread } from './grid-columns.ts'
import { type CellChange, type GridEdits, type HistoryAction, withChanges } from './grid-edits.ts'

/** The source of a reference column's records, for the data of a row: options may depend on other fields. */
export const sourceOf = (column: GridColumn, values: ValueContext, data: PlainObject): PickerSource => {
  const ui = prepareUi(
    { field: { 'ui:options': column.options } },
    { find: () => undefined, label: String, values: { ...values, form: data } },
  )
  return pickerSource(uiOptions(asRecord(ui.field)))
}

/**
 * The id of the record with a name, or with a part of it, which is looked up with the server's search; undefined if
 * there is none, or several.
 */
const recordNamed = async (
  source: PickerSource,
  { unread: name, isPart = false }: Unread,
): Promise<RecordId | undefined> => {
  const { payload } = await queryClient.fetchQuery({
    ...operationQuery(source.operation, requestForPage(source, name)),
    staleTime: 60_000,
  })
  const wanted = foldText(name)
  const offered = toOptions(payload, [], String, source).filter(({ withheld }) => withheld === undefined)
  const named = offered.filter(({ label }) => foldText(label) === wanted)
  const found = isPart && named.length === 0 ? offered : named
  return found.length === 1 ? found[0]?.id : undefined
}

/** The place of a value: a row and a form property. */
const placeOf = (row: string, name: string): string => `${row} ${name}`

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
  const waitedFor = new Set(pending.map(({ row, column }) => placeOf(row, column.name)))
  const isReady = ({ row, column }: CellChange): boolean =>
    formSources(column.options).every((name) => !waitedFor.has(placeOf(row, name)))
  const ready = pending.filter(isReady)
  return ready.length > 0 ? [ready, pending.filter((change) => !isReady(change))] : [pending, []]
}

/** See {@link useNameLookup}. */
const lookUp = async (
  changes: readonly CellChange[],
  known: Map<string, Record<string, unknown>>,
  values: ValueContext,
  dataOf: (row: string) => PlainObject,
  dispatch: Dispatch<HistoryAction>,
): Promise<void> => {
  const named = new Map<string, RecordId | undefined>()
  const found: { row: string; column: GridColumn; value: unknown; id: RecordId | readonly RecordId[] }[] = []
  const idOf = async (source: PickerSource, name: Unread): Promise<RecordId | undefined> => {
    const key = JSON.stringify([source, foldText(name.unread), name.isPart])
    if (!named.has(key)) named.set(key, await recordNamed(source, name).catch(() => undefined))
    return named.get(key)
  }
  /** The ids of several names; undefined unless all are found. */
  const idsOf = async (source: PickerSource, text: string): Promise<readonly RecordId[] | undefined> => {
    const ids = new Set<RecordId>()
    for (const name of namesIn(text)) {
      const id = idIn(name) ?? (await idOf(source, { unread: name }))
      if (id === undefined) return undefined
      ids.add(id)
    }
    return [...ids]
  }
  const find = async ({ row, column, value }: CellChange): Promise<void> => {
    if (!isUnread(value)) return
    const source = sourceOf(column, values, { ...dataOf(row), ...known.get(row) })
    const id = await (column.kind === 'references' ? idsOf(source, value.unread) : idOf(source, value))
    if (id === undefined) return
    found.push({ row, column, value, id })
    known.set(row, { ...known.get(row), [column.name]: id })
  }
  let pending = changes
  while (pending.length > 0) {
    const [ready, later] = byReadiness(pending)
    for (const change of ready) await find(change)
    pending = later
  }
  const change = (before: GridEdits): GridEdits =>
    withChanges(
      before,
      found.flatMap(({ row, column, value, id }) => {
        const edit = before.rows[row]
        return edit && edit.cells[column.key] === value ? [{ row, column, value: id, start: edit }] : []
      }),
    )
  if (found.length > 0) dispatch({ do: 'amend', change })
}

/** Whether cells of a column refer to records. */
const isReference = ({ kind }: GridColumn): boolean => kind === 'reference' || kind === 'references'

/** The unsaved references of all rows, for {@link useNameLookup}. */
export const referencesIn = ({ rows }: GridEdits, columns: readonly GridColumn[]): readonly CellChange[] => {
  const references = columns.filter(isReference)
  return Object.entries(rows).flatMap(([row, start]) =>
    references.flatMap((column) =>
      Object.hasOwn(start.cells, column.key) ? [{ row, column, value: start.cells[column.key], start }] : [],
    ),
  )
}

/**
 * Returns `lookUp`, which looks up the records whose names were typed or pasted, and puts them into their cells unless
 * those have changed, and whether this is under way. A reference whose options depend on another one waits for it.
 */
export const useNameLookup = (
  values: ValueContext,
  dataOf: (row: string) => PlainObject,
  dispatch: Dispatch<HistoryAction>,
) => {
  const [count, setCount] = useState(0)
  return {
    isLooking: count > 0,
    lookUp: (changes: readonly CellChange[]): void => {
      const pending = changes.filter(
        ({ column, value }) => isReference(column) && isUnread(value) && !value.reason,
      )
      if (pending.length === 0) return
      setCount((before) => before + 1)
      void lookUp(pending, valuesIn(changes), values, dataOf, dispatch).finally(() =>
        setCount((before) => before - 1),
      )
    },
  }
}

/** Names of records by the key of their column and their id. */
export type RecordNames = ReadonlyMap<string, ReadonlyMap<RecordId, string>>

/** Stands for names that are being requested. */
const loading = Symbol()

const noNames: RecordNames = new Map()

/**
 * The texts of cells in the present language, with the names of the records that `idsOf` lists by column: those in
 * `known`, and those that the API returns for the other ids.
 */
export const useGridWords = (
  columns: readonly GridColumn[],
  idsOf: (column: GridColumn) => readonly RecordId[],
  known: RecordNames = noNames,
): CellWords => {
  const { t, i18n } = useTranslation('tools')
  const label = useLabel()
  const references = columns.filter(isReference)
  const names = useQueries({
    queries: references.map((column) => {
      const ids = [...new Set(idsOf(column))].filter((id) => !known.get(column.key)?.has(id)).sort(compareIds)
      return {
        ...operationQuery(String(column.options.operation), requestForChosen(ids)),
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
        references.map(({ key, options }, at) => {
          const { labelField } = options
          const field = typeof labelField === 'string' ? { labelField } : {}
          const found = toOptions(names[at], [], (id) => `#${id}`, field)
          const nameById = new Map(known.get(key))
          for (const { id, label } of found) nameById.set(id, label)
          return [key, { nameById, isLoading: names[at] === loading }] as const
        }),
      ),
    [columns, known, ...names],
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

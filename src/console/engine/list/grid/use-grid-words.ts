import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { compareIds, type RecordId } from '../../../../contract/records/record-id.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import type { CellWords } from './cell-text.ts'
import type { GridColumn } from './grid-columns.ts'
import { isReference, namedRecords, namesRequest } from './record-search.ts'

/** Names of records by the key of their column and their id. */
export type RecordNames = ReadonlyMap<string, ReadonlyMap<RecordId, string>>

/** Stands for names that are being requested. */
const loading = Symbol()

const noNames: RecordNames = new Map()

/**
 * The texts of cells in the present language, with the names of the records that `idsOf` lists by column: those in
 * `known` and `found`, and those that the API returns for the other ids.
 */
export const useGridWords = (
  columns: readonly GridColumn[],
  idsOf: (column: GridColumn) => readonly RecordId[],
  known: RecordNames = noNames,
  found: RecordNames = noNames,
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

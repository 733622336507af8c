import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../../client/query-client.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { currentUserSignal } from '../../../session/user.ts'
import { newId } from '../../../ui/new-id.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { formFileOf, recordRequest } from '../../form/data/form-request.ts'
import { readForm } from '../../form/data/mapping.ts'
import { operationOf } from '../../operations.ts'
import type { ValueContext } from '../../values.ts'
import type { ListRow } from '../state/list-rows.ts'
import { editParamsOf } from '../tools/bulk/change-row.ts'
import { RowRefusal, runRows } from '../tools/bulk/run-rows.ts'
import { useBulkTexts } from '../tools/bulk/use-bulk-texts.ts'
import type { ListPage } from '../use-list-page.ts'
import type { RowsViewProps } from '../views/use-row-parts.tsx'
import type { GridColumn } from './grid-columns.ts'
import type { CellChange, RowEdit } from './grid-edits.ts'
import type { GridForm } from './use-grid-form.ts'
import { isInRows, type StoredRow } from './use-grid-rows.ts'

/** Returns the values of a row's form; undefined if it has none. */
export const useRowContext = (page: ListPage, buttons: RowsViewProps['buttons']) =>
  useCallback(
    (row: ListRow): ValueContext | undefined => {
      try {
        const params = buttons && editParamsOf(page, buttons, row)
        return params ? { ...page.values, route: { ...page.values.route, ...params } } : undefined
      } catch {
        return undefined
      }
    },
    [buttons, page],
  )

/** Maximum number of records loaded for rows in view. */
const mostRecords = 40

/**
 * The form data of rows in view, from their records if the list does not have all shown properties. `contextOf` returns
 * the values of a row's form; undefined if it has none. Nothing loads until `isComplete`.
 */
export const useGridRecords = (
  { module }: Pick<ListPage, 'module'>,
  form: GridForm | null,
  shown: readonly GridColumn[],
  stored: readonly StoredRow[],
  view: { first: number; last: number },
  isComplete: boolean,
  contextOf: (row: ListRow) => ValueContext | undefined,
) => {
  const missing = useMemo(
    () => (stored.length === 0 ? [] : shown.filter((column) => !isInRows(column, module, stored))),
    [shown, module, stored],
  )
  const isNeeded =
    isComplete && missing.length > 0 && form !== null && operationOf(module.module, 'get') !== undefined
  const wanted = isNeeded ? stored.slice(view.first, Math.min(view.last + 1, view.first + mostRecords)) : []
  const requests = wanted.flatMap(({ key, row }) => {
    const context = contextOf(row)
    return context ? [{ key, request: { ...recordRequest(module, context), staleTime: 60_000 } }] : []
  })
  const results = useQueries({ queries: requests.map(({ request }) => request) })
  const loaded = useRef(new Map<string, { payload: unknown; data: PlainObject }>())
  const [version, setVersion] = useState(0)
  let isChanged = false
  requests.forEach(({ key }, at) => {
    const payload = results[at]?.data?.payload
    if (!form || payload === undefined || loaded.current.get(key)?.payload === payload) return
    loaded.current.set(key, { payload, data: readForm(formFileOf(module), payload, form.mapping) })
    isChanged = true
  })
  if (isChanged) setVersion(version + 1)
  const missingKeys = useMemo(() => new Set(missing.map(({ key }) => key)), [missing])
  return {
    /** Changes with every loaded record. */
    version,
    missing: missingKeys,
    /** Loads the records of rows out of view. Rejects if one of them cannot be loaded. */
    load: async (keys: ReadonlySet<string>): Promise<void> => {
      const load = async ({ key, row }: StoredRow): Promise<void> => {
        const context = contextOf(row)
        if (!form || !context) return
        const request = { ...recordRequest(module, context), staleTime: 60_000 }
        const { payload } = await queryClient.fetchQuery(request)
        loaded.current.set(key, { payload, data: readForm(formFileOf(module), payload, form.mapping) })
      }
      const unknown = stored.filter(({ key }) => keys.has(key) && !loaded.current.has(key))
      const { failed } = await runRows(unknown, load, currentUserSignal(), () => undefined)
      setVersion((before) => before + 1)
      if (failed[0]) throw failed[0].error
    },
    /** The record's form data; undefined while it is not loaded. */
    recordOf: (key: string): PlainObject | undefined => loaded.current.get(key)?.data,
  }
}

interface Input extends Pick<RowsViewProps, 'page' | 'buttons' | 'nameOf'> {
  canAdd: boolean
  /** The row of the list; undefined for a new one. */
  rowOf: (id: string) => ListRow | undefined
  editOf: (id: string) => RowEdit | undefined
}

type Start = CellChange['start']

/** Begins edits of rows; rows that the user may not change have no start but a reason. */
export const useRowStart = ({ page, buttons, nameOf, canAdd, rowOf, editOf }: Input) => {
  const { t } = useTranslation('tools')
  const { reasonOf } = useBulkTexts()
  /** Throws the reason why a row cannot be edited. */
  const begin = (id: string): Start => {
    const edit = editOf(id)
    if (edit) return edit
    const row = rowOf(id)
    if (!row && canAdd) return { name: t('grid.newRow'), key: newId() }
    if (!row || !buttons) throw new RowRefusal()
    return { params: editParamsOf(page, buttons, row), name: nameOf(row), key: newId() }
  }
  return {
    /** The state at the start of an edit; null if the row cannot be edited, after a message. */
    startOf: (id: string, isQuiet: boolean): Start | null => {
      try {
        return begin(id)
      } catch (error) {
        if (!isQuiet) showToast({ message: reasonOf(error), type: 'error' })
        return null
      }
    },
    /** Why a row cannot be edited; null if it can. */
    refusalOf: (id: string): string | null => {
      try {
        begin(id)
        return null
      } catch (error) {
        return reasonOf(error)
      }
    },
  }
}

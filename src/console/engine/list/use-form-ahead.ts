import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { Module } from '../../../modules/format/types.ts'
import { whenNetworkIdle } from '../../ui/lazy/network-idle.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { namesRecordById } from '../routes/module-paths.ts'
import type { RowButton } from './actions/row-buttons.ts'
import type { ListRow } from './state/list-rows.ts'
import type { ListPage } from './use-list-page.ts'

const fetchCode = async (module: Module): Promise<void> => {
  const [{ fetchFormAhead, fetchWidgetCode }] = await Promise.all([
    import('../form/form-ahead.ts'),
    import('../form/form-page.tsx'),
  ])
  await fetchFormAhead(module)
  await fetchWidgetCode(module)
}

const fetchRecord = async ({ module, values }: ListPage, row: ListRow): Promise<void> => {
  const { fetchRecordAhead } = await import('../form/form-ahead.ts')
  await fetchRecordAhead(module, { ...values, route: { ...values.route, id: row.id } })
}

/**
 * Has the form there when it is wanted: its code and choices are fetched once the list is quiet, the record when the
 * pointer or the focus rests on its edit button. Answers what to call then.
 */
export const useFormAhead = (page: ListPage): ((button: RowButton, row: ListRow) => void) => {
  const { module, status, can } = page
  const queries = useQueryClient()
  const isOffered = status === 'ready' && module.schema !== undefined && (can.create || can.update)
  useEffect(() => {
    if (!isOffered) return
    let gone = false
    // Whoever opens the form asks again and hears of a failure.
    whenNetworkIdle(queries)
      .then(() => (gone ? undefined : fetchCode(module)))
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [module, isOffered, queries])
  const latest = useLatest(page)
  return useCallback(
    ({ id }, row) => {
      const { current } = latest
      if (id === 'edit' && namesRecordById(current.module.module))
        fetchRecord(current, row).catch(() => undefined)
    },
    [latest],
  )
}

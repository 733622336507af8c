import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../../client/api-error.ts'
import { useAbort } from '../../../../ui/hooks/use-abort.ts'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import { withRows } from '../../selection/selection.ts'
import type { RowSelection } from '../../selection/use-selection.ts'
import type { ListPage } from '../../use-list-page.ts'
import { rowPages } from '../row-pages.ts'

/** The maximum number of selected rows: each is fetched and processed separately. */
export const maxSelected = 5000

/** Selects all rows that match search and filters, including those of other pages. */
export const useSelectAll = (page: ListPage, picks: RowSelection) => {
  const { t } = useTranslation('tools')
  const [busy, setBusy] = useState(false)
  const { search, searchBy, filters, tab } = page.state
  // A new search or filter matches other rows.
  const { begin } = useAbort(JSON.stringify([search, searchBy, filters, tab]))
  const select = async (): Promise<void> => {
    const signal = begin()
    setBusy(true)
    try {
      for await (const { rows } of rowPages(page, signal))
        picks.change((selection) => withRows(selection, rows, true))
    } catch (error) {
      if (!signal.aborted) showToast({ message: errorMessage(error, t('failed')), type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, select: () => void select() }
}

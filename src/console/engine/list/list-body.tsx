import LinearProgress from '@mui/material/LinearProgress'
import { Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../client/api-error.ts'
import { recordLabel } from '../../cells/translated-text.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { getPath } from '../path.ts'
import { RowDialogs } from './actions/row-dialogs.tsx'
import { useRowActions } from './actions/use-row-actions.ts'
import { useRowButtons } from './actions/use-row-buttons.ts'
import type { ListRow } from './state/list-rows.ts'
import type { ListPage } from './use-list-page.ts'
import { ListPager } from './views/list-pager.tsx'
import { useRowsView } from './views/use-rows-view.ts'

/** What a row is called: the value of its card's title or first column, else its usual name. */
const useRowName = ({ list }: ListPage): ((row: ListRow) => string) => {
  const field = list.card?.title ?? list.columns[0]?.field
  return useCallback(
    (row: ListRow): string => {
      const value = field === undefined ? undefined : getPath(row, field)
      return recordLabel(typeof value === 'string' && value ? { ...row, title: value } : row)
    },
    [field],
  )
}

/** Rows of a list in the view the module and the screen ask for, with their buttons and the dialogs behind them. */
export const ListBody = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  const presses = useRowActions()
  const buttons = useRowButtons(page)
  const nameOf = useRowName(page)
  const View = useRowsView(page.list)
  if (page.status === 'failed') return <ErrorState message={errorMessage(page.error)} onRetry={page.retry} />
  if (page.status === 'loading') return <Loader />
  return (
    <>
      {page.refreshing && (
        <LinearProgress aria-label={t('loading')} sx={{ height: 2, mb: '-2px', zIndex: 1 }} />
      )}
      <Suspense fallback={<Loader />}>
        <View page={page} buttons={buttons} nameOf={nameOf} onPress={presses.press} />
      </Suspense>
      {page.list.paged !== false && page.total > 0 && <ListPager page={page} />}
      <RowDialogs page={page} presses={presses} />
    </>
  )
}

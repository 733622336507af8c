import LinearProgress from '@mui/material/LinearProgress'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentType, lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../client/api-error.ts'
import { privilegesOf } from '../../../client/call.ts'
import type { RowAction } from '../../../modules/format/types.ts'
import { recordLabel } from '../../cells/translated-text.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useCanCheck } from '../../session/use-session.ts'
import { laterPart, useLater } from '../../ui/lazy/later.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { getPath } from '../path.ts'
import { hasActions, type RowButton, rowButtons } from './actions/row-actions.ts'
import { useRowCall } from './actions/use-row-call.ts'
import type { ListRow } from './state/list-rows.ts'
import type { ListPage } from './use-list-page.ts'
import { ListPager } from './views/list-pager.tsx'
import type { RowsViewProps } from './views/rows-view.ts'
import { WideList } from './views/wide-list.tsx'

const ListCards = lazy(() => import('./views/list-cards.tsx').then((file) => ({ default: file.ListCards })))
const ListStack = lazy(() => import('./views/list-stack.tsx').then((file) => ({ default: file.ListStack })))
const confirmDialog = laterPart(() =>
  import('../../ui/confirm-dialog.tsx').then((file) => file.ConfirmDialog),
)
const DetailDialog = lazy(() =>
  import('../detail/detail-dialog.tsx').then((file) => ({ default: file.DetailDialog })),
)

const FormDialog = lazy(() =>
  import('../form/form-dialog.tsx').then((file) => ({ default: file.FormDialog })),
)

const useRowsView = (page: ListPage): ComponentType<RowsViewProps> => {
  const narrow = useMediaQuery(
    ({ breakpoints }: { breakpoints: { down: (key: string) => string } }) => breakpoints.down('sm'),
    { noSsr: true },
  )
  if (page.list.view === 'cards') return ListCards
  return narrow ? ListStack : WideList
}

const useButtons = (page: ListPage) => {
  const { module, list, state, can, values } = page
  const check = useCanCheck()
  return useMemo(() => {
    const canCall = (id: string): boolean => check(privilegesOf(id) ?? [])
    const hasForm = module.schema !== undefined
    const offered = (action: RowAction): boolean =>
      (!action.needs || can[action.needs]) && (!action.operation || canCall(action.operation))
    if (!hasActions(list, can, hasForm, offered)) return null
    return (row: ListRow): RowButton[] =>
      rowButtons({ module, list, state, can, values, canCall }, row, hasForm)
  }, [module, list, state, can, values, check])
}

/** Rows of a list in the view the module and the screen ask for, with their buttons and the dialogs behind them. */
export const ListBody = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const [shown, setShown] = useState<ListRow | null>(null)
  const [edited, setEdited] = useState<{ form: string; row: ListRow } | null>(null)
  const call = useRowCall()
  const ConfirmDialog = useLater(confirmDialog, call.asked !== null)
  const buttons = useButtons(page)
  const View = useRowsView(page)
  const field = page.list.card?.title ?? page.list.columns[0]?.field
  const nameOf = useCallback(
    (row: ListRow): string => {
      const value = field === undefined ? undefined : getPath(row, field)
      return recordLabel(typeof value === 'string' && value ? { ...row, title: value } : row)
    },
    [field],
  )
  const { ask } = call
  // biome-ignore lint/correctness/useExhaustiveDependencies: ask keeps no state of its own
  const press = useCallback((button: RowButton, row: ListRow): void => {
    if (button.details) setShown(row)
    else if (button.form !== undefined) setEdited({ form: button.form, row })
    else if (button.call) ask(button.call)
  }, [])
  if (page.status === 'failed') return <ErrorState message={errorMessage(page.error)} onRetry={page.retry} />
  if (page.status === 'loading') return <Loader />
  return (
    <>
      {page.refreshing && (
        <LinearProgress aria-label={t('loading')} sx={{ height: 2, mb: '-2px', zIndex: 1 }} />
      )}
      <Suspense fallback={<Loader />}>
        <View page={page} buttons={buttons} nameOf={nameOf} onPress={press} />
      </Suspense>
      {page.list.paged !== false && page.total > 0 && <ListPager page={page} />}
      {ConfirmDialog && (
        <ConfirmDialog
          open={call.asked !== null && !(call.asked.style === 'popup' && call.error !== null)}
          text={label(call.asked?.confirm ?? '')}
          confirmLabel={label(call.asked?.confirmLabel ?? '')}
          busy={call.busy}
          error={call.error}
          onConfirm={call.confirm}
          onClose={call.close}
        />
      )}
      {edited && (
        <Suspense fallback={null}>
          <FormDialog
            module={edited.form}
            id={edited.row.id}
            onDone={(id) => {
              setEdited(null)
              if (id !== undefined) page.retry()
            }}
          />
        </Suspense>
      )}
      {shown && (
        <Suspense fallback={null}>
          <DetailDialog module={page.module} row={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}

import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentType, lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../client/api-error.ts'
import { privilegesOf } from '../../../client/call.ts'
import type { RowAction } from '../../../modules/format/types.ts'
import { recordLabel } from '../../cells/translated-text.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useCanCheck } from '../../session/use-session.ts'
import { BusyLine } from '../../ui/busy-line.tsx'
import { laterPart, useLater } from '../../ui/lazy/later.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { getPath } from '../path.ts'
import { hasActions, type RowButton, rowButtons } from './actions/row-actions.ts'
import { useRowCall } from './actions/use-row-call.ts'
import type { ListRow } from './state/list-rows.ts'
import type { ListPage } from './use-list-page.ts'
import { useFormAhead } from './use-form-ahead.ts'
import { useShownPage } from './use-shown-page.ts'
import { ListCards } from './views/list-cards.tsx'
import { ListStack } from './views/list-stack.tsx'
import { ListTable } from './views/list-table.tsx'
import { Pager } from './views/pager.tsx'
import type { RowsViewProps } from './views/rows-view.ts'

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
  return narrow ? ListStack : ListTable
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
  const shownPage = useShownPage(page)
  const buttons = useButtons(shownPage)
  const View = useRowsView(page)
  const near = useFormAhead(shownPage)
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
      <BusyLine busy={page.refreshing} label={t('loading')} />
      <View page={shownPage} buttons={buttons} nameOf={nameOf} onPress={press} onNear={near} />
      {page.list.paged !== false && page.total > 0 && <Pager page={page} />}
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

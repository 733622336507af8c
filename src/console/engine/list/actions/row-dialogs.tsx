import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/labels.ts'
import { lazyPart, useLazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import type { ListPage } from '../use-list-page.ts'
import type { RowActions } from './use-row-actions.ts'

const confirmDialog = lazyPart(() =>
  import('../../../ui/confirm-dialog.tsx').then((file) => file.ConfirmDialog),
)
const DetailDialog = lazy(() =>
  import('../../detail/detail-dialog.tsx').then((file) => ({ default: file.DetailDialog })),
)
const FormDialog = lazy(() =>
  import('../../form/form-dialog.tsx').then((file) => ({ default: file.FormDialog })),
)

/** The dialogs behind the buttons of a list's rows: a question before a call, a form, details. */
export const RowDialogs = ({ page, presses }: { page: ListPage; presses: RowActions }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const { call, edited, shown } = presses
  const ConfirmDialog = useLazyPart(confirmDialog, call.asked !== null)
  return (
    <>
      {ConfirmDialog && (
        <ConfirmDialog
          open={call.asked !== null && !(call.asked.style === 'popup' && call.error !== null)}
          text={label(call.asked?.confirm ?? '')}
          confirmLabel={label(call.asked?.confirmLabel ?? '')}
          busy={call.busy}
          waiting={call.waiting ? t('connection.waiting') : null}
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
              presses.close()
              if (id !== undefined) page.retry()
            }}
          />
        </Suspense>
      )}
      {shown && (
        <Suspense fallback={null}>
          <DetailDialog module={page.module} row={shown} onClose={presses.close} />
        </Suspense>
      )}
    </>
  )
}

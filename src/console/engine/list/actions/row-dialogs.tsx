import { lazy, Suspense } from 'react'
import type { ListPage } from '../use-list-page.ts'
import { CallDialog } from './call-dialog.tsx'
import type { RowActions } from './use-row-actions.ts'

const DetailDialog = lazy(() =>
  import('../../detail/detail-dialog.tsx').then((file) => ({ default: file.DetailDialog })),
)
const FormDialog = lazy(() =>
  import('../../form/form-dialog.tsx').then((file) => ({ default: file.FormDialog })),
)

/** The dialogs behind the buttons of a list's rows: a question before a call, a form, details. */
export const RowDialogs = ({ page, presses }: { page: ListPage; presses: RowActions }) => {
  const { call, edited, shown } = presses
  return (
    <>
      <CallDialog call={call} />
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

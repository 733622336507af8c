import { lazy, Suspense } from 'react'
import type { ListRow } from '../../state/list-rows.ts'
import { rowName } from '../../state/row-name.ts'
import type { ListPage } from '../../use-list-page.ts'
import { CallDialog } from '../calls/call-dialog.tsx'
import { versionOf } from './action-button.ts'
import type { FormCall } from './row-button-types.ts'
import type { RowActions } from './use-row-actions.ts'

const DetailDialog = lazy(() =>
  import('../../../detail/detail-dialog.tsx').then((file) => ({ default: file.DetailDialog })),
)
const FormDialog = lazy(() =>
  import('../../../form/create/creating-dialog.tsx').then((file) => ({ default: file.CreatingDialog })),
)
const RecordHistory = lazy(() =>
  import('../../../history/record-history.tsx').then((file) => ({ default: file.RecordHistory })),
)

type Source = Pick<ListPage, 'module' | 'list' | 'rows' | 'retry'>

/** What a form of an action is asked for: the row as it was pressed, and the version that it has by now. */
const formPropsOf = ({ list, rows }: Source, row: ListRow, { action }: FormCall) => ({
  action,
  row,
  ...versionOf(action.operation, rows.find(({ id }) => id === row.id) ?? row),
  name: rowName(list, row),
})

/** The dialogs behind the buttons of a list's rows: a question before a call, a form, details, a history. */
export const RowDialogs = ({ page, presses }: { page: Source; presses: RowActions }) => {
  const { call, edited, shown, history } = presses
  return (
    <>
      <CallDialog call={call} />
      {edited && (
        <Suspense fallback={null}>
          <FormDialog
            module={edited.form ?? page.module.id}
            {...(edited.formCall
              ? { asked: formPropsOf(page, edited.row, edited.formCall) }
              : { id: edited.row.id })}
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
      {history && (
        <Suspense fallback={null}>
          <RecordHistory of={history} onClose={presses.close} />
        </Suspense>
      )}
    </>
  )
}

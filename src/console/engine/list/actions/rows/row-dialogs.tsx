import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../../i18n/use-label.ts'
import { lazyPart } from '../../../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../../../ui/lazy/opened-part.tsx'
import { detailFileOf } from '../../../detail/detail-request.ts'
import { OpenedFormDialog } from '../../../form/create/opened-form-dialog.tsx'
import type { HistoryOf } from '../../../history/history-source.ts'
import { type ListRow, rowName } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { CallDialog } from '../calls/call-dialog.tsx'
import { useRowCall } from '../calls/use-row-call.ts'
import { versionOf } from './action-button.ts'
import type { FormCall, RowButton, RowCall } from './row-button-types.ts'

/** The open form over the list: another module's for the row's record, or of an action with fields. */
export interface OpenedForm {
  row: ListRow
  form?: string
  formCall?: FormCall
}

export type RowActions = ReturnType<typeof useRowActions>

/**
 * The dialog that a row button opens: details, history, a form of another module, or a confirmation. `onDone` is called
 * after each successful call.
 */
export const useRowActions = (onDone?: (call: RowCall) => void) => {
  const [shown, setShown] = useState<ListRow | null>(null)
  const [history, setHistory] = useState<HistoryOf | null>(null)
  const [edited, setEdited] = useState<OpenedForm | null>(null)
  const [calledRow, setCalledRow] = useState<ListRow | null>(null)
  const call = useRowCall(onDone)
  const { askToConfirm } = call
  // biome-ignore lint/correctness/useExhaustiveDependencies: askToConfirm keeps no state of its own
  const press = useCallback((button: RowButton, row: ListRow): void => {
    if (button.details) setShown(row)
    else if (button.history) setHistory(button.history)
    else if (button.form !== undefined) setEdited({ form: button.form, row })
    else if (button.formCall) setEdited({ formCall: button.formCall, row })
    else if (button.call) {
      setCalledRow(row)
      askToConfirm(button.call)
    }
  }, [])
  const close = (): void => {
    setShown(null)
    setHistory(null)
    setEdited(null)
  }
  return { press, call, calledRow, shown, history, edited, close }
}

const detailDialog = lazyPart(() =>
  import('../../../detail/detail-dialog.tsx').then((file) => file.DetailDialog),
)
const recordHistory = lazyPart(() =>
  import('../../../history/record-history.tsx').then((file) => file.RecordHistory),
)

type Source = Pick<ListPage, 'module' | 'list' | 'rows' | 'retry'>

/** Props of an action's form: the row at the time of the press, and its present version. */
const formPropsOf = ({ list, rows }: Source, row: ListRow, { action }: FormCall) => ({
  action,
  row,
  ...versionOf(action.operation, rows.find(({ id }) => id === row.id) ?? row),
  name: rowName(list, row),
})

interface EditedProps {
  page: Source
  edited: OpenedForm
  onClose: () => void
}

const EditedRow = ({ page, edited, onClose }: EditedProps) => {
  const { form = page.module.id, formCall, row } = edited
  return (
    <OpenedFormDialog
      module={form}
      {...(formCall ? { actionRequest: formPropsOf(page, row, formCall) } : { id: row.id })}
      onDone={(id) => {
        onClose()
        if (id !== undefined) page.retry()
      }}
    />
  )
}

/** The dialogs of a list's row buttons: confirmation, form, details and history. */
export const RowDialogs = ({ page, presses }: { page: Source; presses: RowActions }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const { call, calledRow, edited, shown, history, close } = presses
  return (
    <>
      <CallDialog call={call} about={calledRow ? rowName(page.list, calledRow) : ''} />
      {edited && <EditedRow page={page} edited={edited} onClose={close} />}
      {shown && (
        <OpenedPart part={detailDialog} title={label(detailFileOf(page.module).title)} onClose={close}>
          {(DetailDialog) => <DetailDialog module={page.module} row={shown} onClose={close} />}
        </OpenedPart>
      )}
      {history && (
        <OpenedPart part={recordHistory} title={t('history.title')} onClose={close}>
          {(RecordHistory) => <RecordHistory of={history} onClose={close} />}
        </OpenedPart>
      )}
    </>
  )
}

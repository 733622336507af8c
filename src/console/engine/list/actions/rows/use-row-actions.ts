import { useCallback, useState } from 'react'
import type { HistoryOf } from '../../../history/history-source.ts'
import type { ListRow } from '../../state/list-rows.ts'
import { useRowCall } from '../calls/use-row-call.ts'
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

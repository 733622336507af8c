import { useTranslation } from 'react-i18next'
import type { Column } from '../../../../../modules/format/types.ts'
import type { ListPage } from '../../use-list-page.ts'
import { RowTaskDialog } from '../row-task-dialog.tsx'
import { PrintedRows } from './printed-rows.tsx'
import { usePrintedRows } from './use-printed-rows.ts'

interface Props {
  page: ListPage
  columns: readonly Column[]
  onClose: () => void
}

/** Prints all rows, after the progress of reading them; closing the dialog stops it. */
export const PrintDialog = (props: Props) => {
  const { t } = useTranslation('tools')
  const { printed, ...task } = usePrintedRows(props.page, props.columns)
  if (printed) return <PrintedRows {...props} printed={printed} onEnd={props.onClose} />
  return <RowTaskDialog title={t('print.open')} task={task} onClose={props.onClose} />
}

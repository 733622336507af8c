import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedRows, type FailedRowsProps } from './failed-rows.tsx'

type Props = Omit<FailedRowsProps, 'onDone'> & { onClose: () => void }

/** What could not be taken back of a change to several rows, row by row. */
export const UndoFailed = ({ failed, onClose, ...props }: Props) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const { t: engine } = useTranslation('engine')
  const titleId = useId()
  const [left, setLeft] = useState(failed)
  const done = (row: (typeof failed)[number]['row']): void => {
    const others = left.filter((each) => each.row !== row)
    if (others.length === 0) onClose()
    else setLeft(others)
  }
  return (
    <Dialog open onClose={onClose} role='alertdialog' aria-labelledby={titleId} maxWidth='xs' fullWidth>
      <DialogTitle id={titleId}>{engine('undo')}</DialogTitle>
      <DialogContent>
        <FailedRows {...props} failed={left} onDone={done}>
          {t('bulk.undoFailed', { count: left.length })}
        </FailedRows>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {shell('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from 'react-i18next'
import { closedByEscape } from '../../../ui/dialogs/close-handlers.ts'
import { Progress } from './progress.tsx'
import type { useRowTask } from './use-row-task.ts'

interface Props {
  title: string
  task: ReturnType<typeof useRowTask>
  /** Closes the dialog, which stops the task. */
  onClose: () => void
}

/** The progress of a task with all rows of a list, and its failure. */
export const RowTaskDialog = ({ title, task, onClose }: Props) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const { done, total, failure, start } = task
  return (
    <Dialog open onClose={closedByEscape(onClose)} maxWidth='xs' fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {failure !== null && (
          <Alert severity='error' sx={{ mb: 4 }}>
            {failure}
          </Alert>
        )}
        <Progress done={done} total={total} label={title} text={(numbers) => t('export.progress', numbers)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {shell('common.cancel')}
        </Button>
        {failure !== null && (
          <Button variant='contained' onClick={start}>
            {shell('common.retry')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

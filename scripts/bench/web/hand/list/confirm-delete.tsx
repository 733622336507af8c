import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import type { List, Row } from './use-list.ts'

interface Props<T extends Row> {
  row: T | null
  question: string
  deletion: List<T>['deletion']
  onClose: () => void
}

/** Asks before a record is deleted, and stays open with the reason when that is refused. */
export const ConfirmDelete = <T extends Row>({ row, question, deletion, onClose }: Props<T>) => {
  const close = (): void => {
    deletion.reset()
    onClose()
  }
  return (
    <Dialog open={row !== null} onClose={close}>
      <DialogContent>
        <DialogContentText>{question}</DialogContentText>
        {deletion.error && <Alert severity='error'>{deletion.error.message}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Cancel</Button>
        <Button
          color='error'
          loading={deletion.isPending}
          onClick={() => row && deletion.mutate(row.id, { onSuccess: close })}
        >
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  )
}

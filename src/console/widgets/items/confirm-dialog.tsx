import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { useId } from 'react'

interface Props {
  question: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

/** A question before something is lost. The focus starts on the answer that loses nothing. */
export const ConfirmDialog = ({ question, yes, no, onYes, onNo }: Props) => {
  const id = useId()
  return (
    <Dialog open onClose={onNo} role='alertdialog' aria-labelledby={id}>
      <DialogContent>
        <DialogContentText id={id}>{question}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onNo} autoFocus>
          {no}
        </Button>
        <Button color='error' onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

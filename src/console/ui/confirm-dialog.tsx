import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface ConfirmDialogProps {
  open: boolean
  title?: string | undefined
  text: string
  confirmLabel: string
  /** While the action runs: buttons are disabled and the dialog cannot be closed. */
  busy?: boolean
  /** Shown in the dialog, which stays open. */
  error?: string | null
  color?: 'error' | 'primary'
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an action that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, busy = false, error, color = 'error', onConfirm, onClose } = props
  const { t } = useTranslation()
  const titleId = useId()
  const textId = useId()
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      role='alertdialog'
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth='xs'
      fullWidth
    >
      <DialogTitle id={titleId}>{title ?? t('confirm.title')}</DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity='error' sx={{ mb: 4 }}>
            {error}
          </Alert>
        )}
        <DialogContentText id={textId}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy} color='secondary' autoFocus>
          {t('common.cancel')}
        </Button>
        <Button onClick={onConfirm} loading={busy} color={color} variant='contained'>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

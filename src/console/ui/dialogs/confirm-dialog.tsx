import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { notBySecondClick } from './page-dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title?: string | undefined
  text: string
  /** Name of the action's subject. */
  about?: string | undefined
  confirmLabel: string
  /** "Cancel" when omitted. */
  cancelLabel?: string
  /** The action is running: buttons are disabled and the dialog cannot be closed. */
  busy?: boolean
  /** Why the confirmed action has to wait; it can be cancelled meanwhile. */
  waiting?: string | null
  /** Error in the dialog, which stays open. */
  error?: string | null
  color?: 'error' | 'primary' | 'success' | 'warning'
  onConfirm: () => void
  onClose: () => void
}

const named = {
  display: 'block',
  mt: 2,
  fontWeight: 600,
  color: 'text.primary',
  overflowWrap: 'anywhere',
} as const

/**
 * Asks for confirmation of an action. The safe button has the initial focus: Cancel, or for an action that takes nothing
 * away (`primary`, `success`), the confirming one.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, text, about, confirmLabel, cancelLabel, busy = false, error, color = 'error' } = props
  const { onConfirm, onClose, waiting = null } = props
  const held = busy && waiting === null
  const isSafe = color === 'primary' || color === 'success'
  const { t } = useTranslation()
  const textId = useId()
  return (
    <Dialog
      fullWidth
      open={open}
      onClose={notBySecondClick(() => !held && onClose())}
      role='alertdialog'
      aria-describedby={textId}
      maxWidth='xs'
    >
      <DialogTitle>{title ?? t('confirm.title')}</DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity='error' sx={{ mb: 4 }}>
            {error}
          </Alert>
        )}
        {waiting !== null && (
          <Alert severity='warning' role='status' sx={{ mb: 4 }}>
            {waiting}
          </Alert>
        )}
        <DialogContentText id={textId} component='div'>
          <div>{text}</div>
          {about && (
            <Typography component='bdi' className='value' sx={named}>
              {about}
            </Typography>
          )}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={held} color='secondary' autoFocus={!isSafe}>
          {cancelLabel ?? t('common.cancel')}
        </Button>
        <Button onClick={onConfirm} loading={busy} color={color} variant='contained' autoFocus={isSafe}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

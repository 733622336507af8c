import Close from '@mui/icons-material/Close'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  title: string
  onClose: () => void
  /** Whether Escape closes the dialog. */
  isEscapable?: boolean
  /** Whether the Close button has the focus at first. */
  focusesClose?: boolean
  children: ReactNode
}

/** A dialog that fills the window, with its title and a Close button in a bar. */
export const PageDialog = ({
  title,
  onClose,
  isEscapable = false,
  focusesClose = false,
  children,
}: Props) => {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Dialog
      open
      fullScreen
      slotProps={{ paper: { sx: { borderRadius: 0 } } }}
      aria-labelledby={titleId}
      onClose={() => isEscapable && onClose()}
    >
      <AppBar
        position='sticky'
        color='default'
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Toolbar sx={{ gap: 3 }}>
          <Typography id={titleId} variant='h3' component='h2' sx={{ flex: 1 }}>
            {title}
          </Typography>
          <IconButton edge='end' autoFocus={focusesClose} aria-label={t('common.close')} onClick={onClose}>
            <Close />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Box component='main' sx={{ flex: 1, overflow: 'auto' }}>
        {children}
      </Box>
    </Dialog>
  )
}

/**
 * `onClose` of a dialog that a click on the backdrop must not close, because it would lose input or stop a running
 * operation.
 */
export const closedByEscape =
  (close: () => void) =>
  (_: unknown, reason: string): void => {
    if (reason === 'escapeKeyDown') close()
  }

/**
 * `onClose` of a dialog that a button opens. The second click of a double click on that button falls on the backdrop,
 * and must not close the dialog again.
 */
export const notBySecondClick =
  (close: () => void) =>
  (event: object): void => {
    if (!('detail' in event && Number(event.detail) > 1)) close()
  }

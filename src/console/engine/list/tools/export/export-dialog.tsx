import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../../../modules/format/types.ts'
import type { ListPage } from '../../use-list-page.ts'
import { type ExportFormat, useExport } from './use-export.ts'

interface Props {
  page: ListPage
  columns: readonly Column[]
  format: ExportFormat
  onClose: () => void
}

/** How far an export has come; closing it ends the export. */
export const ExportDialog = ({ page, columns, format, onClose }: Props) => {
  const { t, i18n } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const titleId = useId()
  const { done, total, failure, start } = useExport(page, columns, format, onClose)
  const text = t('export.progress', {
    done: done.toLocaleString(i18n.language),
    total: total.toLocaleString(i18n.language),
  })
  return (
    <Dialog
      open
      // A press beside it must not end what has been running for a while.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      maxWidth='xs'
      fullWidth
    >
      <DialogTitle id={titleId}>{t('export.title')}</DialogTitle>
      <DialogContent>
        {failure !== null && (
          <Alert severity='error' sx={{ mb: 4 }}>
            {failure}
          </Alert>
        )}
        <LinearProgress
          variant='determinate'
          value={total === 0 ? 0 : Math.min(100, (100 * done) / total)}
          aria-label={t('export.title')}
          aria-valuetext={text}
          sx={{ mb: 2 }}
        />
        <Typography variant='body2'>{text}</Typography>
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

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../../../modules/format/types.ts'
import { closedByEscape } from '../../../../ui/dialogs/closed-by-escape.ts'
import type { ListPage } from '../../use-list-page.ts'
import { Progress } from '../progress.tsx'
import { type ExportFormat, useExport } from './use-export.ts'

interface Props {
  page: ListPage
  columns: readonly Column[]
  format: ExportFormat
  onClose: () => void
}

/** The progress of an export; closing the dialog stops it. */
export const ExportDialog = ({ page, columns, format, onClose }: Props) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const titleId = useId()
  const { done, total, failure, start } = useExport(page, columns, format, onClose)
  return (
    <Dialog open onClose={closedByEscape(onClose)} aria-labelledby={titleId} maxWidth='xs' fullWidth>
      <DialogTitle id={titleId}>{t('export.title')}</DialogTitle>
      <DialogContent>
        {failure !== null && (
          <Alert severity='error' sx={{ mb: 4 }}>
            {failure}
          </Alert>
        )}
        <Progress
          done={done}
          total={total}
          label={t('export.title')}
          text={(numbers) => t('export.progress', numbers)}
        />
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

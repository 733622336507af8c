import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from 'react-i18next'
import { Progress } from '../../progress.tsx'

/** The progress of the undo of a bulk action. */
export const UndoProgress = (props: { done: number; total: number }) => {
  const { t } = useTranslation('engine')
  const { t: tools } = useTranslation('tools')
  return (
    <Dialog open role='alertdialog' maxWidth='xs' fullWidth>
      <DialogTitle>{t('undo')}</DialogTitle>
      <DialogContent>
        <Progress {...props} label={t('undo')} text={(numbers) => tools('bulk.progress', numbers)} />
      </DialogContent>
    </Dialog>
  )
}

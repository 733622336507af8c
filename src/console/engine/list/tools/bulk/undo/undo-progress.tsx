import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Progress } from '../../progress.tsx'

/** The progress of the undo of a bulk action. */
export const UndoProgress = (props: { done: number; total: number }) => {
  const { t } = useTranslation('engine')
  const { t: tools } = useTranslation('tools')
  const titleId = useId()
  return (
    <Dialog open role='alertdialog' aria-labelledby={titleId} maxWidth='xs' fullWidth>
      <DialogTitle id={titleId}>{t('undo')}</DialogTitle>
      <DialogContent>
        <Progress {...props} label={t('undo')} text={(numbers) => tools('bulk.progress', numbers)} />
      </DialogContent>
    </Dialog>
  )
}

import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format-number.ts'
import { registerUnsavedCheck } from '../../../session/unsaved.ts'

interface Props {
  done: number
  total: number
  /** Name of the operation. */
  label: string
  /** Formats the two numbers. */
  text: (numbers: { done: string; total: string }) => string
}

/** A progress bar with numbers below it. */
export const Progress = ({ done, total, label, text }: Props) => {
  const { i18n } = useTranslation()
  const words = text({
    done: formatNumber(done, i18n.language),
    total: formatNumber(total, i18n.language),
  })
  return (
    <div role='status'>
      <LinearProgress
        variant='determinate'
        value={total === 0 ? 0 : Math.min(100, (100 * done) / total)}
        aria-label={label}
        aria-valuetext={words}
        sx={{ mb: 2 }}
      />
      <Typography variant='body2'>{words}</Typography>
    </div>
  )
}

const hold = (event: BeforeUnloadEvent): void => event.preventDefault()

/**
 * Until the returned function is called, the browser asks before it closes the page. When the session ends in another
 * tab, sign-in opens over the page instead of leaving it.
 */
export const blockLeaving = (): (() => void) => {
  const free = registerUnsavedCheck(() => true)
  window.addEventListener('beforeunload', hold)
  return () => {
    free()
    window.removeEventListener('beforeunload', hold)
  }
}

/** {@link blockLeaving} while an operation is pending, or unsaved content is open. */
export const useBlockLeaving = (isUnderWay: boolean): void => {
  useEffect(() => (isUnderWay ? blockLeaving() : undefined), [isUnderWay])
}

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

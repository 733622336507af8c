import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** How far something has come, in records. */
export const Progress = ({ done, total, label }: { done: number; total: number; label: string }) => {
  const { t, i18n } = useTranslation(['exchange', 'tools'])
  const text = t('exchange.progress', {
    done: done.toLocaleString(i18n.language),
    total: total.toLocaleString(i18n.language),
  })
  return (
    <div role='status'>
      <LinearProgress
        variant='determinate'
        value={total === 0 ? 0 : Math.min(100, (100 * done) / total)}
        aria-label={label}
        aria-valuetext={text}
        sx={{ mb: 2 }}
      />
      <Typography variant='body2'>{text}</Typography>
    </div>
  )
}

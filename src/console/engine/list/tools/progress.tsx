import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format-number.ts'

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

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../ui/format-moment.ts'
import { useRenewal } from './use-renewal.ts'

/** A warning a few minutes before the session ends, with its time and a button that extends it. */
export const RenewalWatch = () => {
  const { t, i18n } = useTranslation('tools')
  const { warning, busy, failed, stay } = useRenewal()
  if (warning === null) return null
  const time = formatMoment(warning.end, i18n.language, 'time')
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <Alert
        severity='warning'
        variant='standard'
        sx={{ boxShadow: 6, alignItems: 'center', maxWidth: 560, border: 1, borderColor: 'warning.main' }}
        action={
          <Button
            color='inherit'
            variant='outlined'
            size='small'
            loading={busy}
            onClick={() => void stay()}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {warning.renewable ? t('renewal.stay') : t('renewal.again')}
          </Button>
        }
      >
        {failed ? t('renewal.failed', { time }) : t('renewal.text', { time })}
      </Alert>
    </Snackbar>
  )
}

import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { RecordsStatus } from './items/use-records.ts'

interface Props {
  status: RecordsStatus
  /** No other items are shown. */
  isAlone: boolean
  /** No record is shown. */
  isEmpty: boolean
  retry: () => void
}

/** The status of the search for records, unless the list shows it. */
export const RecordsNote = ({ status, isAlone, isEmpty, retry }: Props) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const text = (): string => {
    if (status === 'failed') return t('palette.recordsFailed')
    if (status === 'searching') return t('palette.searching')
    if (status === 'none') return isAlone ? t('palette.nothing') : ''
    if (!isEmpty) return ''
    return isAlone ? t('palette.nothing') : t('palette.noRecords')
  }
  return (
    <Typography
      role='status'
      variant='body2'
      sx={{
        px: 4,
        py: text() === '' ? 0 : 3,
        color: 'text.secondary',
        display: 'flex',
        gap: 3,
        alignItems: 'center',
      }}
    >
      {text()}
      {status === 'failed' && (
        <Button size='small' onClick={retry}>
          {shell('common.retry')}
        </Button>
      )}
    </Typography>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** Replaces a small part of the page that could not be loaded. */
export const FailedLine = ({ message, onRetry }: { message: string; onRetry: () => unknown }) => {
  const { t } = useTranslation()
  return (
    <Box role='alert' sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <span>{message}</span>
      <Button size='small' variant='outlined' onClick={() => void onRetry()}>
        {t('common.retry')}
      </Button>
    </Box>
  )
}

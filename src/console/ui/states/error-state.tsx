import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StateBox } from './state-box.tsx'

interface ErrorStateProps {
  /** The API's sentence or the fallback of the place. */
  message: string
  onRetry?: (() => void) | undefined
  /** What helps where trying once more does not. */
  action?: ReactNode
}

/** What stands where content could not be loaded. */
export function ErrorState({ message, onRetry, action }: ErrorStateProps) {
  const { t } = useTranslation()
  return (
    <StateBox role='alert'>
      <ErrorIcon color='error' aria-hidden />
      <Typography sx={{ color: 'text.primary' }}>{message}</Typography>
      {onRetry && (
        <Button variant='outlined' onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {action}
    </StateBox>
  )
}

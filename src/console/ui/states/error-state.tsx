import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StateBox } from './state-box.tsx'

interface ErrorStateProps {
  /** The API's message or a fallback. */
  message: string
  onRetry?: (() => void) | undefined
  /** For a session that cannot be checked. */
  onSignIn?: () => void
  /** An action for errors that a retry does not fix. */
  action?: ReactNode
}

/** Replaces content that could not be loaded. */
export const ErrorState = ({ message, onRetry, onSignIn, action }: ErrorStateProps) => {
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
      {onSignIn && <Button onClick={onSignIn}>{t('signIn.submit')}</Button>}
      {action}
    </StateBox>
  )
}

import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import InboxIcon from '@mui/icons-material/Inbox'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A centred column in place of content. */
export const StateBox = ({ role, children }: { role?: 'status' | 'alert'; children: ReactNode }) => (
  <Box
    role={role}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      textAlign: 'center',
      gap: 3,
      px: 4,
      py: 14,
      color: 'text.secondary',
      '& svg': { fontSize: 44 },
    }}
  >
    {children}
  </Box>
)

interface EmptyStateProps {
  /** Translated; "Nothing here yet" when omitted. */
  text?: string | undefined
  hint?: string | undefined
  action?: ReactNode
}

/** The message of an empty list. */
export const EmptyState = ({ text, hint, action }: EmptyStateProps) => {
  const { t } = useTranslation()
  return (
    <StateBox role='status'>
      <InboxIcon aria-hidden />
      <div>
        <Typography sx={{ fontWeight: 600, color: 'text.primary' }}>{text ?? t('empty.text')}</Typography>
        {hint && <Typography variant='body2'>{hint}</Typography>}
      </div>
      {action}
    </StateBox>
  )
}

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

interface Props {
  minHeight?: string | number | { xs: number; sm: number }
}

/** A spinner for a page or area, with the height `minHeight`. */
export const Loader = ({ minHeight = '50vh' }: Props) => {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight }}>
      <CircularProgress aria-label={t('common.loading')} />
    </Box>
  )
}

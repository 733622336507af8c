import InboxIcon from '@mui/icons-material/Inbox'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StateBox } from './state-box.tsx'

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

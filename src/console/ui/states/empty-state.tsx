import InboxIcon from '@mui/icons-material/Inbox'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StateBox } from './state-box.tsx'

interface EmptyStateProps {
  /** Already translated; "Nothing here yet" when left out. */
  text?: string | undefined
  hint?: string | undefined
  action?: ReactNode
}

/** What a list shows when it has no rows. */
export function EmptyState({ text, hint, action }: EmptyStateProps) {
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

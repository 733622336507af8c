import NotificationsIcon from '@mui/icons-material/NotificationsNone'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSides } from '../../ui/hooks/use-sides.ts'
import { NotificationList } from './notification-list.tsx'
import { useInbox } from './use-inbox.ts'

/** The bell with the unread count and its dropdown. */
export function NotificationBell() {
  const { t } = useTranslation('frame')
  const { inbox, markAsRead, marking } = useInbox()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const titleId = useId()
  const { end } = useSides()
  const close = (): void => setAnchor(null)
  return (
    <>
      <IconButton
        color='inherit'
        aria-label={t('notifications.bell', { count: inbox.unread })}
        aria-haspopup='dialog'
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={inbox.unread} color='error' max={99}>
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { width: 360, maxWidth: 'calc(100vw - 32px)', mt: 1 },
          },
        }}
      >
        <NotificationList
          inbox={inbox}
          titleId={titleId}
          marking={marking}
          onMarkAsRead={() => markAsRead()}
          onLeave={close}
        />
      </Popover>
    </>
  )
}

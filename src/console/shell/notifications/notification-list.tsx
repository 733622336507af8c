import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { operationPrivileges } from '../operation-privileges.ts'
import { EVENT_LIST, type Inbox, type Notification, placeOf } from './notification.ts'
import { notificationIcon } from './notification-icons.ts'

const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

interface EntryProps {
  entry: Notification
  mayOpen: (operation: string) => boolean
  onLeave: () => void
}

function Entry({ entry, mayOpen, onLeave }: EntryProps) {
  const place = placeOf(entry)
  const Icon = notificationIcon(entry.type)
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={place === EVENT_LIST && !mayOpen('listEvent') ? '/' : place}
        onClick={onLeave}
        sx={{ alignItems: 'flex-start' }}
      >
        <ListItemIcon sx={{ minWidth: 40, mt: 1, color: 'primary.main' }}>
          <Icon />
        </ListItemIcon>
        <ListItemText
          primary={entry.title}
          secondary={entry.message}
          slotProps={{
            primary: { dir: 'auto', sx: { fontWeight: 600 } },
            secondary: { dir: 'auto', sx: clamped },
          }}
        />
      </ListItemButton>
    </ListItem>
  )
}

interface NotificationListProps {
  inbox: Inbox
  titleId: string
  marking: boolean
  onMarkAsRead: () => void
  /** Called when a link is followed. */
  onLeave: () => void
}

/** The dropdown: the latest notifications, "Marked As Read", and a link to all of them. */
export function NotificationList({ inbox, titleId, marking, onMarkAsRead, onLeave }: NotificationListProps) {
  const { t } = useTranslation('frame')
  const can = usePrivilegeCheck()
  const mayOpen = (operation: string): boolean => {
    const privileges = operationPrivileges(operation)
    return privileges !== null && can(privileges)
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 4, py: 2 }}>
        <Typography id={titleId} variant='h3' component='h2'>
          {t('notifications.title')}
        </Typography>
        <Button size='small' disabled={inbox.unread === 0} loading={marking} onClick={onMarkAsRead}>
          {t('notifications.markAsRead')}
        </Button>
      </Box>
      <Divider />
      {inbox.items.length > 0 ? (
        <List disablePadding>
          {inbox.items.map((entry) => (
            <Entry key={entry.id} entry={entry} mayOpen={mayOpen} onLeave={onLeave} />
          ))}
        </List>
      ) : (
        <Typography sx={{ px: 4, py: 8, textAlign: 'center', color: 'text.secondary' }}>
          {t('notifications.empty')}
        </Typography>
      )}
      {mayOpen('listNotification') && (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <Button component={Link} to='/notification/all' size='small' onClick={onLeave}>
            {t('notifications.seeAll')}
          </Button>
        </Box>
      )}
    </>
  )
}

import CardMembership from '@mui/icons-material/CardMembership'
import Event from '@mui/icons-material/Event'
import EventBusy from '@mui/icons-material/EventBusy'
import HourglassBottom from '@mui/icons-material/HourglassBottom'
import Newspaper from '@mui/icons-material/Newspaper'
import Notifications from '@mui/icons-material/Notifications'
import NotificationsIcon from '@mui/icons-material/NotificationsNone'
import PersonAdd from '@mui/icons-material/PersonAdd'
import ShoppingCart from '@mui/icons-material/ShoppingCart'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Popover from '@mui/material/Popover'
import type SvgIcon from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { inDigits } from '../../i18n/format-number.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { useSides } from '../../ui/hooks/use-sides.ts'
import { operationPrivileges } from '../menu/use-menu.ts'
import { EVENT_LIST, type Inbox, type Notification, pathOfNotification, useInbox } from './use-inbox.ts'

const icons: Readonly<Record<string, typeof SvgIcon>> = {
  EVENT: Event,
  SUBSCRIPTION_EXPIRING: HourglassBottom,
  SUBSCRIPTION_EXPIRED: EventBusy,
  NEWS: Newspaper,
  USER_SIGNUP: PersonAdd,
  USER_SUBSCRIPTION: CardMembership,
  ORDER: ShoppingCart,
}

/** The icon of a notification type; a bell for unknown types. */
const notificationIcon = (type: string): typeof SvgIcon =>
  (Object.hasOwn(icons, type) ? icons[type] : undefined) ?? Notifications

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

const Entry = ({ entry, mayOpen, onLeave }: EntryProps) => {
  const place = pathOfNotification(entry)
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
const NotificationList = ({ inbox, titleId, marking, onMarkAsRead, onLeave }: NotificationListProps) => {
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

const countText = (count: number, language: string): string =>
  count > 99 ? `${inDigits(99, language)}+` : inDigits(count, language)

/** The bell with the unread count and its dropdown. */
export const NotificationBell = () => {
  const { t, i18n } = useTranslation('frame')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { inbox, markAsRead, marking } = useInbox(anchor !== null)
  const titleId = useId()
  const { end } = useSides()
  const close = (): void => setAnchor(null)
  if (inbox === null) return null
  return (
    <>
      <IconButton
        color='inherit'
        aria-label={t('notifications.bell', { count: inbox.unread })}
        aria-haspopup='dialog'
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {/* The button's label says the number. */}
        <Badge
          badgeContent={inbox.unread > 0 ? countText(inbox.unread, i18n.language) : null}
          color='error'
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
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

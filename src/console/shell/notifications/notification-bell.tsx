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
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListNotificationParams } from '../../../../generated/api/foundation.schemas.ts'
import {
  getGetMyNotificationsQueryKey,
  useGetMyNotifications,
  useListNotification,
  useMarkNotificationsAsRead,
} from '../../../../generated/api/notification/notification.ts'
import { isAvailable } from '../../../client/availability.ts'
import type { Envelope } from '../../../contract/conventions/envelope.ts'
import { asRecord } from '../../../contract/json.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { currentUserSignal } from '../../session/user-signal.ts'
import { useSides } from '../../ui/hooks/use-sides.ts'
import { operationPrivileges } from '../operation-privileges.ts'
import {
  EVENT_LIST,
  type Inbox,
  type Notification,
  pathOfNotification,
  SHOWN_AT_MOST,
  toInbox,
} from './notification.ts'

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

function Entry({ entry, mayOpen, onLeave }: EntryProps) {
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
function NotificationList({ inbox, titleId, marking, onMarkAsRead, onLeave }: NotificationListProps) {
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

const REFRESH_MS = 30_000

const params = { limit: SHOWN_AT_MOST }
const queryKey = getGetMyNotificationsQueryKey(params)

const nothing: Inbox = { unread: 0, items: [] }

/** Privileges that nobody has. */
const nobody = [''] as const

const inboxOf = ({ payload }: Envelope): Inbox => toInbox(payload)

/** The latest notifications of everybody, for an API that keeps no inbox of a user. */
const latestOfAll = {
  pageSize: SHOWN_AT_MOST,
  sortBy: 'lastModifiedDate',
  ascOrDesc: 'desc',
} as const satisfies ListNotificationParams

/**
 * The user's unread count and latest notifications, refetched every half minute while the page is visible. Without an
 * inbox, the latest of all, for users who may list them, when the dropdown opens; null without either.
 */
const useInbox = (isOpen: boolean) => {
  const client = useQueryClient()
  const can = usePrivilegeCheck()
  const isKept = isAvailable('getMyNotifications')
  const isListed = can(operationPrivileges('listNotification') ?? nobody)
  const mine = useGetMyNotifications(params, {
    request: { isBackground: true },
    query: {
      enabled: isKept,
      select: inboxOf,
      refetchInterval: ({ state }) => (state.error?.refused ? false : REFRESH_MS),
      refetchOnWindowFocus: ({ state }) => !state.error?.refused,
    },
  })
  const all = useListNotification(latestOfAll, {
    query: { enabled: !isKept && isListed && isOpen, select: inboxOf },
  })
  const inbox = isKept ? mine.data : isListed ? all.data : null
  const { mutate: markAsRead, isPending: marking } = useMarkNotificationsAsRead({
    request: { signal: currentUserSignal() },
    mutation: {
      onSuccess: () => {
        client.setQueryData<Envelope>(
          queryKey,
          (answer) => answer && { ...answer, payload: { ...asRecord(answer.payload), unread: 0 } },
        )
        return client.invalidateQueries({ queryKey })
      },
      // biome-ignore lint/suspicious/noConsole: a message would only disturb the user
      onError: (error) => console.warn('Notifications were not marked as read:', error.message),
    },
  })
  return { inbox: inbox === null ? null : (inbox ?? nothing), markAsRead, marking }
}

/** The bell with the unread count and its dropdown. */
export function NotificationBell() {
  const { t } = useTranslation('frame')
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

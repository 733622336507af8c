import { useQueryClient } from '@tanstack/react-query'
import type {
  ListNotificationParams,
  MyNotifications,
  Notification as Sent,
} from '../../../../generated/api/foundation.schemas.ts'
import {
  getGetMyNotificationsQueryKey,
  useGetMyNotifications,
  useListNotification,
  useMarkNotificationsAsRead,
} from '../../../../generated/api/notification/notification.ts'
import { isAvailable } from '../../../client/availability.ts'
import { textOf, untrusted } from '../../../client/untrusted-response.ts'
import type { Envelope, PayloadOf } from '../../../contract/conventions/envelope.ts'
import { asRecord } from '../../../contract/json.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { currentUserSignal } from '../../session/user.ts'
import { operationPrivileges } from '../menu/use-menu.ts'

/** A notification in the dropdown. */
export interface Notification {
  id: number
  title: string
  message: string
  type: string
}

/** Data of the bell: the number of unread notifications, and the latest ones. */
export interface Inbox {
  unread: number
  items: readonly Notification[]
}

/** Maximum number of notifications in the dropdown. */
const SHOWN_AT_MOST = 3

export const EVENT_LIST = '/event/all'

const REFRESH_MS = 30_000

const params = { limit: SHOWN_AT_MOST }
const queryKey = getGetMyNotificationsQueryKey(params)

const nothing: Inbox = { unread: 0, items: [] }

/** Privileges that nobody has. */
const nobody = [''] as const

/** The latest notifications of everybody, for an API that keeps no inbox of a user. */
const latestOfAll = {
  pageSize: SHOWN_AT_MOST,
  sortBy: 'lastModifiedDate',
  ascOrDesc: 'desc',
} as const satisfies ListNotificationParams

const toNotification = (sent: Sent): Notification[] => {
  const { id, title, message, type } = untrusted<Sent>(sent)
  return typeof id === 'number'
    ? [{ id, title: textOf(title), message: textOf(message), type: textOf(type) }]
    : []
}

/** Parses the payload of `GET api/notification/mine`. */
const toInbox = (payload: unknown): Inbox => {
  const { unread, content } = untrusted<PayloadOf<MyNotifications>>(payload)
  return {
    unread: typeof unread === 'number' ? unread : 0,
    items: Array.isArray(content) ? content.flatMap(toNotification).slice(0, SHOWN_AT_MOST) : [],
  }
}

/** The target of a click: events link to their list, everything else to the dashboard. */
export const pathOfNotification = ({ type }: Notification): string => (type === 'EVENT' ? EVENT_LIST : '/')

const inboxOf = ({ payload }: Envelope): Inbox => toInbox(payload)

/**
 * The user's unread count and latest notifications, refetched every half minute while the page is visible. Without an
 * inbox, the latest of all, for users who may list them, when the dropdown opens; null without either.
 */
export const useInbox = (isOpen: boolean) => {
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
          (response) => response && { ...response, payload: { ...asRecord(response.payload), unread: 0 } },
        )
        return client.invalidateQueries({ queryKey })
      },
      // biome-ignore lint/suspicious/noConsole: a message would only disturb the user
      onError: (error) => console.warn('Notifications were not marked as read:', error.message),
    },
  })
  return { inbox: inbox === null ? null : (inbox ?? nothing), markAsRead, marking }
}

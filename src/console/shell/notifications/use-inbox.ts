import { useQueryClient } from '@tanstack/react-query'
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
import { operationPrivileges } from '../operation-privileges.ts'
import { type Inbox, SHOWN_AT_MOST, toInbox } from './notification.ts'

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

import { useQueryClient } from '@tanstack/react-query'
import {
  getGetMyNotificationsQueryKey,
  useGetMyNotifications,
  useMarkNotificationsAsRead,
} from '../../../../generated/api/notification/notification.ts'
import type { Envelope } from '../../../contract/conventions/envelope.ts'
import { asRecord } from '../../../contract/json.ts'
import { currentUserSignal } from '../../session/user-signal.ts'
import { type Inbox, SHOWN_AT_MOST, toInbox } from './notification.ts'

const REFRESH_MS = 30_000

const params = { limit: SHOWN_AT_MOST }
const queryKey = getGetMyNotificationsQueryKey(params)

const nothing: Inbox = { unread: 0, items: [] }

const inboxOf = ({ payload }: Envelope): Inbox => toInbox(payload)

/** The user's unread count and latest notifications, refetched every half minute while the page is visible. */
export const useInbox = () => {
  const client = useQueryClient()
  const { data: inbox = nothing } = useGetMyNotifications(params, {
    query: { select: inboxOf, refetchInterval: REFRESH_MS, refetchOnWindowFocus: true },
  })
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
      // biome-ignore lint/suspicious/noConsole: a message to the user would disturb more than it helps
      onError: (error) => console.warn('Notifications were not marked as read:', error.message),
    },
  })
  return { inbox, markAsRead, marking }
}

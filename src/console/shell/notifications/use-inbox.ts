import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getMyNotifications,
  markNotificationsAsRead,
} from '../../../../generated/api/notification/notification.ts'
import type { Untrusted } from '../../../client/untrusted-response.ts'
import type { Envelope } from '../../../contract/conventions/envelope.ts'
import { type Inbox, SHOWN_AT_MOST, toInbox } from './notification.ts'

const REFRESH_MS = 30_000

/** Starts with the contract's tag, so that sending a notification refreshes the bell too. */
const queryKey = ['notification', 'mine'] as const

const nothing: Inbox = { unread: 0, items: [] }

const fetchInbox = async ({ signal }: { signal: AbortSignal }): Promise<Inbox> => {
  const answer: Untrusted<Envelope> = await getMyNotifications({ limit: SHOWN_AT_MOST }, { signal })
  return toInbox(answer.payload)
}

/** The user's unread count and latest notifications, asked for every half minute while the page is in view. */
export const useInbox = () => {
  const client = useQueryClient()
  const { data: inbox = nothing } = useQuery({
    queryKey,
    queryFn: fetchInbox,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  })
  const { mutate: markAsRead, isPending: marking } = useMutation({
    mutationFn: () => markNotificationsAsRead(),
    onSuccess: () => {
      client.setQueryData<Inbox>(queryKey, (known) => ({ ...(known ?? nothing), unread: 0 }))
      return client.invalidateQueries({ queryKey })
    },
    // biome-ignore lint/suspicious/noConsole: nobody waits for this; a message would disturb more than it tells
    onError: (error) => console.warn('Notifications were not marked as read:', error.message),
  })
  return { inbox, markAsRead, marking }
}

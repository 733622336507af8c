import type { MyNotifications, Notification as Sent } from '../../../../generated/api/foundation.schemas.ts'
import { textOf, untrusted } from '../../../client/untrusted-response.ts'
import type { PayloadOf } from '../../../contract/conventions/envelope.ts'

/** A notification as the dropdown shows it. */
export interface Notification {
  id: number
  title: string
  message: string
  type: string
}

/** What the bell shows: how many are unread, and the latest ones. */
export interface Inbox {
  unread: number
  items: readonly Notification[]
}

/** How many notifications the dropdown lists. */
export const SHOWN_AT_MOST = 3

const toNotification = (sent: Sent): Notification[] => {
  const { id, title, message, type } = untrusted<Sent>(sent)
  return typeof id === 'number'
    ? [{ id, title: textOf(title), message: textOf(message), type: textOf(type) }]
    : []
}

/** Reads the payload of `GET api/notification/mine`. */
export const toInbox = (payload: unknown): Inbox => {
  const { unread, content } = untrusted<PayloadOf<MyNotifications>>(payload)
  return {
    unread: typeof unread === 'number' ? unread : 0,
    items: Array.isArray(content) ? content.flatMap(toNotification).slice(0, SHOWN_AT_MOST) : [],
  }
}

export const EVENT_LIST = '/event/all'

/** Where a click leads: events to their list, everything else to the dashboard. */
export const placeOf = ({ type }: Notification): string => (type === 'EVENT' ? EVENT_LIST : '/')

import type { MyNotifications, Notification as Sent } from '../../../../generated/api/foundation.schemas.ts'
import { textOf, untrusted } from '../../../client/untrusted-response.ts'
import type { PayloadOf } from '../../../contract/conventions/envelope.ts'

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
export const SHOWN_AT_MOST = 3

const toNotification = (sent: Sent): Notification[] => {
  const { id, title, message, type } = untrusted<Sent>(sent)
  return typeof id === 'number'
    ? [{ id, title: textOf(title), message: textOf(message), type: textOf(type) }]
    : []
}

/** Parses the payload of `GET api/notification/mine`. */
export const toInbox = (payload: unknown): Inbox => {
  const { unread, content } = untrusted<PayloadOf<MyNotifications>>(payload)
  return {
    unread: typeof unread === 'number' ? unread : 0,
    items: Array.isArray(content) ? content.flatMap(toNotification).slice(0, SHOWN_AT_MOST) : [],
  }
}

export const EVENT_LIST = '/event/all'

/** The target of a click: events link to their list, everything else to the dashboard. */
export const pathOfNotification = ({ type }: Notification): string => (type === 'EVENT' ? EVENT_LIST : '/')

import type { MyNotificationsPayload, Notification as Sent } from '../../../../generated/models/index.ts'

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

/** How many notifications the dropdown lists (specification 000, 2.3). */
export const SHOWN_AT_MOST = 3

/** An object of the answer, whatever its values; names that the contract lacks fail the type check. */
type Bag = { readonly [Name in keyof MyNotificationsPayload | keyof Sent]?: unknown }

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const toNotification = (value: unknown): Notification[] =>
  isBag(value) && typeof value.id === 'number'
    ? [{ id: value.id, title: text(value.title), message: text(value.message), type: text(value.type) }]
    : []

/** Reads the payload of `GET api/notification/mine`. */
export const toInbox = (payload: unknown): Inbox => {
  const { unread, content }: Bag = isBag(payload) ? payload : {}
  return {
    unread: typeof unread === 'number' ? unread : 0,
    items: Array.isArray(content) ? content.flatMap(toNotification).slice(0, SHOWN_AT_MOST) : [],
  }
}

export const EVENT_LIST = '/event/all'

/** Where a click leads: events to their list, everything else to the dashboard (specification 000, 2.3). */
export const placeOf = ({ type }: Notification): string => (type === 'EVENT' ? EVENT_LIST : '/')

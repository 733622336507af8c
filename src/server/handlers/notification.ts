import type {
  Done,
  GetMyNotificationsParams,
  MyNotifications,
  Notification,
  NotificationSend,
} from '../../../generated/api/foundation.schemas.ts'
import { type Fault, unprocessable } from '../errors.ts'
import { countUnread, markAllRead, newestNotifications } from '../store/accounts/notification-reads.ts'
import type { Reader } from '../store/read/reader.ts'
import type { Serialized, Stored } from '../stored-model.ts'
import { bodyOf, done, queryParametersOf, signedIn } from './call.ts'
import type { Call, OperationResult } from './handler.ts'

/** Throws 422, with the places in the list, for recipients who do not exist. */
const checkRecipients = async (store: Reader, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0)
    throw unprocessable([{ path: '/recipientIds', code: 'fault.empty' }], 'notification.noUsers')
  const rows = await store.db.query<{ id: number }>(
    'select id from app_user where id = any($1::bigint[]) for key share',
    [ids],
  )
  const usersIds = new Set(rows.map(({ id }) => id))
  const faults = ids.flatMap((id, index): Fault[] =>
    usersIds.has(id) ? [] : [{ path: `/recipientIds/${index}`, code: 'fault.noSuchRecord' }],
  )
  if (faults.length > 0) throw unprocessable(faults)
}

/** sendNotification: to all current users, or to the given ones. */
export const sendNotification = async (call: Call): Promise<OperationResult<Done>> => {
  const {
    title,
    message,
    notificationType,
    sendToAllUser,
    recipientIds = [],
  } = bodyOf<NotificationSend>(call)
  const ids = sendToAllUser ? [] : recipientIds
  await call.store.transaction(async (writer) => {
    if (!sendToAllUser) await checkRecipients(writer, ids)
    await writer.insert('Notification', {
      title,
      message,
      type: 'NEWS',
      notificationType,
      recipientIds: ids,
      sendToAllUser,
    } satisfies Stored<Notification>)
  })
  return done()
}

/** Removes the recipients, which only senders may see. */
const withoutRecipients = ({
  recipientIds: _hidden,
  ...shown
}: Serialized<Notification>): Serialized<Notification> => shown

/** getMyNotifications: the notifications of the bell. */
export const getMyNotifications = async (call: Call): Promise<OperationResult<MyNotifications>> => {
  const { id } = signedIn(call)
  const { store } = call
  const { limit } = queryParametersOf<GetMyNotificationsParams>(call)
  const [unread, records] = await Promise.all([
    countUnread(store.db, id),
    newestNotifications(store.db, id, limit),
  ])
  const shown = await store.project<Notification>('Notification', records)
  return { payload: { unread, content: shown.map(withoutRecipients) } }
}

/** markNotificationsAsRead: all notifications that the user has received so far. */
export const markNotificationsAsRead = async (call: Call): Promise<OperationResult<Done>> => {
  await markAllRead(call.store.db, signedIn(call).id)
  return done()
}

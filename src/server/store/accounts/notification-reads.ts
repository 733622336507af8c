import { identifier } from '../../contract/table/names.ts'
import type { Tables } from '../../contract/table/table.ts'
import type { Queryable, RecordRow } from '../database.ts'
import type { Definition } from '../migration/definition.ts'
import { recordColumns, type StoredRecord, toRecord } from '../record.ts'

/**
 * Read notifications of a user: all before a time, and single ones after it. The time is an hour in the past, longer
 * than any transaction takes, so that a notification that is being sent is never marked as read.
 */
export const notificationReadDefinitions = (tables: Tables): Definition[] => {
  const notifications = tables.get('Notification')
  const users = tables.get('User')
  if (!notifications || !users) return []
  return [
    {
      name: 'table notification_read',
      definition: `of ${users.name} and ${notifications.name}`,
      make: `create table notification_read (
  user_id bigint not null references ${identifier(users.name)} (id) on delete cascade,
  notification_id bigint not null references ${identifier(notifications.name)} (id) on delete cascade,
  primary key (user_id, notification_id)
);
create index notification_read_notification_idx on notification_read (notification_id)`,
      unmake: null,
    },
    {
      name: 'table notification_read_before',
      definition: `of ${users.name}`,
      make: `create table notification_read_before (
  user_id bigint primary key references ${identifier(users.name)} (id) on delete cascade,
  before timestamptz not null
)`,
      unmake: null,
    },
  ]
}

/** The notifications `n` received by the user `u`: sent to all users of that time, or to this one by id. */
const received = `from notification n join app_user u on u.id = $1
  where (n.body ->> 'sendToAllUser' = 'true' and n.created_at >= u.created_at
    or n.body -> 'recipientIds' @> to_jsonb($1::bigint))`

const unread = `${received}
  and n.created_at >= coalesce((select before from notification_read_before where user_id = $1), '-infinity')
  and not exists (select from notification_read r where r.user_id = $1 and r.notification_id = n.id)`

/** The number of the user's unread notifications. */
export const countUnread = async (db: Queryable, userId: number): Promise<number> => {
  const [row] = await db.query<{ count: number }>(`select count(*) as count ${unread}`, [userId])
  return row?.count ?? 0
}

/** The user's newest notifications, read or not; all of them without a limit. */
export const newestNotifications = async (
  db: Queryable,
  userId: number,
  limit: number | undefined,
): Promise<StoredRecord[]> => {
  const rows = await db.query<RecordRow>(
    `select ${recordColumns('n')} ${received} order by n.created_at desc, n.id desc limit $2::bigint`,
    [userId, limit ?? null],
  )
  return rows.map(toRecord)
}

/** Marks all notifications received so far as read. */
export const markAllRead = async (db: Queryable, userId: number): Promise<void> => {
  await db.query(
    `insert into notification_read_before (user_id, before) values ($1, now() - interval '1 hour')
      on conflict (user_id) do update set before = excluded.before`,
    [userId],
  )
  await db.query(
    `insert into notification_read (user_id, notification_id) select $1, n.id ${unread} on conflict do nothing`,
    [userId],
  )
}

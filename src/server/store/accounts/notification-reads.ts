import { identifier } from '../../contract/table/names.ts'
import type { Tables } from '../../contract/table/table.ts'
import type { Queryable, RecordRow } from '../database.ts'
import type { Definition } from '../migration/definition.ts'
import { recordColumns, type StoredRecord, toRecord } from '../record.ts'

/**
 * Which notifications a user has read: all before a time, and single ones after it. The time lies an hour back, longer than
 * any transaction takes, so that a notification that is being sent meanwhile is never taken for read.
 */
export function notificationReadDefinitions(tables: Tables): Definition[] {
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

/** The notifications `n` that went to the user `u`: to all who were there when it was sent, or to this one by number. */
const received = `from notification n join app_user u on u.id = $1
  where (n.body ->> 'sendToAllUser' = 'true' and n.created_at >= u.created_at
    or n.body -> 'recipientIds' @> to_jsonb($1::bigint))`

const unread = `${received}
  and n.created_at >= coalesce((select before from notification_read_before where user_id = $1), '-infinity')
  and not exists (select from notification_read r where r.user_id = $1 and r.notification_id = n.id)`

/** How many notifications the user has not read. */
export async function countUnread(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*) as count ${unread}`, [userId])
  return row?.count ?? 0
}

/** The newest notifications that went to the user, read or not; all of them without a limit. */
export async function newestNotifications(
  db: Queryable,
  userId: number,
  limit: number | undefined,
): Promise<StoredRecord[]> {
  const rows = await db.query<RecordRow>(
    `select ${recordColumns('n')} ${received} order by n.created_at desc, n.id desc limit $2::bigint`,
    [userId, limit ?? null],
  )
  return rows.map(toRecord)
}

/** Marks as read what the user has received up to now. */
export async function markAllRead(db: Queryable, userId: number): Promise<void> {
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

import { draftDays } from '../../../contract/records/draft-life.ts'
import type { Queryable } from '../database.ts'
import type { Definition } from '../migration/definition.ts'

/** For how many days a key is kept: a draft may be saved again under the key of the attempt before it. */
const keyDays = draftDays + 1

/**
 * What was made or sent under which key, by which user: the numbers of the records, so that what is erased lives on
 * nowhere, and of the request no more than a fingerprint.
 */
export const keyDefinitions: readonly Definition[] = [
  {
    name: 'table idempotency_key',
    definition: 'what was done under a key',
    make: `create table idempotency_key (
  user_id bigint not null,
  key text not null,
  made_at timestamptz not null default now(),
  operation text not null,
  fingerprint text not null,
  table_name text,
  record_ids jsonb not null default '[]',
  primary key (user_id, key)
);
create index idempotency_key_made_idx on idempotency_key (made_at)`,
    unmake: null,
  },
]

/** Takes away the keys that no draft can name any more. */
export const removeOldKeys = (db: Queryable): Promise<unknown> =>
  db.query(`delete from idempotency_key where made_at < now() - interval '${keyDays} days'`)

import { draftDays } from '../../../contract/records/limits.ts'
import type { Queryable } from '../database.ts'
import type { Definition } from '../migration/definition.ts'

/** How many days a key is stored: a draft may be saved again with the key of its previous attempt. */
const keyDays = draftDays + 1

/**
 * The results of requests by key and user: only the ids of records, so that erased content is not retained, and a
 * fingerprint of the request.
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

/** Removes keys that no draft can use any more. */
export const removeOldKeys = (db: Queryable): Promise<unknown> =>
  db.query(`delete from idempotency_key where made_at < now() - interval '${keyDays} days'`)

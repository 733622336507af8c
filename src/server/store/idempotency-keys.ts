import { draftDays } from '../../contract/records/limits.ts'
import type { Tables } from '../contract/table/table.ts'
import type { Queryable, Transaction } from './database.ts'
import type { Definition } from './migration/definition.ts'
import type { Change } from './record.ts'

/** The idempotency key of a request. */
export interface Claim {
  readonly userId: number
  readonly key: string
  readonly operation: string
  /** Of the request's whole content. */
  readonly fingerprint: string
}

/** The result of an earlier request with the key. */
export type Done = Pick<Claim, 'operation' | 'fingerprint'> & {
  /** Null if it stored no record. */
  readonly table: string | null
  readonly ids: readonly number[]
}

/** Thrown in a transaction whose key was used by another one that has committed. */
class KeyTaken extends Error {}

/** The result stored with the key; null if there is none. */
export const readDone = async (db: Queryable, { userId, key }: Claim): Promise<Done | null> => {
  const [row] = await db.query<Done>(
    `select operation, fingerprint, table_name as "table", record_ids as ids from idempotency_key
      where user_id = $1 and key = $2`,
    [userId, key],
  )
  return row ?? null
}

/**
 * Claims the key within a transaction; waits for another one that has claimed it. Throws {@link KeyTaken} once that has
 * committed.
 */
const takeKey = async (db: Transaction, { userId, key, operation, fingerprint }: Claim): Promise<void> => {
  const inserted = await db.query(
    `insert into idempotency_key (user_id, key, operation, fingerprint) values ($1, $2, $3, $4)
      on conflict (user_id, key) do nothing returning 1`,
    [userId, key, operation, fingerprint],
  )
  if (inserted.length === 0) throw new KeyTaken()
}

/** Stores the ids of the transaction's written records with the key: those of the same table as the first. */
const keepDone = async (
  db: Transaction,
  tables: Tables,
  { userId, key }: Claim,
  written: readonly Change[],
): Promise<void> => {
  const [first] = written
  const table = first && tables.get(first.resource)
  if (!table) return
  const ids = written.flatMap(({ resource, id }) => (resource === first.resource && id !== null ? [id] : []))
  await db.query(
    'update idempotency_key set table_name = $3, record_ids = $4::jsonb where user_id = $1 and key = $2',
    [userId, key, table.name, JSON.stringify([...new Set(ids)])],
  )
}

/** A transaction with an optional key. */
interface Keyed {
  readonly db: Transaction
  readonly tables: Tables
  readonly claim: Claim | undefined
  /** Filled in by the work. */
  readonly written: readonly Change[]
}

/**
 * Runs a transaction's work with its key, if it has one. Throws {@link KeyTaken} once another transaction with the key
 * has committed.
 */
export const onceForKey = async <T>(
  { db, tables, claim, written }: Keyed,
  work: () => Promise<T>,
): Promise<T> => {
  if (!claim) return work()
  await takeKey(db, claim)
  const result = await work()
  await keepDone(db, tables, claim, written)
  return result
}

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

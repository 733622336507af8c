import type { PGlite } from '@electric-sql/pglite'

/**
 * Tables due for a vacuum or an analyze, by the rule of PostgreSQL's autovacuum
 * (https://www.postgresql.org/docs/current/routine-vacuuming.html#AUTOVACUUM), including the tables of long texts. A
 * table without statistics counts as empty.
 */
const dueTables = `select format('%I.%I', s.schemaname, s.relname) as name,
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as outdated,
    s.schemaname = 'public' and s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0) as changed
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where s.schemaname in ('public', 'pg_toast')`

/**
 * Statements that reclaim the space of changed and deleted rows and update the planner's statistics. A PostgreSQL
 * server does this in background processes; the embedded one would grow with every change.
 */
export const maintain = async (database: PGlite): Promise<string[]> => {
  const { rows } = await database.query<{ name: string; outdated: boolean; changed: boolean }>(dueTables)
  return rows.flatMap(({ name, outdated, changed }) => {
    if (outdated) return `vacuum ${changed ? '(analyze) ' : ''}${name}`
    return changed ? `analyze ${name}` : []
  })
}

/** Bytes sent to the database between two checks of its log. */
const checkEvery = 1024 * 1024
/** A longer log, in bytes, is checkpointed. */
const maxSize = 16 * 1024 * 1024

/**
 * Keeps the write-ahead log short. A PostgreSQL server does this in a background process; the embedded one would let
 * the log grow until it is closed, and replay all of it after a kill.
 */
export class WriteAheadLog {
  readonly #database: PGlite
  #asked = 0
  #begin = '0/0'

  constructor(database: PGlite) {
    this.#database = database
  }

  /** Called after a batch of this size, outside a transaction. */
  async grew(bytes: number): Promise<void> {
    this.#asked += bytes
    if (this.#asked < checkEvery) return
    this.#asked = 0
    const { rows } = await this.#database.query<{ length: number }>(
      'select (pg_current_wal_insert_lsn() - $1::pg_lsn)::float8 as length',
      [this.#begin],
    )
    if ((rows[0]?.length ?? 0) < maxSize) return
    await this.#database.exec('checkpoint')
    const { rows: after } = await this.#database.query<{ now: string }>(
      'select pg_current_wal_insert_lsn()::text as now',
    )
    this.#begin = after[0]?.now ?? this.#begin
  }
}

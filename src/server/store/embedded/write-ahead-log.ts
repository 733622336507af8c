import type { PGlite } from '@electric-sql/pglite'

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

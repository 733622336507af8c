import type { PGlite } from '@electric-sql/pglite'

/** So much may be asked of the database, in bytes, before its log is looked at. */
const checkEvery = 1024 * 1024
/** Longer than this, in bytes, the log is taken into the tables. */
const maxSize = 16 * 1024 * 1024

/**
 * Keeps the write-ahead log short. A PostgreSQL server has a process of its own for that; the embedded one would let the
 * log grow until it is closed, by as much as was ever written, and read all of it again at the start after a kill.
 */
export class WriteAheadLog {
  readonly #database: PGlite
  #asked = 0
  #begin = '0/0'

  constructor(database: PGlite) {
    this.#database = database
  }

  /** A batch of so many bytes has been carried out, and no transaction is open. */
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

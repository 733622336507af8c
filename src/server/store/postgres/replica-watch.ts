import { randomUUID } from 'node:crypto'
import type { Queryable } from '../database.ts'
import { keptSetting, readSetting } from '../system-settings.ts'
import type { Servers } from './servers.ts'

/** Logs an event of the replica. */
export type ReplicaNote = (message: string, error?: Error) => void

/** Times in milliseconds. */
export interface ReplicaTimes {
  /** Between two checks. */
  readonly interval: number
  /** A replica that lags further behind the database is not used. */
  readonly lag: number
  /**
   * A replica that does not respond for this long is checked over a new connection, and disconnected if that fails too.
   */
  readonly response: number
}

interface WatchParts {
  readonly database: Queryable
  readonly replica: Queryable
  /** Those of the replica. */
  readonly servers: Pick<Servers, 'responds' | 'hangUp'>
  readonly note: ReplicaNote
  readonly times: ReplicaTimes
}

/** A position in PostgreSQL's log, such as `0/3000148`, as a number. */
const positionOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

const databasePosition = 'select pg_current_wal_insert_lsn()::text as position'
const replicaPosition = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end)::text as position`

const positionIn = async (db: Queryable, sql: string): Promise<bigint> => {
  const [row] = await db.query<{ position: string }>(sql)
  return positionOf(row?.position ?? '')
}

const identity = 'database_identity'

class OtherDatabase extends Error {
  constructor() {
    super('DATABASE_READ_URL leads to another database than DATABASE_URL, and not to a replica of it.')
  }
}

/** Runs work at an interval, never concurrently; returns a function that stops it and waits for a running call. */
const repeatedly = (work: () => Promise<void>, every: number): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= work().finally(() => {
      running = null
    })
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Monitors whether a replica can be used. */
export class ReplicaWatch {
  readonly #parts: WatchParts
  #databaseId = ''
  #usable = false
  #closed = false
  #isSame = false
  /** A position of the database that the replica has not reached yet, with its time. */
  #awaited: { position: bigint; at: number } | null = null
  #stopChecks: () => Promise<void> = async () => undefined

  constructor(parts: WatchParts) {
    this.#parts = parts
  }

  /** Whether the replica is available, of this database, and up to date. */
  get isUsable(): boolean {
    return this.#usable
  }

  /** Starts monitoring. Throws when an available replica is of another database. */
  async begin(): Promise<void> {
    const { database, note, times } = this.#parts
    this.#databaseId = await keptSetting(database, identity, randomUUID)
    try {
      await this.#requireSame()
    } catch (error) {
      if (error instanceof OtherDatabase) throw error
      note('the replica of DATABASE_READ_URL cannot be read yet', error as Error)
    }
    await this.#check()
    this.#stopChecks = repeatedly(() => this.#check(), times.interval)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#stopChecks()
  }

  async #requireSame(): Promise<void> {
    const id = await readSetting<string>(this.#parts.replica, identity)
    if (id !== undefined && id !== this.#databaseId) throw new OtherDatabase()
  }

  async #check(): Promise<void> {
    const asking = setInterval(() => void this.#leaveHanging(), this.#parts.times.response)
    try {
      await this.#compare()
    } catch (error) {
      this.#use(false, 'the replica cannot be read: lists are read from the database itself', error as Error)
      await this.#leaveHanging()
    } finally {
      clearInterval(asking)
    }
  }

  async #compare(): Promise<void> {
    const { database, replica, times } = this.#parts
    if (!this.#isSame) {
      await this.#requireSame()
      this.#isSame = true
    }
    this.#awaited ??= { position: await positionIn(database, databasePosition), at: Date.now() }
    const position = await positionIn(replica, replicaPosition)
    if (position >= this.#awaited.position) this.#awaited = null
    const isLate = this.#awaited !== null && Date.now() - this.#awaited.at >= times.lag
    this.#use(!isLate, 'the replica lags behind: lists are read from the database itself')
  }

  #use(usable: boolean, why: string, error?: Error): void {
    const isNews = this.#usable !== usable && !this.#closed
    if (isNews) this.#parts.note(usable ? 'lists are read from the replica' : why, error)
    this.#usable = usable
  }

  /** A hanging server breaks no connection, so clients would wait forever. */
  async #leaveHanging(): Promise<void> {
    const { servers } = this.#parts
    if (!(await servers.responds())) servers.hangUp()
  }
}

import { randomUUID } from 'node:crypto'
import { HttpError } from '../../errors.ts'
import type { Queryable } from '../database.ts'
import { DiskSpace } from '../files/disk-space.ts'
import { findSession } from '../generic-plan.ts'
import { throughPool } from '../pool.ts'
import { keptSetting } from '../system-settings.ts'
import { databaseUrlOf } from './database-url.ts'
import { Servers } from './servers.ts'

/** Where lists are read from. */
export type Reads = {
  /**
   * Runs what only reads on the replica, when that knows everything that the user has written (null: nobody asks for
   * anything of his own), else on the database itself, also where the replica fails.
   */
  readonly read: <T>(user: number | null, work: (db: Queryable) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** What is told of the replica, for the log. */
export type ReplicaNote = (message: string, error?: Error) => void

/** Times in milliseconds. */
export type ReplicaTimes = {
  readonly look: number
  /** A replica that does not know what the database knew so long ago is not read. */
  readonly lag: number
  /** A replica that does not answer for so long is asked anew, and left when that brings no answer either. */
  readonly answer: number
}

const usualTimes: ReplicaTimes = { look: 1000, lag: 10_000, answer: 2000 }

/** So many of a user's last writes are looked for: those that may be committed in another order than they were numbered. */
const lastWrites = 20

/** Position in PostgreSQL's log, such as `0/3000148`, as a number. */
const positionOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

const databasePosition = 'select pg_current_wal_insert_lsn()::text as position'
const replicaPosition = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end)::text as position`

async function positionIn(db: Queryable, sql: string): Promise<bigint> {
  const [row] = await db.query<{ position: string }>(sql)
  return positionOf(row?.position ?? '')
}

/** Whether the replica has everything that the user wrote; both are asked for entries of the history, which every write has. */
async function knowsWritesOf(user: number, database: Queryable, replica: Queryable): Promise<boolean> {
  const written = await database.query<{ id: number }>(
    `select id from record_history where by_user = $1 order by id desc limit ${lastWrites}`,
    [user],
  )
  if (written.length === 0) return true
  const [row] = await replica.query<{ known: number }>(
    'select count(*) as known from record_history where id = any($1::bigint[])',
    [written.map(({ id }) => id)],
  )
  return row?.known === written.length
}

/** Reading from the database itself. */
export const directReads = (db: Queryable): Reads => ({
  read: (_user, work) => work(db),
  close: async () => undefined,
})

const identity = 'database_identity'

/** Throws when the replica is there and holds another database. */
async function requireSame(databaseId: string, replica: Queryable): Promise<void> {
  const [row] = await replica.query<{ value: string }>('select value from system_setting where name = $1', [
    identity,
  ])
  if (row && row.value !== databaseId)
    throw new Error(
      'DATABASE_READ_URL leads to another database than DATABASE_URL, and not to a replica of it.',
    )
}

/** Connections to whichever of the servers is read from. */
const replicaPool = (servers: Servers) =>
  throughPool(
    {
      Client: servers.clientClass(),
      connectionTimeoutMillis: 2000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      onConnect: findSession,
      onLost: () => undefined,
      connecting: (open) => servers.connect(open),
    },
    new DiskSpace([], 0),
  )

/** Does it every so many milliseconds, never twice at once; answers how it ends, which waits for what is under way. */
function repeatedly(work: () => Promise<void>, every: number): () => Promise<void> {
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

/** Lists from a replica. Throws when it is none of this database; one that is away is read when it is there. */
export async function openReads(
  address: string,
  database: Queryable,
  note: ReplicaNote,
  times: ReplicaTimes = usualTimes,
): Promise<Reads> {
  const servers = new Servers({ ...databaseUrlOf(address), readWrite: false })
  const replica = replicaPool(servers)
  const databaseId = await keptSetting(database, identity, randomUUID)
  let usable = false
  let same = false
  /** What the database knew at some time, and the replica does not know yet. */
  let awaited: { position: bigint; at: number } | null = null
  let closed = false

  const use = (next: boolean, why: string, error?: Error): void => {
    if (usable !== next && !closed) note(next ? 'lists are read from the replica' : why, error)
    usable = next
  }
  const look = async (): Promise<void> => {
    if (!same) {
      await requireSame(databaseId, replica)
      same = true
    }
    awaited ??= { position: await positionIn(database, databasePosition), at: Date.now() }
    if ((await positionIn(replica, replicaPosition)) >= awaited.position) awaited = null
    const isLate = awaited !== null && Date.now() - awaited.at >= times.lag
    use(!isLate, 'the replica lags behind: lists are read from the database itself')
  }
  const lost = (error: unknown): void =>
    use(false, 'the replica cannot be read: lists are read from the database itself', error as Error)

  /** Whoever waits for a server that hangs would wait for ever: no connection breaks by itself. */
  const leaveHanging = async (): Promise<void> => {
    if (!(await servers.answers())) servers.hangUp()
  }
  const lookOnce = async (): Promise<void> => {
    const asking = setInterval(() => void leaveHanging(), times.answer)
    try {
      await look()
    } catch (error) {
      lost(error)
      await leaveHanging()
    } finally {
      clearInterval(asking)
    }
  }

  try {
    await requireSame(databaseId, replica)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('DATABASE_READ_URL')) {
      await replica.close()
      throw error
    }
    note('the replica of DATABASE_READ_URL cannot be read yet', error as Error)
  }
  await lookOnce()
  const endLooking = repeatedly(lookOnce, times.look)

  return {
    read: async (user, work) => {
      if (!usable) return work(database)
      try {
        if (user === null || (await knowsWritesOf(user, database, replica))) return await work(replica)
      } catch (error) {
        // Whatever is wrong there, such as a statement that was in the way of what arrived, need not be wrong here.
        if (error instanceof HttpError) throw error
      }
      return work(database)
    },
    close: async () => {
      closed = true
      await endLooking()
      await replica.close()
    },
  }
}

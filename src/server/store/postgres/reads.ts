import { HttpError } from '../../errors.ts'
import type { Database, Queryable } from '../database.ts'
import { databaseUrlOf } from './database-url.ts'
import { type ReplicaNote, type ReplicaTimes, ReplicaWatch } from './replica-watch.ts'
import { Servers } from './servers.ts'
import { cancellablePool, prepareSession, requestSeconds } from './session.ts'

/** The database for reading lists. */
export interface Reads {
  /**
   * Runs read-only work on the replica if it has all writes of the user (null: no own writes expected), otherwise, or
   * if the replica fails, on the primary database.
   */
  readonly read: <T>(user: number | null, work: (db: Queryable) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

const defaultTimes: ReplicaTimes = { interval: 1000, lag: 10_000, response: 2000 }

/** Number of a user's last writes to check: those that may be committed in another order than their ids. */
const lastWrites = 20

/** Whether the replica has all writes of the user; compares history entries, which every write has. */
const knowsWritesOf = async (user: number, database: Queryable, replica: Queryable): Promise<boolean> => {
  const written = await database.query<{ id: number }>(
    `select id from record_history where by_user = $1 order by id desc limit ${lastWrites}`,
    [user],
  )
  if (written.length === 0) return true
  const [row] = await replica.query<{ found: number }>(
    'select count(*) as found from record_history where id = any($1::bigint[])',
    [written.map(({ id }) => id)],
  )
  return row?.found === written.length
}

/** Reads from the primary database. */
export const directReads = (db: Queryable): Reads => ({
  read: (_user, work) => work(db),
  close: async () => undefined,
})

/** Connections to the current read server. */
const replicaPool = (servers: Servers): Database =>
  cancellablePool({
    Client: servers.clientClass(),
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: (client) => prepareSession(client, requestSeconds),
    onLost: () => undefined,
    connecting: (open) => servers.connect(open),
  })

/**
 * Reads lists from a replica. Throws when it replicates another database; an unavailable one is used once it is back.
 */
export const openReads = async (
  address: string,
  database: Queryable,
  note: ReplicaNote,
  times: ReplicaTimes = defaultTimes,
): Promise<Reads> => {
  const servers = new Servers({ ...databaseUrlOf(address), readWrite: false })
  const replica = replicaPool(servers)
  const watch = new ReplicaWatch({ database, replica, servers, note, times })
  try {
    await watch.begin()
  } catch (error) {
    await replica.close()
    throw error
  }
  return {
    read: async (user, work) => {
      if (!watch.isUsable) return work(database)
      try {
        if (user === null || (await knowsWritesOf(user, database, replica))) return await work(replica)
      } catch (error) {
        // An error of the replica, such as a conflict with replication, may not occur here.
        if (error instanceof HttpError) throw error
      }
      return work(database)
    },
    close: async () => {
      await watch.close()
      await replica.close()
    },
  }
}

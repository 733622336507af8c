import { HttpError } from '../../errors.ts'
import type { Database, Queryable } from '../database.ts'
import { cancellablePool } from './cancellable-pool.ts'
import { databaseUrlOf } from './database-url.ts'
import { type ReplicaNote, type ReplicaTimes, ReplicaWatch } from './replica-watch.ts'
import { Servers } from './servers.ts'
import { prepareSession, requestSeconds } from './session.ts'

/** Where lists are read from. */
export type Reads = {
  /**
   * Runs what only reads on the replica, when that knows everything that the user has written (null: nobody asks for
   * anything of his own), else on the database itself, also where the replica fails.
   */
  readonly read: <T>(user: number | null, work: (db: Queryable) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

const defaultTimes: ReplicaTimes = { look: 1000, lag: 10_000, answer: 2000 }

/** So many of a user's last writes are looked for: those that may be committed in another order than they were numbered. */
const lastWrites = 20

/** Whether the replica has everything that the user wrote; both are asked for entries of the history, which every write has. */
async function knowsWritesOf(user: number, database: Queryable, replica: Queryable): Promise<boolean> {
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

/** Reading from the database itself. */
export const directReads = (db: Queryable): Reads => ({
  read: (_user, work) => work(db),
  close: async () => undefined,
})

/** Connections to whichever of the servers is read from. */
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

/** Lists from a replica. Throws when it is none of this database; one that is away is read when it is there. */
export async function openReads(
  address: string,
  database: Queryable,
  note: ReplicaNote,
  times: ReplicaTimes = defaultTimes,
): Promise<Reads> {
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
        // Whatever is wrong there, such as a statement that was in the way of what arrived, need not be wrong here.
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

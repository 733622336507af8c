import type pg from 'pg'
import type { Database } from '../database.ts'
import { postgresBus } from '../message-bus.ts'
import { withoutRequestSignal } from '../pool.ts'
import { databaseUrlOf } from './database-url.ts'
import { requireWrites, Servers } from './servers.ts'
import { cancellablePool, prepareSession, requestSeconds } from './session.ts'

/**
 * Opens a pool to a PostgreSQL database; of several servers, to the current primary. `statementSeconds` limits each
 * statement, except behind a pooler that shares sessions; null for no limit.
 */
export const openPostgres = (
  address: string,
  onLost: (error: Error) => void,
  statementSeconds: number | null = requestSeconds,
): Database => {
  const servers = new Servers(databaseUrlOf(address))
  const Client = servers.clientClass()
  const config = { connectionTimeoutMillis: 5000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    if (servers.readWrite) await requireWrites(client)
    await prepareSession(client, statementSeconds)
  }
  const database = cancellablePool({
    ...config,
    Client,
    idleTimeoutMillis: 30_000,
    onConnect,
    onLost,
    connecting: (open) => servers.connect(open),
  })
  const openOne = async (): Promise<pg.Client> => {
    const client = new Client(config)
    // An unhandled error would end the process.
    client.on('error', () => undefined)
    try {
      await client.connect()
      if (servers.readWrite) await requireWrites(client)
      return client
    } catch (error) {
      // Otherwise the server keeps it open, plus one for each attempt.
      client.end().catch(() => undefined)
      throw error
    }
  }
  const messages = postgresBus({
    run: (text, values) => withoutRequestSignal(() => database.query(text, values)),
    connect: () => servers.connect(openOne),
    note: onLost,
  })
  const stopWatching = servers.watch()
  return {
    ...database,
    messages,
    close: async () => {
      stopWatching()
      await database.close()
    },
  }
}

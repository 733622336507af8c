import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Database } from './database.ts'
import type { DiskSpace } from './files/disk-space.ts'
import { PlanningClient } from './generic-plan.ts'
import { rowsOf, runTransaction } from './transaction.ts'

const scope = new AsyncLocalStorage<AbortSignal>()

/** Runs work whose reads are cancelled when the signal aborts, since their result is no longer needed. */
export const withRequestSignal = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  scope.run(signal, work)

/** The signal of the current request; undefined outside of one. */
export const requestSignal = (): AbortSignal | undefined => scope.getStore()

/** Runs work that is shared or outlives the request: it continues when the client disconnects. */
export const withoutRequestSignal = <T>(work: () => T): T => scope.exit(work)

/** An arbitrary number that no other user of the same server is likely to lock. */
const startLock = 730_146_281

const bigintType = 20
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigintType ? Number : pg.types.getTypeParser(oid, format ?? 'text')) as never,
}

/** Settings of a database's connections, which are opened on first use. */
export type PoolConfig = Pick<
  pg.PoolConfig,
  | 'connectionString'
  | 'stream'
  | 'ssl'
  | 'connectionTimeoutMillis'
  | 'idleTimeoutMillis'
  | 'keepAlive'
  | 'keepAliveInitialDelayMillis'
  | 'Client'
  | 'max'
  | 'onConnect'
> & {
  readonly onLost: (error: Error) => void
  /** Cancels the running statement of a connection; undefined where the database cannot. */
  readonly cancel?: (client: pg.PoolClient) => Promise<void>
  /** Wraps the opening of a connection, where it may take several attempts. */
  readonly connecting?: <T>(open: () => Promise<T>) => Promise<T>
}

/** Number of concurrent statements. */
const connections = 10

const newPool = ({ onLost, ...config }: PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ Client: PlanningClient, types, max: connections, ...config })
  // The pool replaces broken connections; without listeners their errors, idle or in use, would end the process.
  pool.on('error', onLost)
  pool.on('connect', (client) => {
    client.on('error', onLost)
  })
  return pool
}

/** Runs a statement; cancels it when its request is aborted. */
const runCancellable = async <T>(
  client: pg.PoolClient,
  cancel: PoolConfig['cancel'],
  run: () => Promise<T>,
): Promise<T> => {
  const signal = requestSignal()
  signal?.throwIfAborted()
  if (!signal || !cancel) return run()
  let cancelling: Promise<void> | undefined
  const onAbort = (): void => {
    // A statement that cannot be cancelled runs to its end.
    cancelling = withoutRequestSignal(() => cancel(client)).catch(() => undefined)
  }
  signal.addEventListener('abort', onAbort)
  try {
    return await run()
  } finally {
    signal.removeEventListener('abort', onAbort)
    // Awaited before the connection is reused, so that no other statement is cancelled.
    await cancelling
  }
}

/** A database over a pool of connections. */
export const throughPool = (config: PoolConfig, space: DiskSpace): Database => {
  const { connecting = (open) => open(), cancel, ...rest } = config
  const pool = newPool(rest)
  const connect = (): Promise<pg.PoolClient> => connecting(() => pool.connect())
  const transaction: Database['transaction'] = async (run, options) =>
    runTransaction(await connect(), run, options)
  return {
    query: async (text, values) => {
      const client = await connect()
      try {
        return await runCancellable(client, cancel, () => rowsOf(client, text, values))
      } finally {
        // The pool detects a broken connection; one whose statement failed can be reused.
        client.release()
      }
    },
    transaction,
    exclusively: (run) =>
      transaction(async (locked) => {
        await locked.query('set local statement_timeout = 0')
        await locked.query(`select pg_advisory_xact_lock(${startLock})`)
        return run(locked)
      }),
    space,
    messages: null,
    close: () => pool.end(),
  }
}

import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { JsonObject } from '../../contract/json.ts'
import type { DiskSpace } from './files/disk-space.ts'
import type { MessageBus } from './message-bus.ts'
import { PlanningClient } from './plan-once.ts'

/** A record's row without its generated columns, which nobody writes. */
export type RecordRow = {
  id: number
  body: JsonObject
  created_at: Date
  modified_at: Date
  created_by: number | null
  modified_by: number | null
  version: number
}

/** For handlers that need SQL of their own: any record table by its `x-table` name. */
export type Schema = { [table: string]: RecordRow & { [column: string]: unknown } }

/** Runs statements inside one transaction. */
export type Runner = {
  readonly query: <T>(text: string, values?: readonly unknown[]) => Promise<T[]>
  /** Several statements in one go, without values. */
  readonly script: (text: string) => Promise<void>
}

/** The open database, embedded or a PostgreSQL server. */
export type Database = {
  readonly kysely: Kysely<Schema>
  /** What is left for its records; a server's disk is the server's own affair. */
  readonly space: DiskSpace
  /** To the other processes on it; null where there can be none. */
  readonly messages: MessageBus | null
  /** One transaction that no other process's can overlap: for changes of tables. */
  readonly exclusively: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** Any number that no other user of the same server is likely to lock. */
const startLock = 730_146_281

/** Runs one statement through Kysely's connection or transaction. */
export async function query<T>(
  kysely: Kysely<Schema>,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const result = await kysely.executeQuery<T>(CompiledQuery.raw(text, [...values]))
  return result.rows
}

const bigintType = 20
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigintType ? Number : pg.types.getTypeParser(oid, format ?? 'text')) as never,
}

/** What is particular to one of the databases; a connection is made when it is first needed. */
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
  | 'onConnect'
> & {
  readonly onLost: (error: Error) => void
  /** Goes about opening a connection, where that takes more than one try. */
  readonly connecting?: <T>(open: () => Promise<T>) => Promise<T>
}

/** So many statements are under way at once. */
const connections = 10

function newPool({ onLost, ...config }: PoolConfig): pg.Pool {
  const pool = new pg.Pool({ Client: PlanningClient, types, max: connections, ...config })
  // A connection that breaks is replaced by the pool; without listeners, idle or in use, it would end the process.
  pool.on('error', onLost)
  pool.on('connect', (client) => {
    client.on('error', onLost)
  })
  return pool
}

/** The database that a pool of connections leads to. */
export function throughPool(config: PoolConfig, space: DiskSpace): Database {
  const { connecting = (open) => open(), ...rest } = config
  const pool = newPool(rest)
  const connect = (): Promise<pg.PoolClient> => connecting(() => pool.connect())
  const end = (): Promise<void> => pool.end()
  return {
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: { connect, end } as never }) }),
    space,
    messages: null,
    exclusively: async (work) => {
      const client = await connect()
      try {
        await client.query('begin')
        await client.query(`select pg_advisory_xact_lock(${startLock})`)
        const result = await work({
          query: async <T>(text: string, values: readonly unknown[] = []) =>
            (await client.query(text, [...values])).rows as T[],
          script: async (text) => {
            await client.query(text)
          },
        })
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        client.release()
      }
    },
    close: end,
  }
}

import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { CompiledQuery, Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { JsonObject } from '../json.ts'
import { lockFolder } from './folder-lock.ts'

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

/** The open database, PGlite or a PostgreSQL server. */
export type Database = {
  readonly kysely: Kysely<Schema>
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

/** Wraps an open PGlite. */
export function fromPglite(pglite: PGlite, released: () => Promise<void> = async () => {}): Database {
  return {
    kysely: new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }),
    exclusively: (work) =>
      pglite.transaction((transaction) =>
        work({
          query: async <T>(text: string, values: readonly unknown[] = []) =>
            (await transaction.query<T>(text, [...values])).rows,
          script: async (text) => {
            await transaction.exec(text)
          },
        }),
      ),
    close: async () => {
      if (!pglite.closed) await pglite.close()
      await released()
    },
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Opens the embedded database in a folder; throws when another process has it open. One that was cut off while it was
 * being created held nothing yet and is created anew: the engine cannot open half of one.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  const release = await lockFolder(dataDir)
  const folder = join(dataDir, 'database')
  const created = join(dataDir, 'database-created')
  try {
    if (!(await exists(created))) await rm(folder, { recursive: true, force: true })
    const pglite = await PGlite.create(folder, { extensions: { pg_trgm } })
    await writeFile(created, '')
    return fromPglite(pglite, release)
  } catch (error) {
    await release()
    throw error
  }
}

const bigintType = 20
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigintType ? Number : pg.types.getTypeParser(oid, format ?? 'text')) as never,
}

const plannedOnce = new Map<string, string>()

/**
 * Has every PostgreSQL connection plan this statement once instead of each time; answers the statement. For statements
 * that run with every request and whose best plan is the same whatever the values.
 */
export function planOnce(text: string): string {
  if (!plannedOnce.has(text)) plannedOnce.set(text, `planned_once_${plannedOnce.size + 1}`)
  return text
}

/** Sends statements of `planOnce` under a name, by which the server knows its plan again. */
class PlanningClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as (...sent: unknown[]) => unknown
    const query = (...sent: unknown[]): unknown => {
      const [text, values] = sent
      const name = typeof text === 'string' ? plannedOnce.get(text) : undefined
      return name === undefined ? send(...sent) : send({ name, text, values })
    }
    this.query = query as typeof this.query
  }
}

/** Opens a pool to a PostgreSQL server; connections are made when first needed. */
export function openPostgres(connectionString: string, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({
    Client: PlanningClient,
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // A connection that breaks is replaced by the pool; without listeners, idle or in use, it would end the process.
  pool.on('error', onLost)
  pool.on('connect', (client) => {
    client.on('error', onLost)
  })
  return {
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    exclusively: async (work) => {
      const client = await pool.connect()
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
    close: () => pool.end(),
  }
}

import type { Socket } from 'node:net'
import pg from 'pg'
import { PlanningClient } from '../generic-plan.ts'
import type { DatabaseUrl } from './database-url.ts'

/** Timeout for checking whether a server accepts writes, in milliseconds. */
const probeTimeout = 2000

/** How long a failed search for a server is not repeated, in milliseconds. */
const retryPause = 300

/** Interval for checking the current server, in milliseconds. */
const watchEvery = 2000

/** PostgreSQL's code for a failed connection; the API returns 503. */
const noConnection = '08001'
/** The server no longer accepts writes. */
const readOnly = '25006'

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

interface Inner {
  readonly connection: NodeJS.EventEmitter & { readonly stream: Socket }
}

/** The socket of a client, which is private in node-postgres. */
const socketOf = (client: pg.Client): Socket => (client as unknown as Inner).connection.stream

/** Throws unless the session accepts writes. */
export const requireWrites = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ off: boolean }>(
    "select current_setting('transaction_read_only') = 'off' as off",
  )
  if (rows[0]?.off !== true) throw Object.assign(new Error('the server takes no writes'), { code: readOnly })
}

/** The servers of a database, and the current one of them. */
export class Servers {
  readonly #address: DatabaseUrl
  readonly #clients = new Map<pg.Client, string>()
  #current: string
  #finding: Promise<void> | null = null
  #failed: { error: Error; at: number } | null = null

  constructor(address: DatabaseUrl) {
    this.#address = address
    this.#current = address.urls[0] ?? ''
  }

  /** A client class that connects to the server that is current at its creation. */
  clientClass(): typeof pg.Client {
    const servers = this
    return class extends PlanningClient {
      constructor(config?: pg.ClientConfig | string) {
        const options = typeof config === 'string' ? {} : config
        super({ ...options, connectionString: servers.#current })
        servers.#know(this)
      }
    }
  }

  /** Opens a connection, on another server if the current one is gone or no longer accepts writes. */
  async connect<T>(open: () => Promise<T>): Promise<T> {
    const before = this.#current
    try {
      return await open()
    } catch (error) {
      if (this.#address.urls.length === 1) throw error
      await this.#find()
      // The pool was full, or the server was briefly unavailable.
      if (this.#current === before && reasonOf(error).startsWith('timeout')) throw error
      return await open()
    }
  }

  /**
   * Checks the current server regularly, if there are others: a hanging one breaks no connection, so clients would wait
   * forever. Returns a function that stops the checks.
   */
  watch(): () => void {
    if (this.#address.urls.length === 1) return () => undefined
    let asking = false
    const timer = setInterval(async () => {
      if (asking) return
      asking = true
      if ((await this.#refusal(this.#current)) !== null) await this.#find().catch(() => undefined)
      asking = false
    }, watchEvery)
    timer.unref()
    return () => clearInterval(timer)
  }

  /** Whether the current server responds to a new connection within two seconds. */
  async responds(): Promise<boolean> {
    return (await this.#refusal(this.#current)) === null
  }

  /** Breaks every connection, so that pending statements fail. */
  hangUp(): void {
    for (const client of this.#clients.keys()) socketOf(client).destroy()
  }

  /** Whether connections have to accept writes. */
  get readWrite(): boolean {
    return this.#address.readWrite
  }

  #know(client: pg.Client): void {
    this.#clients.set(client, this.#current)
    client.once('end', () => this.#clients.delete(client))
    const { connection } = client as unknown as Inner
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === readOnly && this.#address.readWrite) socketOf(client).destroy()
    })
  }

  /** Shared by concurrent callers. Rejects when no server is suitable. */
  #find(): Promise<void> {
    if (this.#failed && Date.now() - this.#failed.at < retryPause) return Promise.reject(this.#failed.error)
    this.#finding ??= this.#select().finally(() => {
      this.#finding = null
    })
    return this.#finding
  }

  /** Checks all servers concurrently and selects the first in order, preferring the current one. */
  async #select(): Promise<void> {
    const { urls, names } = this.#address
    const probes = urls.map((url) => this.#refusal(url))
    const order = urls.map((_, index) => index).sort((one) => (urls[one] === this.#current ? -1 : 0))
    const reasons: string[] = []
    for (const index of order) {
      const reason = await probes[index]
      if (reason === null) return this.#use(urls[index] ?? '')
      reasons.push(`${names[index]}: ${reason}`)
    }
    const what = this.#address.readWrite ? 'accepts writes' : 'responds'
    const error = Object.assign(
      new Error(`None of the database's servers ${what} (${reasons.join('; ')}).`),
      {
        code: noConnection,
      },
    )
    this.#failed = { error, at: Date.now() }
    throw error
  }

  /** Why a server is not suitable; null if it is. */
  async #refusal(url: string): Promise<string | null> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: probeTimeout,
      query_timeout: probeTimeout,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      if (this.#address.readWrite) await requireWrites(client)
      return null
    } catch (error) {
      return reasonOf(error)
    } finally {
      client.end().catch(() => undefined)
    }
  }

  /** Breaks the connections to other servers, so that pending statements fail. */
  #use(url: string): void {
    this.#failed = null
    this.#current = url
    for (const [client, used] of this.#clients) if (used !== url) socketOf(client).destroy()
  }
}

import type { Socket } from 'node:net'
import pg from 'pg'
import { PlanningClient } from '../generic-plan.ts'
import type { DatabaseUrl } from './database-url.ts'

/** How long a server is waited for that is asked whether it takes writes, in milliseconds. */
const probeTimeout = 2000

/** For so long, in milliseconds, nobody asks again who has just been told that no server is there. */
const retryPause = 300

/** How often the server that is used is asked, in milliseconds. */
const watchEvery = 2000

/** PostgreSQL's code for a connection that cannot be made; the API returns 503. */
const noConnection = '08001'
/** The server has become one that takes no writes. */
const readOnly = '25006'

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

type Inner = { readonly connection: NodeJS.EventEmitter & { readonly stream: Socket } }

/** The socket of a client, which node-postgres keeps to itself. */
const socketOf = (client: pg.Client): Socket => (client as unknown as Inner).connection.stream

/** Throws unless the session takes writes. */
export async function requireWrites(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ off: boolean }>(
    "select current_setting('transaction_read_only') = 'off' as off",
  )
  if (rows[0]?.off !== true) throw Object.assign(new Error('the server takes no writes'), { code: readOnly })
}

/** The servers of a database, and the one that is used of them. */
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

  /** The kind of client that goes to the server which is used when it is made. */
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

  /** Opens a connection, on another server where the one that is used is gone or takes no writes any more. */
  async connect<T>(open: () => Promise<T>): Promise<T> {
    const before = this.#current
    try {
      return await open()
    } catch (error) {
      if (this.#address.urls.length === 1) throw error
      await this.#find()
      // The pool was full, or the server was gone for a moment.
      if (this.#current === before && reasonOf(error).startsWith('timeout')) throw error
      return await open()
    }
  }

  /**
   * Goes on asking the server that is used, where there are others: one that hangs breaks no connection, and those who wait
   * for it would wait for ever. Returns how that ends.
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

  /** Whether the server that is used answers somebody new within two seconds. */
  async answers(): Promise<boolean> {
    return (await this.#refusal(this.#current)) === null
  }

  /** Breaks every connection: whoever waits for an answer is told that there will be none. */
  hangUp(): void {
    for (const client of this.#clients.keys()) socketOf(client).destroy()
  }

  /** Whether connections have to take writes. */
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

  /** Once however many ask. Rejects when none of the servers will do. */
  #find(): Promise<void> {
    if (this.#failed && Date.now() - this.#failed.at < retryPause) return Promise.reject(this.#failed.error)
    this.#finding ??= this.#ask().finally(() => {
      this.#finding = null
    })
    return this.#finding
  }

  /** Asks all at once and takes the first in order, the one that is used before the others. */
  async #ask(): Promise<void> {
    const { urls, names } = this.#address
    const probes = urls.map((url) => this.#refusal(url))
    const order = urls.map((_, index) => index).sort((one) => (urls[one] === this.#current ? -1 : 0))
    const reasons: string[] = []
    for (const index of order) {
      const reason = await probes[index]
      if (reason === null) return this.#use(urls[index] ?? '')
      reasons.push(`${names[index]}: ${reason}`)
    }
    const what = this.#address.readWrite ? 'takes writes' : 'answers'
    const error = Object.assign(
      new Error(`None of the database's servers ${what} (${reasons.join('; ')}).`),
      {
        code: noConnection,
      },
    )
    this.#failed = { error, at: Date.now() }
    throw error
  }

  /** Why a server will not do; null when it will. */
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

  /** Whoever still waits for an answer of another server is told that there will be none. */
  #use(url: string): void {
    this.#failed = null
    this.#current = url
    for (const [client, used] of this.#clients) if (used !== url) socketOf(client).destroy()
  }
}

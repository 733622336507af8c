import { Duplex } from 'node:stream'
import { freeSpace } from '../files/disk-space.ts'
import { greeting, queryMessage, wholeBatches } from './batches.ts'
import { compiledEngine } from './compiled-engine.ts'
import type { SpareSpace } from './spare-space.ts'
import { startThread, type Thread } from './thread-handle.ts'

/** The engine's interface for a connection. */
interface EngineConnection {
  /** Waits until the engine can be used; throws the reason if it cannot. */
  readonly ready: () => Promise<void>
  readonly send: (bytes: Uint8Array<ArrayBuffer>) => void
  readonly leave: () => void
}

/** A connection to the embedded database, as a socket for node-postgres. */
class EngineStream extends Duplex {
  readonly #wire: EngineConnection
  #greeted = false
  #unsent = Buffer.alloc(0)

  constructor(wire: EngineConnection) {
    super()
    this.#wire = wire
  }

  connect(): this {
    this.#wire.ready().then(
      () => (this.destroyed ? this.#wire.leave() : this.emit('connect')),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  /** Receives a response of the engine. */
  receive(bytes: Uint8Array<ArrayBuffer>): void {
    this.push(Buffer.from(bytes.buffer))
  }

  override _read(): void {
    // Data is pushed as it arrives.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#take([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#take(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#wire.leave()
    done(error)
  }

  #take(chunks: readonly Buffer[]): void {
    // A new connection sends a startup message; there is only one user and database.
    if (!this.#greeted) {
      this.#greeted = true
      this.push(greeting)
      return
    }
    const bytes = Buffer.concat([this.#unsent, ...chunks])
    const whole = wholeBatches(bytes)
    this.#unsent = bytes.subarray(whole)
    // A copy, since the buffer is transferred to the other thread.
    if (whole > 0) this.#wire.send(new Uint8Array(bytes.subarray(0, whole)))
  }

  // Methods of sockets, without meaning between two threads.
  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}

/** Logs an event of the database, with its cause. */
export type Note = (message: string, error?: Error) => void

/** The dependencies of an engine. */
export interface EngineParts {
  /** The database's own folder. */
  readonly folder: string
  readonly spare: SpareSpace
  readonly note: Note
  /** After this many seconds without a response, the database counts as hanging. */
  readonly answerTimeout: number
  /** Interval of maintenance, in seconds. */
  readonly upkeepEvery: number
}

/**
 * With less free space than this, in bytes, a crash is attributed to a full disk: one log file of the engine takes 16
 * MB.
 */
const minFreeSpace = 32 * 1024 * 1024

/** Pauses between attempts to reopen the database, in milliseconds. */
const firstPause = 1000
const maxPause = 10_000

/** Interval for reclaiming used spare space, in milliseconds. */
const spareEvery = 60_000

/**
 * The embedded database: a supervised thread that is restarted when its engine crashes or hangs. Pending statements
 * then get an error, as from a server that went away; acknowledged changes are in the database's log, and are there
 * when it reopens.
 */
export class Engine {
  readonly #parts: EngineParts
  readonly #streams = new Map<number, EngineStream>()
  #thread: Promise<Thread>
  #connections = 0
  #closing = false
  #retry: NodeJS.Timeout | undefined
  readonly #keepSpare: NodeJS.Timeout
  /** Connections with schema changes, which have no time limit. */
  #unhurried = 0

  /** Opens the database; `opened` settles with the result. */
  constructor(parts: EngineParts) {
    this.#parts = parts
    this.#thread = this.#open()
    this.#thread.catch(() => undefined)
    this.#keepSpare = setInterval(() => void parts.spare.take(), spareEvery)
    this.#keepSpare.unref()
  }

  async opened(): Promise<void> {
    await this.#thread
  }

  /** A new connection; node-postgres opens it. */
  stream(): EngineStream {
    this.#connections += 1
    const connection = this.#connections
    let thread: Thread | null = null
    const stream = new EngineStream({
      ready: async () => {
        thread = await this.#thread
        this.#streams.set(connection, stream)
      },
      send: (bytes) => thread?.send(connection, bytes),
      leave: () => {
        // Rolls back an open transaction; ROLLBACK is a no-op outside a transaction.
        if (this.#streams.delete(connection)) thread?.send(connection, queryMessage('rollback'))
      },
    })
    return stream
  }

  /** Runs work that may keep the database busy for long. */
  async unhurried<T>(work: () => Promise<T>): Promise<T> {
    this.#unhurried += 1
    try {
      return await work()
    } finally {
      this.#unhurried -= 1
    }
  }

  async close(): Promise<void> {
    this.#closing = true
    clearTimeout(this.#retry)
    clearInterval(this.#keepSpare)
    const thread = await this.#thread.catch(() => null)
    await thread?.close()
  }

  async #open(): Promise<Thread> {
    const { folder, spare, answerTimeout, upkeepEvery } = this.#parts
    await spare.release()
    const opening = startThread(
      { folder, upkeepEvery, engine: await compiledEngine() },
      {
        received: (connection, bytes) => this.#streams.get(connection)?.receive(bytes),
        broke: (reason) => void this.#broke(reason),
        answerTimeout: () => (this.#unhurried > 0 ? Number.POSITIVE_INFINITY : answerTimeout),
      },
    )
    const thread = await opening.catch(async (error: Error) => {
      throw await this.#lost(
        `The embedded database in ${folder} could not be opened: ${error.message}. Nothing was changed. If the folder is a copy, copy it again while no server runs; else restore a backup into another DATA_DIR.`,
      )
    })
    await spare.take()
    return thread
  }

  /** The error for pending statements: 57P02 and 53100 are PostgreSQL's codes for a crash and a full disk. */
  async #lost(message: string): Promise<Error> {
    const free = await freeSpace(this.#parts.folder).catch(() => Number.POSITIVE_INFINITY)
    return Object.assign(new Error(message), { code: free < minFreeSpace ? '53100' : '57P02' })
  }

  async #broke(reason: string): Promise<void> {
    const waiting = [...this.#streams.values()]
    this.#streams.clear()
    this.#thread = this.#thread.then((thread) => thread.end()).then(() => this.#open())
    this.#thread.catch(() => undefined)
    const error = await this.#lost(`The embedded database was ended: ${reason}`)
    for (const stream of waiting) stream.destroy(error)
    this.#parts.note('the embedded database was ended; it is opened anew', error)
    await this.#watchOpening(firstPause)
  }

  async #watchOpening(pause: number): Promise<void> {
    try {
      await this.#thread
      this.#parts.note('the embedded database is open again')
    } catch (error) {
      if (this.#closing) return
      this.#parts.note('the embedded database could not be opened; another try follows', error as Error)
      this.#retry = setTimeout(() => {
        this.#thread = this.#open()
        this.#thread.catch(() => undefined)
        void this.#watchOpening(Math.min(2 * pause, maxPause))
      }, pause)
    }
  }
}

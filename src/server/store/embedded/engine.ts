import { freeSpace } from '../files/disk-space.ts'
import { queryMessage } from './batches.ts'
import { compiledEngine } from './compiled-engine.ts'
import { EngineStream } from './engine-stream.ts'
import type { SpareSpace } from './spare-space.ts'
import { startThread, type Thread } from './thread-handle.ts'

/** For the log: what happened to the database, and why. */
export type Note = (message: string, error?: Error) => void

/** What an engine is made from. */
export type EngineParts = {
  /** The database's own folder. */
  readonly folder: string
  readonly spare: SpareSpace
  readonly note: Note
  /** So many seconds without an answer mean that the database hangs. */
  readonly answerTimeout: number
  /** So often, in seconds, the tables are tidied where they need it. */
  readonly upkeepEvery: number
}

/** Less than this, in bytes, and it is for want of space that the engine gave up: a file of its log takes 16 MB. */
const minFreeSpace = 32 * 1024 * 1024

/** Pauses between two tries to open the database anew, in milliseconds. */
const firstPause = 1000
const maxPause = 10_000

/** So often, in milliseconds, the spare space is taken back where it was used. */
const spareEvery = 60_000

/**
 * The embedded database: a thread, watched, that is ended and started anew when the engine in it gives up or hangs. Whoever
 * waits for an answer then gets an error, as from a server that went away; what was acknowledged is in the database's log,
 * and there when it opens again.
 */
export class Engine {
  readonly #parts: EngineParts
  readonly #streams = new Map<number, EngineStream>()
  #thread: Promise<Thread>
  #connections = 0
  #closing = false
  #retry: NodeJS.Timeout | undefined
  readonly #keepSpare: NodeJS.Timeout
  /** Those who change tables, which may take as long as it needs. */
  #unhurried = 0

  /** Opens the database; `opened` says whether that succeeded. */
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

  /** A connection; node-postgres opens it. */
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
        // Whatever was begun is undone; to who has begun nothing it means nothing.
        if (this.#streams.delete(connection)) thread?.send(connection, queryMessage('rollback'))
      },
    })
    return stream
  }

  /** Carries out work that may keep the database busy for long. */
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
        answered: (connection, bytes) => this.#streams.get(connection)?.receive(bytes),
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

  /** The error that is told to who waits: 57P02 and 53100 are PostgreSQL's codes for a crash and a full disk. */
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

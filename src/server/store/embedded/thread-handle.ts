import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FromThread, ThreadData, ToThread } from './batches.ts'

/** The database thread, as seen by the main thread. */
export interface Thread {
  readonly send: (connection: number, bytes: Uint8Array<ArrayBuffer>) => void
  /** Closes the database cleanly, within a time limit, and ends the thread. */
  readonly close: () => Promise<void>
  /** Ends the thread immediately; no file is written after that. */
  readonly end: () => Promise<void>
}

/** Events for the thread's owner. */
export interface ThreadEvents {
  readonly received: (connection: number, bytes: Uint8Array<ArrayBuffer>) => void
  /** The database no longer responds; called once, and only after it had opened. */
  readonly broke: (reason: string) => void
  /** The current limit for a response, in seconds. */
  readonly answerTimeout: () => number
}

const script = join(import.meta.dirname, 'thread.ts')

/** A database that does not close in this time, in milliseconds, is terminated; acknowledged changes are in its log. */
const closeTimeout = 10_000
const watchEvery = 1000

/**
 * Pings the thread once a second while a response is pending; it cannot respond during a statement. Counts pings
 * instead of time, so that the sleep of a machine does not count.
 */
class Watch {
  #silent = 0
  #pending = 0
  #isPinged = false
  #isMaintained = false
  readonly #timer: NodeJS.Timeout

  constructor(ping: () => void, responseTimeout: () => number, lost: (seconds: number) => void) {
    this.#timer = setInterval(() => {
      this.#silent = this.#isPinged && !this.#isMaintained ? this.#silent + 1 : 0
      if (this.#silent >= responseTimeout()) return lost(this.#silent)
      if (this.#pending === 0 || this.#isPinged) return
      this.#isPinged = true
      ping()
    }, watchEvery)
    this.#timer.unref()
  }

  sent(): void {
    this.#pending += 1
  }

  received(): void {
    this.#pending -= 1
  }

  markAlive(): void {
    this.#isPinged = false
  }

  /** Database maintenance starts or ends; it may take long. */
  rest(going: boolean): void {
    this.#isMaintained = going
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

type Listening = Pick<ThreadEvents, 'received' | 'broke'> & {
  readonly watch: Watch
  readonly opened: () => void
}

/** Dispatches messages from the thread, and its end. */
const listenTo = (worker: Worker, { watch, received, opened, broke }: Listening): void => {
  worker.on('message', (message: FromThread) => {
    switch (message.kind) {
      case 'response':
        watch.received()
        received(message.connection, message.bytes)
        break
      case 'pong':
        watch.markAlive()
        break
      case 'upkeep':
        watch.rest(message.going)
        break
      case 'closed':
        void worker.terminate()
        break
      case 'open':
        opened()
        break
      case 'failed':
      case 'broken':
        broke(message.message)
        break
      default:
        // Not from the thread: in watch mode Node reports loaded files here.
        break
    }
  })
  worker.once('error', (error) => broke(error.message))
  worker.once('exit', () => broke('its thread ended'))
}

/**
 * Starts a thread on the database's folder; resolves once the database is open. Throws the engine's reason when it
 * cannot be opened.
 */
export const startThread = (data: ThreadData, events: ThreadEvents): Promise<Thread> => {
  const worker = new Worker(script, { workerData: data })
  const post = (message: ToThread, transfer: ArrayBuffer[] = []): void =>
    worker.postMessage(message, transfer)
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let ending = false

  return new Promise<Thread>((resolve, reject) => {
    let refuse: (reason: string) => void = (reason) => {
      void thread.end()
      reject(new Error(reason))
    }
    const broke = (reason: string): void => {
      watch.stop()
      if (!ending) refuse(reason)
      refuse = () => {}
    }
    const watch = new Watch(
      () => post({ kind: 'ping' }),
      events.answerTimeout,
      (seconds) => broke(`it has not responded for ${seconds} seconds`),
    )
    const thread: Thread = {
      send: (connection, bytes) => {
        watch.sent()
        post({ kind: 'batch', connection, bytes }, [bytes.buffer])
      },
      close: async () => {
        ending = true
        watch.stop()
        post({ kind: 'close' })
        const timer = setTimeout(() => void worker.terminate(), closeTimeout)
        await gone
        clearTimeout(timer)
      },
      end: async () => {
        ending = true
        watch.stop()
        await worker.terminate()
      },
    }
    const opened = (): void => {
      refuse = events.broke
      resolve(thread)
    }
    listenTo(worker, { watch, received: events.received, opened, broke })
  })
}

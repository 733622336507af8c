import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FromThread, ThreadData, ToThread } from './messages.ts'

/** The database's thread, seen from the one that serves. */
export type Thread = {
  readonly send: (connection: number, bytes: Uint8Array<ArrayBuffer>) => void
  /** Closes the database in good order, as long as that takes up to a limit, and ends the thread. */
  readonly close: () => Promise<void>
  /** Ends the thread whatever it does; no file is written after that. */
  readonly end: () => Promise<void>
}

/** What the thread's owner is told. */
export type ThreadEvents = {
  readonly answered: (connection: number, bytes: Uint8Array<ArrayBuffer>) => void
  /** The database returns no more; said once, and only after it had opened. */
  readonly broke: (reason: string) => void
  /** How long it may leave everybody without an answer, in seconds; asked each time. */
  readonly answerTimeout: () => number
}

const script = join(import.meta.dirname, 'thread.ts')

/** A database that does not close in this time, in milliseconds, is ended; what was acknowledged is in its log. */
const closeTimeout = 10_000
const watchEvery = 1000

/**
 * Asks the thread once a second, while it owes an answer, whether it hears. It hears nothing during a statement. Looks are
 * counted, not time: a machine that slept has not waited.
 */
class Watch {
  #silent = 0
  #owed = 0
  #asked = false
  #resting = false
  readonly #timer: NodeJS.Timeout

  constructor(ask: () => void, answerTimeout: () => number, lost: (seconds: number) => void) {
    this.#timer = setInterval(() => {
      this.#silent = this.#asked && !this.#resting ? this.#silent + 1 : 0
      if (this.#silent >= answerTimeout()) return lost(this.#silent)
      if (this.#owed === 0 || this.#asked) return
      this.#asked = true
      ask()
    }, watchEvery)
    this.#timer.unref()
  }

  sent(): void {
    this.#owed += 1
  }

  answered(): void {
    this.#owed -= 1
  }

  markAlive(): void {
    this.#asked = false
  }

  /** The database does something of its own that may take long. */
  rest(going: boolean): void {
    this.#resting = going
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

type Listening = Pick<ThreadEvents, 'answered' | 'broke'> & {
  readonly watch: Watch
  readonly opened: () => void
}

/** Takes what the thread says, and its end, to whom that concerns. */
function listenTo(worker: Worker, { watch, answered, opened, broke }: Listening): void {
  worker.on('message', (message: FromThread) => {
    switch (message.kind) {
      case 'answer':
        watch.answered()
        answered(message.connection, message.bytes)
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
        // Not the thread's own: in watch mode Node tells here which files it loads.
        break
    }
  })
  worker.once('error', (error) => broke(error.message))
  worker.once('exit', () => broke('its thread ended'))
}

/**
 * Starts a thread on the database's folder; answers once the database is open. Throws when it cannot be opened, with the
 * engine's reason.
 */
export function startThread(data: ThreadData, events: ThreadEvents): Promise<Thread> {
  const worker = new Worker(script, { workerData: data })
  const tell = (message: ToThread, transfer: ArrayBuffer[] = []): void =>
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
      () => tell({ kind: 'ping' }),
      events.answerTimeout,
      (seconds) => broke(`it has not answered for ${seconds} seconds`),
    )
    const thread: Thread = {
      send: (connection, bytes) => {
        watch.sent()
        tell({ kind: 'batch', connection, bytes }, [bytes.buffer])
      },
      close: async () => {
        ending = true
        watch.stop()
        tell({ kind: 'close' })
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
    listenTo(worker, { watch, answered: events.answered, opened, broke })
  })
}

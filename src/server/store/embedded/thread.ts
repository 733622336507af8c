/**
 * The thread of the embedded database. It runs the batches of its connections one after the other; while one of them is
 * in a transaction, the others wait. Nothing here waits for the engine: it works before a call returns, or never.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type FromThread, queryMessage, type ThreadData, type ToThread } from './batches.ts'
import { maintain, WriteAheadLog } from './maintenance.ts'
import { StatementQueue } from './statement-queue.ts'

type Batch = Extract<ToThread, { kind: 'batch' }>

/** A single connection needs little; the rest is left to the system, which caches the same files. */
const settings = ['shared_buffers=32MB', 'max_wal_size=64MB', 'min_wal_size=32MB']

/** After these the engine is unusable, and loops on any further call. */
const fatalOutput = /\b(?:PANIC|FATAL): .*|^Aborted\(.*/

const { folder, upkeepEvery, engine } = workerData as ThreadData

const post = (message: FromThread, transfer: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transfer)

let reason: string | null = null
const readOutput = (text: string): boolean => {
  const [words] = fatalOutput.exec(text) ?? []
  if (words !== undefined && reason === null) {
    reason = words
    post({ kind: 'broken', message: words })
  }
  return false
}

const openDatabase = async (): Promise<PGlite> => {
  try {
    return await PGlite.create(folder, {
      pgliteWasmModule: engine,
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
      onStderr: readOutput,
    })
  } catch (error) {
    post({ kind: 'failed', message: reason ?? (error instanceof Error ? error.message : String(error)) })
    throw error
  }
}

const database = await openDatabase()
const turns = new StatementQueue<Batch>()
const log = new WriteAheadLog(database)

const runBatch = async ({ connection, bytes }: Batch): Promise<void> => {
  const parts: Uint8Array[] = []
  // The parts are in memory that the engine reuses.
  const onRawData = (part: Uint8Array): void => {
    parts.push(part.slice())
  }
  await database.execProtocolRawStream(bytes, { syncToFs: false, onRawData })
  const whole = new Uint8Array(Buffer.concat(parts))
  post({ kind: 'response', connection, bytes: whole }, [whole.buffer])
}

/** The thread's own connection; its responses are ignored. */
const internalConnection = 0

const tidy = async (batch: Batch): Promise<void> => {
  post({ kind: 'upkeep', going: true })
  await database.execProtocolRawStream(batch.bytes, { syncToFs: false, onRawData: () => {} })
  post({ kind: 'upkeep', going: false })
}

let running = false
const run = async (): Promise<void> => {
  if (running) return
  running = true
  for (let batch = turns.next(); batch; batch = turns.next()) {
    await (batch.connection === internalConnection ? tidy(batch) : runBatch(batch))
    turns.done(batch, database.isInTransaction())
    if (!database.isInTransaction()) await log.grew(batch.bytes.length)
  }
  running = false
}

setInterval(async () => {
  if (running || database.isInTransaction()) return
  for (const statement of await maintain(database))
    turns.add({ kind: 'batch', connection: internalConnection, bytes: queryMessage(statement) })
  await run()
}, upkeepEvery * 1000)

const close = async (): Promise<void> => {
  await database.close()
  post({ kind: 'closed' })
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'ping') post({ kind: 'pong' })
  else if (message.kind === 'close') void close()
  else {
    turns.add(message)
    void run()
  }
})
post({ kind: 'open' })

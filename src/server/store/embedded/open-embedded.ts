import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '../database.ts'
import { DiskSpace } from '../files/disk-space.ts'
import { PlanningClient } from '../generic-plan.ts'
import { throughPool } from '../pool.ts'
import { Engine, type Note } from './engine.ts'
import { SpareSpace } from './spare-space.ts'

/** How long processes that start at the same time retry, in milliseconds. */
const timeout = 1000

/** SQLite's result codes; the low byte is the kind of error. */
const busy = 5

/** Keeps references: a file without any is closed by the garbage collector, which releases its lock. */
const openLocks = new Set<DatabaseSync>()

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy

/** Reads who holds the folder, for messages only. */
const readNote = (path: string): string => {
  try {
    const note = readFileSync(path, 'utf8').trim()
    return /^\d+ on \S+ since \S+$/.test(note) ? ` (process ${note})` : ''
  } catch {
    return ''
  }
}

const writeNote = (path: string): void => {
  try {
    writeFileSync(path, `${process.pid} on ${hostname()} since ${new Date().toISOString()}\n`)
  } catch {
    // A full disk must not prevent serving existing data.
  }
}

const takeLock = (folder: string, note: string): DatabaseSync => {
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(join(folder, 'lock'), { timeout })
    file.exec('begin exclusive')
    return file
  } catch (error) {
    file?.close()
    if (isBusy(error))
      throw new Error(
        `DATA_DIR: ${folder} is in use by another process${readNote(note)}. Stop that one, choose another folder, or set DATABASE_URL, so that many processes share one database.`,
      )
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `DATA_DIR: ${folder} cannot be locked: ${reason}. Choose a folder on a disk of this machine, or set DATABASE_URL.`,
      { cause: error },
    )
  }
}

/**
 * Locks a data folder against other processes: the embedded database has no lock of its own, and two would corrupt it.
 * The lock is the operating system's (as SQLite locks its files), so it ends with the process in any case, and works
 * between containers that share the folder. Returns the function that releases the folder. Throws when another process,
 * or another user of this one, holds the lock.
 */
export const lockFolder = (folder: string): (() => void) => {
  const note = join(folder, 'process.pid')
  const file = takeLock(folder, note)
  openLocks.add(file)
  writeNote(note)
  return () => {
    rmSync(note, { force: true })
    file.close()
    openLocks.delete(file)
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** If these files are missing, the engine would create a new database over the remains of the old one. */
const essential = ['PG_VERSION', join('global', 'pg_control')]

/** Throws for a folder with an incomplete database. */
const checkWhole = async (folder: string): Promise<void> => {
  for (const name of essential)
    if (!(await exists(join(folder, name))))
      throw new Error(
        `The embedded database in ${folder} lacks the file ${name}: it is a part of a copy, or damaged. Nothing was changed. Copy it again while no server runs, or restore a backup into another DATA_DIR; to begin anew, move the folder away.`,
      )
}

/** The creation of a database, by this or an earlier start. */
interface Creation {
  readonly finished: () => Promise<void>
}

/**
 * Prepares the start of a database in a data folder. A marker file exists while a database is being created; a folder
 * found beside it is incomplete, cannot be opened and has no records yet, so it is moved aside. Every other folder is
 * opened, or refused when it is incomplete.
 */
const prepareCreation = async (dataDir: string, folder: string, note: Note): Promise<Creation> => {
  const mark = join(dataDir, 'database-creating')
  const isThere = (await readdir(folder).catch(() => [])).length > 0
  const isHalf = isThere && (await exists(mark))
  if (isHalf) {
    const aside = `${folder}-unfinished-${new Date().toISOString().replaceAll(':', '-')}`
    await rename(folder, aside)
    note(`the database was not finished by an earlier start; it was moved to ${aside} and is created anew`)
  }
  if (isThere && !isHalf) await checkWhole(folder)
  else
    await writeFile(
      mark,
      'The embedded database is being created. It holds no records while this file is here.\n',
    )
  return {
    finished: async () => {
      // Earlier versions delete a database without this file, so it is kept for a downgrade.
      await writeFile(join(dataDir, 'database-created'), '')
      await rm(mark, { force: true })
    },
  }
}

/** Options of the embedded database. */
export interface EmbeddedOptions {
  /** Bytes that must stay free on its disk. */
  readonly reserve: number
  readonly note: Note
  /** After this many seconds without a response, the database counts as hanging. */
  readonly answerTimeout?: number
  /** Interval of maintenance, in seconds. */
  readonly upkeepEvery?: number
}

const defaults = { answerTimeout: 60, upkeepEvery: 60 }

/** Maximum waiting time of a request for a connection, in milliseconds. */
const connectionTimeout = 30_000

/**
 * Opens the embedded database in a data folder, and creates it if there is none. Throws when another process has it
 * open, and when it cannot be opened. Never deletes anything.
 */
export const openEmbedded = async (
  dataDir: string,
  { reserve, note, ...others }: EmbeddedOptions,
): Promise<Database> => {
  await mkdir(dataDir, { recursive: true })
  const release = lockFolder(dataDir)
  const folder = join(dataDir, 'database')
  let engine: Engine | null = null
  try {
    const creation = await prepareCreation(dataDir, folder, note)
    const spare = new SpareSpace(join(dataDir, 'database-spare'))
    const opened = new Engine({ folder, spare, note, ...defaults, ...others })
    engine = opened
    await opened.opened()
    await creation.finished()
    const database = throughPool(
      {
        stream: () => opened.stream(),
        ssl: false,
        connectionTimeoutMillis: connectionTimeout,
        idleTimeoutMillis: 0,
        onConnect: (client) => client instanceof PlanningClient && client.nameStatements(),
        // Already logged by the engine.
        onLost: () => undefined,
      },
      new DiskSpace([folder], reserve),
    )
    return {
      ...database,
      exclusively: (work) => opened.unhurried(() => database.exclusively(work)),
      close: async () => {
        await database.close()
        await opened.close()
        release()
      },
    }
  } catch (error) {
    await engine?.close()
    release()
    throw error
  }
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'

/** How long processes that start at the same time retry, in milliseconds. */
const timeout = 1000

/** SQLite's result codes; the low byte is the kind of error. */
const busy = 5

/** Keeps references: a file without any is closed by the garbage collector, which releases its lock. */
const openLocks = new Set<DatabaseSync>()

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy

/** Reads who holds the folder, for messages only. */
function readNote(path: string): string {
  try {
    const note = readFileSync(path, 'utf8').trim()
    return /^\d+ on \S+ since \S+$/.test(note) ? ` (process ${note})` : ''
  } catch {
    return ''
  }
}

function writeNote(path: string): void {
  try {
    writeFileSync(path, `${process.pid} on ${hostname()} since ${new Date().toISOString()}\n`)
  } catch {
    // A full disk must not prevent serving existing data.
  }
}

function takeLock(folder: string, note: string): DatabaseSync {
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
export function lockFolder(folder: string): () => void {
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

import { createHash, randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const root = join(import.meta.dirname, '../../..')
const kept = join(root, '.cache', 'tests')

/** The sources that determine the data of a first start. */
const sources = [
  ...['src/server', 'src/contract', 'src/contract/messages', 'generated/openapi.json', 'package-lock.json'],
  // The files that determine how a first start is made.
  ...['tests/support/disk', 'tests/support/database', 'tests/support/server'],
]

const filesOf = async (path: string): Promise<string[]> => {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

const hashOfSources = async (): Promise<string> => {
  const files = (await Promise.all(sources.map((source) => filesOf(join(root, source))))).flat().sort()
  const states = await Promise.all(
    files.map(async (file) => {
      const { mtimeMs, size } = await stat(file)
      return `${file} ${mtimeMs} ${size}`
    }),
  )
  // Demo content has the time of its loading, which must be recent.
  const day = new Date().toISOString().slice(0, 10)
  return createHash('sha256')
    .update([day, ...states].join('\n'))
    .digest('hex')
    .slice(0, 16)
}

type Fill = (folder: string) => Promise<unknown>

let hash: Promise<string> | undefined

/** The state of the sources of the server's data, as a short hash. */
export const serverState = (): Promise<string> => {
  hash ??= hashOfSources()
  return hash
}

/** Removes folders of this name and other states, unless a running test may still read them. */
const removeOld = async (name: string, current: string): Promise<void> => {
  const hourAgo = Date.now() - 3_600_000
  for (const entry of await readdir(kept)) {
    const path = join(kept, entry)
    const { mtimeMs } = (await stat(path).catch(() => null)) ?? { mtimeMs: Date.now() }
    if (entry.startsWith(`${name}-`) && !entry.includes(current) && mtimeMs < hourAgo)
      await rm(path, { recursive: true, force: true })
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** SQLite's error code for a locked file. */
const busy = 5

/** Waits for a lock that ends with its process; returns a function that releases it. */
const lockOf = async (path: string): Promise<() => void> => {
  for (;;) {
    const file = new DatabaseSync(path, { timeout: 0 })
    try {
      file.exec('begin exclusive')
      return () => file.close()
    } catch (error) {
      file.close()
      if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

const fillOnce = async (name: string, state: string, fill: Fill): Promise<string> => {
  const path = join(kept, `${name}-${state}`)
  if (await isThere(path)) return path
  await mkdir(kept, { recursive: true })
  // One process fills it; the others leave the processor to it.
  const release = await lockOf(`${path}.lock`)
  try {
    if (await isThere(path)) return path
    const mine = `${path}.${randomUUID()}`
    await mkdir(mine)
    await fill(mine)
    await rename(mine, path)
    await removeOld(name, state)
    return path
  } finally {
    release()
  }
}

const known = new Map<string, Promise<string>>()

/**
 * A folder that is filled once for each state of its sources, those of the server's data unless another `of` is given,
 * because that takes long; never changed, only read or copied.
 */
export const preparedFolder = async (name: string, fill: Fill, of?: string): Promise<string> => {
  const state = of ?? (await serverState())
  const path = join(kept, `${name}-${state}`)
  const found = known.get(path) ?? fillOnce(name, state, fill)
  known.set(path, found)
  // The next caller tries again.
  found.catch(() => known.delete(path))
  return found
}

/** Copies a prepared folder synchronously: `node:fs` promises take several times as long for a thousand files. */
export const copyPrepared = (prepared: string, to: string): void => cpSync(prepared, to, { recursive: true })

import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { DiskSpace } from '../files/disk-space.ts'
import { PlanningClient } from '../generic-plan.ts'
import { throughPool } from '../pool.ts'
import { Engine, type Note } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import { SpareSpace } from './spare-space.ts'

/** What the embedded database is told beside its folder. */
export type EmbeddedOptions = {
  /** Bytes that must stay free on its disk. */
  readonly reserve: number
  readonly note: Note
  /** So many seconds without an answer mean that the database hangs. */
  readonly answerTimeout?: number
  /** So often, in seconds, the tables are tidied where they need it. */
  readonly upkeepEvery?: number
}

const defaults = { answerTimeout: 60, upkeepEvery: 60 }

/** The longest, in milliseconds, that a request waits for its turn. */
const connectionTimeout = 30_000

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Opens the embedded database in a data folder; throws when another process has it open. One that was cut off while it was
 * being created held nothing yet and is created anew: the engine cannot open half of one.
 */
export async function openEmbedded(
  dataDir: string,
  { reserve, note, ...others }: EmbeddedOptions,
): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  const release = lockFolder(dataDir)
  const folder = join(dataDir, 'database')
  const created = join(dataDir, 'database-created')
  let engine: Engine | null = null
  try {
    if (!(await exists(created))) await rm(folder, { recursive: true, force: true })
    const spare = new SpareSpace(join(dataDir, 'database-spare'))
    const opened = new Engine({ folder, spare, note, ...defaults, ...others })
    engine = opened
    await opened.opened()
    await writeFile(created, '')
    const database = throughPool(
      {
        stream: () => opened.stream(),
        ssl: false,
        connectionTimeoutMillis: connectionTimeout,
        idleTimeoutMillis: 0,
        onConnect: (client) => client instanceof PlanningClient && client.nameStatements(),
        // The engine has noted it.
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

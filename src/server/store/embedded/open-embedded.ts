import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { DiskSpace } from '../files/disk-space.ts'
import { PlanningClient } from '../generic-plan.ts'
import { throughPool } from '../pool.ts'
import { prepareCreation } from './creation.ts'
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

/**
 * Opens the embedded database in a data folder, and creates it where there is none. Throws when another process has it open,
 * and when it cannot be opened. Nothing is ever deleted.
 */
export async function openEmbedded(
  dataDir: string,
  { reserve, note, ...others }: EmbeddedOptions,
): Promise<Database> {
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

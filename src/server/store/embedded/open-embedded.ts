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

/** Options of the embedded database. */
export type EmbeddedOptions = {
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

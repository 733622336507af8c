import { randomUUID } from 'node:crypto'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../../../src/server/store/database.ts'
import { openEmbedded } from '../../../src/server/store/embedded/open-embedded.ts'
import { openPostgres } from '../../../src/server/store/postgres/open-postgres.ts'
import { temporaryFolder } from '../disk/temporary-folder.ts'

/** What the server's tests run on: PGlite, and PostgreSQL where `TEST_DATABASE_URL` names a server. */
export type DatabaseKind = 'PGlite' | 'PostgreSQL'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

export const databaseKinds: readonly DatabaseKind[] = serverUrl === '' ? ['PGlite'] : ['PGlite', 'PostgreSQL']

const templateFolder = join(tmpdir(), 'foundation-test-templates')

const embedded = (folder: string): Promise<Database> =>
  openEmbedded(folder, { reserve: 0, note: (message, error) => console.error(message, error) })

/** Creating an embedded database takes seconds, so each machine creates one and the tests start from copies of it. */
const template = async (): Promise<string> => {
  const path = join(templateFolder, 'pglite-18-folder')
  const known = await stat(path).catch(() => null)
  if (known) return path
  await mkdir(templateFolder, { recursive: true })
  const mine = `${path}.${randomUUID()}`
  const fresh = await embedded(mine)
  await fresh.close()
  await rename(mine, path).catch(() => rm(mine, { recursive: true }))
  return path
}

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An empty database, and another connection to the same one. Dropped by `drop`, once all are closed. */
export interface TestDatabase {
  open: () => Promise<Database>
  /** Where a process of its own can reach it; null for PGlite, which belongs to this process. */
  url: string | null
  drop: () => Promise<void>
}

/** A data folder with an empty database. */
export const emptyDataFolder = async (): ReturnType<typeof temporaryFolder> => {
  const folder = await temporaryFolder()
  await cp(await template(), folder.path, { recursive: true })
  return folder
}

const inFolder = async (): Promise<TestDatabase> => {
  const folder = await emptyDataFolder()
  const database = await embedded(folder.path)
  return {
    // Outlives the applications that a test opens on it one after another.
    open: async () => ({ ...database, close: async () => undefined }),
    url: null,
    drop: async () => {
      await database.close()
      await folder.remove()
    },
  }
}

const server = async (): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    open: async () => openPostgres(url.href, () => undefined),
    url: url.href,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  }
}

/** A new, empty database of this kind. */
export const createTestDatabase = (kind: DatabaseKind): Promise<TestDatabase> =>
  kind === 'PGlite' ? inFolder() : server()

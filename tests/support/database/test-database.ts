import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../../../src/server/store/database.ts'
import { openEmbedded } from '../../../src/server/store/embedded/open-embedded.ts'
import { openPostgres } from '../../../src/server/store/postgres/open-postgres.ts'
import { copyPrepared, preparedFolder, serverState } from '../disk/prepared.ts'
import { temporaryFolder } from '../disk/temporary-folder.ts'

/** What the server's tests run on: PGlite, and PostgreSQL where `TEST_DATABASE_URL` names a server. */
export type DatabaseKind = 'PGlite' | 'PostgreSQL'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

export const databaseKinds: readonly DatabaseKind[] = serverUrl === '' ? ['PGlite'] : ['PGlite', 'PostgreSQL']

const embedded = (folder: string): Promise<Database> =>
  openEmbedded(folder, { reserve: 0, note: (message, error) => console.error(message, error) })

/** What tests run on that never get as far as the database, or that are about many more things than a database decides. */
export const anyKind: DatabaseKind = databaseKinds.at(-1) ?? 'PGlite'

/** Creating an embedded database takes seconds, so each machine creates one and the tests start from copies of it. */
const template = (): Promise<string> =>
  preparedFolder('pglite-empty', async (folder) => (await embedded(folder)).close())

/** What is done to an empty database before tests begin on copies of it. */
export interface Beginning {
  name: string
  fill: (database: Database) => Promise<void>
  /** The folder of an embedded database that has been made so already, beside whatever else. */
  folder?: () => Promise<string>
}

/** The embedded database as it is at a beginning. */
const beginningFolder = ({ name, fill, folder: made }: Beginning): Promise<string> =>
  made?.() ??
  preparedFolder(`pglite-${name}`, async (folder) => {
    copyPrepared(await template(), folder)
    const database = await embedded(folder)
    await fill({ ...database, close: async () => undefined })
    await database.close()
  })

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database, and another connection to the same one. Dropped by `drop`, once all are closed. */
export interface TestDatabase {
  open: () => Promise<Database>
  /** Where a process of its own can reach it; null for PGlite, which belongs to this process. */
  url: string | null
  drop: () => Promise<void>
}

/** Puts an embedded database into a data folder, empty or as it is at a beginning. */
export const addDatabase = async (dataDir: string, beginning?: Beginning): Promise<void> =>
  copyPrepared(await (beginning ? beginningFolder(beginning) : template()), dataDir)

/** A data folder with an empty database. */
export const emptyDataFolder = async (): ReturnType<typeof temporaryFolder> => {
  const folder = await temporaryFolder()
  await addDatabase(folder.path)
  return folder
}

const inFolder = async (beginning?: Beginning): Promise<TestDatabase> => {
  const folder = await temporaryFolder()
  await addDatabase(folder.path, beginning)
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

const newName = (): string => `test_${randomUUID().replaceAll('-', '')}`

const urlOf = (name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** The name of a database that is as it is at a beginning, which nobody is connected to. */
const beginningDatabase = async ({ name, fill }: Beginning): Promise<string> => {
  const path = `begin_${name}_${await serverState()}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    // Of several processes one makes it, and the others wait.
    await client.query('select pg_advisory_lock(hashtext($1))', [path])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [path])
    if (rowCount) return path
    const mine = newName()
    await client.query(`create database ${mine}`)
    const database = await openPostgres(urlOf(mine), () => undefined)
    await fill({ ...database, close: async () => undefined })
    await database.close()
    await client.query(`alter database ${mine} rename to ${path}`)
    return path
  } finally {
    await client.end()
  }
}

const server = async (beginning?: Beginning): Promise<TestDatabase> => {
  const name = newName()
  const from = beginning ? ` template ${await beginningDatabase(beginning)}` : ''
  await administer(`create database ${name}${from}`)
  const url = urlOf(name)
  return {
    open: async () => openPostgres(url, () => undefined),
    url,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  }
}

/** A new database of this kind, empty or as it is at a beginning. */
export const createTestDatabase = (kind: DatabaseKind, beginning?: Beginning): Promise<TestDatabase> =>
  kind === 'PGlite' ? inFolder(beginning) : server(beginning)

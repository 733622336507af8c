import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { mutatedTests } from '../../../scripts/test/mutated-folders.ts'
import type { Database } from '../../../src/server/store/database.ts'
import { openEmbedded } from '../../../src/server/store/embedded/open-embedded.ts'
import { openPostgres } from '../../../src/server/store/postgres/open-postgres.ts'
import { copyPrepared, preparedFolder, serverState } from '../disk/prepared.ts'
import { temporaryFolder } from '../disk/temporary-folder.ts'

/** The databases of the server tests: PGlite, and PostgreSQL if `TEST_DATABASE_URL` names a server. */
export type DatabaseKind = 'PGlite' | 'PostgreSQL'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

const kinds: readonly DatabaseKind[] = serverUrl === '' ? ['PGlite'] : ['PGlite', 'PostgreSQL']

/** The database of tests that do not reach it, or do not depend on its kind. */
export const anyKind: DatabaseKind = kinds.at(-1) ?? 'PGlite'

/** The databases of this run; mutation tests, which repeat each test many times, use one. */
export const databaseKinds: readonly DatabaseKind[] =
  process.env[mutatedTests] === undefined ? kinds : [anyKind]

const embedded = (folder: string): Promise<Database> =>
  openEmbedded(folder, { reserve: 0, note: (message, error) => console.error(message, error) })

/** Creating an embedded database takes seconds: each machine creates one, and tests start from copies. */
const template = (): Promise<string> =>
  preparedFolder('pglite-empty', async (folder) => (await embedded(folder)).close())

/** Prepares an empty database, of which tests use copies. */
export interface Beginning {
  name: string
  fill: (database: Database) => Promise<void>
  /** The folder of an embedded database with the same preparation. */
  folder?: () => Promise<string>
}

/** The initial embedded database. */
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

/** A database and a second connection to it. `drop` removes it once all are closed. */
export interface TestDatabase {
  open: () => Promise<Database>
  /** Its address for other processes; null for PGlite, which belongs to this process. */
  url: string | null
  drop: () => Promise<void>
}

/** Copies an embedded database into a data folder, empty or in the initial state. */
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
    // Stays while a test opens one application after another on it.
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

/** The name of a database in the initial state without connections. */
const beginningDatabase = async ({ name, fill }: Beginning): Promise<string> => {
  const path = `begin_${name}_${await serverState()}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    // One process creates it, the others wait.
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

/** A new database of this kind, empty or in the initial state. */
export const createTestDatabase = (kind: DatabaseKind, beginning?: Beginning): Promise<TestDatabase> =>
  kind === 'PGlite' ? inFolder(beginning) : server(beginning)

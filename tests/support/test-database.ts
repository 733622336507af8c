import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { type Database, fromPglite, openPostgres } from '../../src/server/store/database.ts'

/** What the server's tests run on: PGlite, and PostgreSQL where `TEST_DATABASE_URL` names a server. */
export type DatabaseKind = 'PGlite' | 'PostgreSQL'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

export const databaseKinds: readonly DatabaseKind[] = serverUrl === '' ? ['PGlite'] : ['PGlite', 'PostgreSQL']

const templateFolder = join(tmpdir(), 'foundation-test-templates')

/** Creating an embedded database takes seconds, so each machine creates one and the tests start from copies of it. */
const template = async (): Promise<Blob> => {
  const path = join(templateFolder, 'pglite-18-empty.tar')
  const known = await readFile(path).catch(() => null)
  if (known) return new Blob([known])
  const fresh = await PGlite.create({ extensions: { pg_trgm } })
  const dump = await fresh.dumpDataDir('none')
  await fresh.close()
  await mkdir(templateFolder, { recursive: true })
  const mine = `${path}.${randomUUID()}`
  await writeFile(mine, new Uint8Array(await dump.arrayBuffer()))
  await rename(mine, path)
  return dump
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
  /** Where a process of its own can reach it; null for PGlite, which lives in this process. */
  url: string | null
  drop: () => Promise<void>
}

const memory = async (): Promise<TestDatabase> => {
  const pglite = await PGlite.create({ loadDataDir: await template(), extensions: { pg_trgm } })
  // Outlives the applications that a test opens on it one after another.
  const open = async (): Promise<Database> => ({ ...fromPglite(pglite), close: async () => undefined })
  return { open, url: null, drop: () => pglite.close() }
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
  kind === 'PGlite' ? memory() : server()

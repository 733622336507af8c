import { join } from 'node:path'
import { type Contract, loadBundle, readContract, type Tables } from '../contract/read-contract.ts'
import { handlers } from '../handlers/registry.ts'
import { readSettings, type Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { openEmbedded } from '../store/embedded/open-embedded.ts'
import type { FileStore } from '../store/files/files.ts'
import { unguardedFileStore } from '../store/files/open-files.ts'
import { databaseUrlOf } from '../store/postgres/database-url.ts'
import { openPostgres } from '../store/postgres/open-postgres.ts'

/** The database and files from the settings, for a command that runs without a server. */
export interface Opened {
  readonly database: Database
  readonly files: FileStore
  readonly settings: Settings
  readonly contract: Contract
  readonly tables: Tables
  readonly droppedTables: readonly string[]
  readonly allowHiddenData: boolean
  readonly temporaryFolder: string
  /** The database and file store, for display; without passwords. */
  readonly described: string
}

const bundle = join(import.meta.dirname, '../../../generated/openapi.json')

const describeDatabase = (databaseUrl: string | null, dataDir: string): string => {
  if (databaseUrl === null) return `the embedded database in ${dataDir}`
  const { database, names } = databaseUrlOf(databaseUrl)
  return `the database ${database} on ${names.join(', ')}`
}

/**
 * Opens the database and files from the environment. Throws like the start of a server: for invalid settings, and for
 * an embedded database that a running server has open.
 */
export const openFromSettings = async (
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Opened> => {
  const settings = readSettings(environment)
  const { databaseUrl, dataDir, s3, allowHiddenData } = settings
  const contract = readContract(await loadBundle(bundle), new Set(Object.keys(handlers)))
  const database =
    databaseUrl === null
      ? await openEmbedded(dataDir, { reserve: settings.diskReserve, note: () => undefined })
      : openPostgres(databaseUrl, () => undefined, null)
  const files = s3 === null ? join(dataDir, 'files') : `the bucket ${s3.bucket}`
  return {
    database,
    // A restore writes files within its transaction, so that it is all or nothing; no server runs beside it.
    files: unguardedFileStore(settings),
    settings,
    contract,
    tables: contract.tables,
    droppedTables: contract.droppedTables,
    allowHiddenData,
    temporaryFolder: join(dataDir, 'uploading'),
    described: `${describeDatabase(databaseUrl, dataDir)}, files in ${files}`,
  }
}

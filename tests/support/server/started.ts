import { readSettings } from '../../../src/server/settings.ts'
import {
  addDatabase,
  type Beginning,
  createTestDatabase,
  type DatabaseKind,
} from '../database/test-database.ts'
import { temporaryFolder } from '../disk/temporary-folder.ts'
import { admin, preparedDemo } from './start-server.ts'

/** The data with which the API of a test starts. */
export const defaultSettings = {
  ADMIN_PASSWORD: admin.password,
  LOG_LEVEL: 'silent',
  DEMO: 'false',
}

/** The database after a first start, with all tables and the first admin. */
const firstStart = (name: string, settings: Record<string, string>): Beginning => ({
  name,
  fill: async (database) => {
    const { buildApp } = await import('../../../src/server/app.ts')
    // Demo content includes files.
    const { path, remove } = await temporaryFolder()
    const app = await buildApp(readSettings({ ...defaultSettings, DATA_DIR: path, ...settings }), {
      consoleFolder: '/nowhere',
      database,
    })
    await app.close()
    await remove()
  },
})

/** Without demo content. */
export const started = firstStart('started', {})
/** With demo content; files only with the embedded database. */
export const startedWithDemo: Beginning = { ...firstStart('demo', { DEMO: 'true' }), folder: preparedDemo }

/** The data with which a server process starts. */
export interface ServerData {
  dataDir: string
  /** Its settings: the database, and no demo content. */
  env: Record<string, string>
  remove: () => Promise<void>
}

/** Data of an earlier start on a database of this kind; in `dataDir` if given. */
export const startedData = async (kind: DatabaseKind, dataDir?: string): Promise<ServerData> => {
  const folder = dataDir === undefined ? await temporaryFolder() : null
  const path = folder?.path ?? dataDir ?? ''
  if (kind === 'PGlite') await addDatabase(path, started)
  const database = kind === 'PostgreSQL' ? await createTestDatabase(kind, started) : null
  return {
    dataDir: path,
    env: { DEMO: 'false', ...(database?.url ? { DATABASE_URL: database.url } : {}) },
    remove: async () => {
      await database?.drop()
      await folder?.remove()
    },
  }
}

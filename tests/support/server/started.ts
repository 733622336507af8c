import { readSettings } from '../../../src/server/settings.ts'
import {
  addDatabase,
  type Beginning,
  createTestDatabase,
  type DatabaseKind,
} from '../database/test-database.ts'
import { temporaryFolder } from '../disk/temporary-folder.ts'
import { admin, preparedDemo } from './start-server.ts'

/** What the API in a test's own process starts with. */
export const defaultSettings = {
  ADMIN_PASSWORD: admin.password,
  LOG_LEVEL: 'silent',
  DEMO: 'false',
}

/** The database after a first start, which makes every table and the first admin. */
const firstStart = (name: string, settings: Record<string, string>): Beginning => ({
  name,
  fill: async (database) => {
    const { buildApp } = await import('../../../src/server/app.ts')
    // Demo content brings files.
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
/** With demo content, but not its files where it is no embedded one. */
export const startedWithDemo: Beginning = { ...firstStart('demo', { DEMO: 'true' }), folder: preparedDemo }

/** What a server process is started on. */
export interface ServerData {
  dataDir: string
  /** Its settings: the database, and no demo content. */
  env: Record<string, string>
  remove: () => Promise<void>
}

/** Data as an earlier start has left it, on a database of this kind; in `dataDir` if that is given. */
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

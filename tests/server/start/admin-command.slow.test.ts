import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileCache } from '../../../scripts/shared/run.ts'
import { type App, buildApp } from '../../../src/server/app.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { createTestDatabase, databaseKinds } from '../../support/database/test-database.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { admin } from '../../support/server/start-server.ts'
import { type ServerData, startedData } from '../../support/server/started.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs `npm run admin` with these settings and arguments; returns its output. */
const run = (env: Record<string, string>, ...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const options = { cwd: root, env: { PATH: process.env.PATH ?? '', ...compileCache, ...env } }
    execFile(process.execPath, ['scripts/admin.ts', ...args], options, (error, out, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + errors }),
    )
  })

/** The API in this process, with the data of a server process. */
const serve = ({ dataDir, env }: Pick<ServerData, 'dataDir' | 'env'>): Promise<App> =>
  buildApp(readSettings({ ...env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), { consoleFolder: '/nowhere' })

/** The response to a sign-in with the printed password. */
const statusOf = async ({ app }: App, email: string, output: string): Promise<number> => {
  const [, password = ''] = /^Password: (\S+)/m.exec(output) ?? []
  return (await app.inject({ method: 'POST', url: '/api/signin', payload: { email, password } })).statusCode
}

describe('npm run admin', { timeout: 120_000 }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeAll(async () => {
    folder = await temporaryFolder()
  })
  afterAll(() => folder.remove())

  it('shows its usage', async () => {
    const { code, output } = await run({ DATA_DIR: folder.path })
    expect([code, output]).toEqual([1, expect.stringContaining('Usage: npm run admin -- EMAIL')])
  })

  it('creates no missing installation', async () => {
    const nowhere = `${folder.path}/nowhere`
    const { code, output } = await run({ DATA_DIR: nowhere }, admin.email)
    expect([code, output]).toEqual([1, expect.stringContaining(`There is no installation in ${nowhere}`)])
  })

  it('asks to stop the server of an embedded database, and then lets the admin in', async () => {
    const data = await startedData('PGlite', `${folder.path}/embedded`)
    const { dataDir } = data
    const first = await serve(data)
    const early = await run({ DATA_DIR: dataDir }, admin.email)
    expect(early.code).toBe(1)
    expect(early.output).toContain('stop the server, run this again, then start the server')
    await first.close()
    const { code, output } = await run({ DATA_DIR: dataDir }, admin.email)
    expect([code, output]).toEqual([0, expect.stringContaining('has the role SUPER ADMIN and may sign in')])
    const second = await serve(data)
    expect(await statusOf(second, admin.email, output)).toBe(200)
    await second.close()
  })
})

describe.runIf(databaseKinds.includes('PostgreSQL'))(
  'npm run admin beside a server on PostgreSQL',
  { timeout: 120_000 },
  () => {
    let data: ServerData
    let server: App
    beforeAll(async () => {
      data = await startedData('PostgreSQL')
      server = await serve(data)
    })
    afterAll(async () => {
      await server.close()
      await data.remove()
    })

    it('creates an admin who can sign in immediately', async () => {
      const { code, output } = await run(data.env, 'second@example.org')
      expect([code, output]).toEqual([0, expect.stringContaining('is a new user with the role SUPER ADMIN')])
      expect(await statusOf(server, 'second@example.org', output)).toBe(200)
    })

    it('makes no installation in an empty database', async () => {
      const empty = await createTestDatabase('PostgreSQL')
      const { code, output } = await run({ DATABASE_URL: empty.url ?? '' }, admin.email)
      expect([code, output]).toEqual([1, expect.stringContaining('There is no installation in')])
      await empty.drop()
    })
  },
)

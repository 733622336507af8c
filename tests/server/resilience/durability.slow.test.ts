import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../../src/server/store/embedded/open-embedded.ts'
import { pdf } from '../../support/content/pictures.ts'
import {
  createTestDatabase,
  databaseKinds,
  emptyDataFolder,
  type TestDatabase,
} from '../../support/database/test-database.ts'
import { eventually, filesIn, type temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { apiClient } from '../../support/server/api-client.ts'
import { rawRequest } from '../../support/server/raw-request.ts'
import { admin, type RunningServer, startServer } from '../../support/server/start-server.ts'
import { startedData } from '../../support/server/started.ts'

// The parts are independent and wait most of the time.
const inOrder = { concurrent: false }

describe.concurrent.each(databaseKinds)('a server process on %s', { timeout: 180_000 }, (kind) => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let database: TestDatabase | null
  let server: RunningServer

  /** The first admin, with a weak password. */
  const first = { email: admin.email, password: 'password1' }

  const start = async (): Promise<void> => {
    const env = {
      DEMO: 'false',
      ADMIN_PASSWORD: first.password,
      ...(database?.url ? { DATABASE_URL: database.url } : {}),
    }
    server = await startServer({ dataDir: folder.path, env })
  }

  beforeAll(async () => {
    folder = await emptyDataFolder()
    database = kind === 'PostgreSQL' ? await createTestDatabase(kind) : null
    await start()
  }, 120_000)
  afterAll(async () => {
    await server.stop()
    await database?.drop()
    await folder.remove()
  })

  it('prints once how to sign in, without the given password, and warns of a weak one', inOrder, async () => {
    expect(server.output()).toContain(`First admin:     ${first.email}`)
    await eventually(async () => /^Warning: +ADMIN_PASSWORD is easily guessed/m.exec(server.output()))
    expect(server.output()).not.toContain(first.password)
    await server.stop()
    await start()
    expect(server.output()).not.toContain('First admin')
  })

  it('completes running requests after a stop signal, and accepts no new ones', inOrder, async () => {
    const { token } = await apiClient(server.url, first)
    const content = pdf(400_000)
    const boundary = 'x-boundary'
    const part = (name: string, more = ''): string =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
    const opening = `${part('fileType')}application/pdf\r\n${part('fileUploadType')}BOOK\r\n${part('file', '; filename="a.pdf"\r\nContent-Type: application/pdf')}`
    const closing = `\r\n--${boundary}--\r\n`
    const arriving = (): Promise<string[]> => filesIn(join(folder.path, 'uploading'))
    const leftBehind = await arriving()
    const signingIn = JSON.stringify(first)
    const signIn = rawRequest(server.url, [
      'POST /api/signin HTTP/1.1',
      'Content-Type: application/json',
      `Content-Length: ${signingIn.length}`,
    ])
    signIn.socket.write(signingIn.slice(0, 10))
    const upload = rawRequest(server.url, [
      'POST /api/db-file/upload HTTP/1.1',
      `Authorization: Bearer ${token}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      `Content-Length: ${opening.length + content.length + closing.length}`,
    ])
    upload.socket.write(opening)
    upload.socket.write(content.subarray(0, 200_000))
    await eventually(async () => (await arriving()).find((path) => !leftBehind.includes(path)))
    const stopped = server.stop('SIGTERM')
    await eventually(async () =>
      fetch(`${server.url}/healthz`).then(
        ({ ok }) => (ok ? null : true),
        () => true,
      ),
    )
    signIn.socket.write(signingIn.slice(10))
    upload.socket.write(content.subarray(200_000))
    upload.socket.write(closing)
    expect(await stopped).toBe(0)
    expect(signIn.received()).toMatch(/^HTTP\/1\.1 200 OK.*"accessToken":"/s)
    expect(upload.received()).toContain('200 OK')
    const url = /"fileUrl":"([^"]+)"/.exec(upload.received())?.[1]
    await start()
    const file = await fetch(`${server.url}${url}`)
    expect((await file.arrayBuffer()).byteLength).toBe(content.length)
  })
})

describe.concurrent('two processes', { timeout: 120_000 }, () => {
  it('do not share a data folder', async () => {
    const { dataDir, remove } = await startedData('PGlite')
    const first = await openEmbedded(dataDir, { reserve: 0, note: () => undefined })
    await expect(startServer({ dataDir })).rejects.toThrow(
      /DATA_DIR: .* is in use by another process \(process \d+ on .*Stop that one, choose another folder/,
    )
    const dump = promisify(execFile)(process.execPath, ['scripts/dump.ts', join(dataDir, 'a.dump')], {
      env: { ...process.env, DATA_DIR: dataDir },
    })
    await expect(dump).rejects.toMatchObject({
      stderr: expect.stringContaining('is in use by another process'),
    })
    await first.close()
    await remove()
  })
})

describe.concurrent('a server whose embedded database hangs', { timeout: 120_000 }, () => {
  it('serves requests without a database, and ends when stopped', async () => {
    const { dataDir, env, remove } = await startedData('PGlite')
    const server = await startServer({
      dataDir,
      env: { ...env, SHUTDOWN_SECONDS: '2' },
      nodeArgs: ['--import', new URL('../../support/database/hang-database.ts', import.meta.url).href],
    })
    const status = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status
    expect(await status('/readyz')).toBe(200)
    process.kill(server.pid, 'SIGUSR2')
    await eventually(async () => ((await status('/readyz')) === 503 ? true : null))
    expect(await status('/healthz')).toBe(200)
    const waiting = fetch(`${server.url}/api/privilege`).catch(() => null)
    // On its own, after it gave up a request that never ends.
    expect(await server.stop('SIGTERM')).toBe(1)
    await waiting
    await remove()
  })
})

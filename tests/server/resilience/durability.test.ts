import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe.each(databaseKinds)('a server process on %s', { timeout: 180_000 }, (kind) => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let database: TestDatabase | null
  let server: RunningServer
  const written = new Map<number, string>()
  const uploaded = new Map<string, Buffer>()

  const start = async (): Promise<void> => {
    const env = { DEMO: 'false', ...(database?.url ? { DATABASE_URL: database.url } : {}) }
    server = await startServer({ dataDir: folder.path, env })
  }
  const stored = async (): Promise<Map<number, string>> => {
    const api = await apiClient(server.url)
    const { payload } = await api.send<{ payload: { id: number; title: string }[] }>(
      'GET',
      '/api/dua-category/total',
    )
    return new Map(payload.map(({ id, title }) => [id, title]))
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

  it('says how to sign in, once, without the password that was given', async () => {
    expect(server.output()).toContain(`First admin:     ${admin.email}`)
    expect(server.output()).not.toContain(admin.password)
    await server.stop()
    await start()
    expect(server.output()).not.toContain('First admin')
  })

  it.each([
    [40, 5],
    [160, 30],
  ])(
    'loses nothing that it acknowledged when it is killed after %i writes and %i uploads',
    async (writes, uploads) => {
      const { send, token } = await apiClient(server.url)
      const [writesBefore, uploadsBefore] = [written.size, uploaded.size]
      let killed = false
      const enough = Promise.withResolvers<void>()
      const acknowledged = (): void => {
        if (written.size >= writesBefore + writes && uploaded.size >= uploadsBefore + uploads)
          enough.resolve()
      }
      const write = async (name: string): Promise<void> => {
        for (let count = 0; !killed; count += 1) {
          const title = `${name} ${writes} ${count}`
          const answer = await send<{ payload: { id: number } }>('POST', '/api/dua-category/create', {
            title,
          }).catch(() => null)
          if (answer) written.set(answer.payload.id, title)
          acknowledged()
        }
      }
      const upload = async (name: string): Promise<void> => {
        for (let count = 0; !killed; count += 1) {
          const content = pdf(1000 + Math.floor(Math.random() * 50_000))
          const form = new FormData()
          form.append('fileType', 'application/pdf')
          form.append('fileUploadType', 'BOOK')
          form.append('file', new File([new Uint8Array(content)], `${name} ${count}.pdf`))
          const headers = { authorization: `Bearer ${token}` }
          const answer = await fetch(`${server.url}/api/db-file/upload`, {
            method: 'POST',
            headers,
            body: form,
          })
            .then((response) => response.json() as Promise<{ payload?: { fileUrl: string } }>)
            .catch(() => null)
          if (answer?.payload) uploaded.set(answer.payload.fileUrl, content)
          acknowledged()
        }
      }
      const clients = [...['a', 'b', 'c', 'd'].map(write), ...['e', 'f', 'g'].map(upload)]
      await enough.promise
      await server.stop('SIGKILL')
      killed = true
      await Promise.all(clients)
      await start()
      const found = await stored()
      expect([...written].filter(([id, title]) => found.get(id) !== title)).toEqual([])
      for (const [url, content] of uploaded) {
        const file = Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer())
        expect([url, file.equals(content)]).toEqual([url, true])
      }
      // Whole or not there: what was cut off lies among the unfinished ones.
      for (const path of await filesIn(join(folder.path, 'files')))
        expect([path, path.endsWith('.pdf') && (await stat(path)).size > 1000]).toEqual([path, true])
    },
  )

  it('takes what is under way to its end when it is told to end, and nothing new', async () => {
    const { token } = await apiClient(server.url)
    const content = pdf(400_000)
    const boundary = 'x-boundary'
    const part = (name: string, more = ''): string =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
    const opening = `${part('fileType')}application/pdf\r\n${part('fileUploadType')}BOOK\r\n${part('file', '; filename="a.pdf"\r\nContent-Type: application/pdf')}`
    const closing = `\r\n--${boundary}--\r\n`
    const arriving = (): Promise<string[]> => filesIn(join(folder.path, 'uploading'))
    const leftBehind = await arriving()
    const signingIn = JSON.stringify(admin)
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
    expect(signIn.answer()).toMatch(/^HTTP\/1\.1 200 OK.*"accessToken":"/s)
    expect(upload.answer()).toContain('200 OK')
    const url = /"fileUrl":"([^"]+)"/.exec(upload.answer())?.[1]
    await start()
    const file = await fetch(`${server.url}${url}`)
    expect((await file.arrayBuffer()).byteLength).toBe(content.length)
  })
})

describe('two processes', { timeout: 120_000 }, () => {
  it('do not share a data folder', async () => {
    const { dataDir, env, remove } = await startedData('PGlite')
    const first = await startServer({ dataDir, env })
    await expect(startServer({ dataDir })).rejects.toThrow(
      /DATA_DIR: .* is in use by another process \(process \d+ on .*Stop that one, choose another folder/,
    )
    const dump = promisify(execFile)(process.execPath, ['scripts/dump.ts', join(dataDir, 'a.dump')], {
      env: { ...process.env, DATA_DIR: dataDir },
    })
    await expect(dump).rejects.toMatchObject({
      stderr: expect.stringContaining('is in use by another process'),
    })
    await first.stop()
    await remove()
  })
})

describe('a server whose embedded database hangs', { timeout: 120_000 }, () => {
  it('serves what needs no database, and ends when it is told to', async () => {
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
    // By itself, after giving up what never ends.
    expect(await server.stop('SIGTERM')).toBe(1)
    await waiting
    await remove()
  })
})

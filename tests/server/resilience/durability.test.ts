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
import { eventually, filesIn, temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { apiClient } from '../../support/server/api-client.ts'
import { rawRequest } from '../../support/server/raw-request.ts'
import { admin, type RunningServer, startServer } from '../../support/server/start-server.ts'

describe.each(databaseKinds)('a server process on %s', { timeout: 180_000 }, (kind) => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let database: TestDatabase | null
  let server: RunningServer
  const acknowledged = new Map<number, string>()

  const start = async (): Promise<number> => {
    const began = performance.now()
    const env = { DEMO: 'false', ...(database?.url ? { DATABASE_URL: database.url } : {}) }
    server = await startServer({ dataDir: folder.path, env })
    return performance.now() - began
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
    folder = await temporaryFolder()
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

  it.each([40, 160])(
    'loses no write that it acknowledged when it is killed after %i of them',
    async (enough) => {
      const { send } = await apiClient(server.url)
      let killed = false
      const write = async (name: string): Promise<void> => {
        for (let count = 0; !killed; count += 1) {
          const title = `${name} ${enough} ${count}`
          const answer = await send<{ payload: { id: number } }>('POST', '/api/dua-category/create', {
            title,
          }).catch(() => null)
          if (answer) acknowledged.set(answer.payload.id, title)
        }
      }
      const writers = ['a', 'b', 'c', 'd'].map(write)
      const target = acknowledged.size + enough
      while (acknowledged.size < target) await new Promise((resolve) => setImmediate(resolve))
      await server.stop('SIGKILL')
      killed = true
      await Promise.all(writers)
      await start()
      const found = await stored()
      expect([...acknowledged].filter(([id, title]) => found.get(id) !== title)).toEqual([])
    },
  )

  it('is ready again about as soon after being killed in the middle of writes as after an ordinary end', async () => {
    await server.stop()
    const ordinary = await start()
    const { send } = await apiClient(server.url)
    let killed = false
    const write = async (): Promise<void> => {
      while (!killed) await send('POST', '/api/dua-category/create', { title: 'Written' }).catch(() => null)
    }
    const writers = [write(), write(), write()]
    await new Promise((resolve) => setTimeout(resolve, 500))
    await server.stop('SIGKILL')
    killed = true
    await Promise.all(writers)
    // The machine is busy with other tests: either start waits for the processor.
    expect(await start()).toBeLessThan(Math.max(5000, 3 * ordinary))
  })

  it('loses no upload that it acknowledged when it is killed', async () => {
    const { token } = await apiClient(server.url)
    const kept = new Map<string, Buffer>()
    let killed = false
    const send = async (name: string): Promise<void> => {
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
        if (answer?.payload) kept.set(answer.payload.fileUrl, content)
      }
    }
    const senders = ['a', 'b', 'c'].map(send)
    while (kept.size < 30) await new Promise((resolve) => setImmediate(resolve))
    await server.stop('SIGKILL')
    killed = true
    await Promise.all(senders)
    await start()
    for (const [url, content] of kept) {
      const stored = Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer())
      expect([url, stored.equals(content)]).toEqual([url, true])
    }
    // Whole or not there: what was cut off lies among the unfinished ones.
    for (const path of await filesIn(join(folder.path, 'files')))
      expect([path, path.endsWith('.pdf') && (await stat(path)).size > 1000]).toEqual([path, true])
  })

  it('takes an upload under way to its end when it is told to end, and nothing new', async () => {
    const { token } = await apiClient(server.url)
    const content = pdf(400_000)
    const boundary = 'x-boundary'
    const part = (name: string, more = ''): string =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
    const opening = `${part('fileType')}application/pdf\r\n${part('fileUploadType')}BOOK\r\n${part('file', '; filename="a.pdf"\r\nContent-Type: application/pdf')}`
    const closing = `\r\n--${boundary}--\r\n`
    const arriving = (): Promise<string[]> => filesIn(join(folder.path, 'uploading'))
    const leftBehind = await arriving()
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
    upload.socket.write(content.subarray(200_000))
    upload.socket.write(closing)
    await stopped
    expect(upload.answer()).toContain('200 OK')
    const url = /"fileUrl":"([^"]+)"/.exec(upload.answer())?.[1]
    await start()
    const stored = await fetch(`${server.url}${url}`)
    expect((await stored.arrayBuffer()).byteLength).toBe(content.length)
  })

  // On a busy machine the request may not have arrived by the time of the signal, and is then refused.
  it('answers what is under way when it is told to end', { retry: 3 }, async () => {
    await apiClient(server.url)
    const [signIn] = await Promise.allSettled([
      apiClient(server.url),
      new Promise((resolve) => setTimeout(resolve, 100)).then(() => server.stop('SIGTERM')),
    ])
    await start()
    if (signIn.status === 'rejected') throw signIn.reason
    expect(signIn.value.token).not.toBe('')
  })
})

describe('two processes', { timeout: 120_000 }, () => {
  it('do not share a data folder', async () => {
    const folder = await temporaryFolder()
    const first = await startServer({ dataDir: folder.path, env: { DEMO: 'false' } })
    await expect(startServer({ dataDir: folder.path })).rejects.toThrow(
      /DATA_DIR: .* is in use by another process \(process \d+ on .*Stop that one, choose another folder/,
    )
    const dump = promisify(execFile)(process.execPath, ['scripts/dump.ts', join(folder.path, 'a.dump')], {
      env: { ...process.env, DATA_DIR: folder.path },
    })
    await expect(dump).rejects.toMatchObject({
      stderr: expect.stringContaining('is in use by another process'),
    })
    await first.stop()
    await folder.remove()
  })
})

describe('a server whose embedded database hangs', { timeout: 120_000 }, () => {
  it('serves what needs no database, and ends when it is told to', async () => {
    const folder = await emptyDataFolder()
    const server = await startServer({
      dataDir: folder.path,
      env: { DEMO: 'false' },
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
    await folder.remove()
  })
})

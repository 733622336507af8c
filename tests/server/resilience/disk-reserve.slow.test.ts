import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pdf } from '../../support/content/pictures.ts'
import { addDatabase } from '../../support/database/test-database.ts'
import { fillUp, mountable, onSmallDisk, smallDisk } from '../../support/disk/small-disk.ts'
import { eventually, filesIn } from '../../support/disk/temporary-folder.ts'
import { type ApiClient, apiClient } from '../../support/server/api-client.ts'
import { type RunningServer, startServer } from '../../support/server/start-server.ts'
import { startedData } from '../../support/server/started.ts'

const full = 'The server has no space left. Nothing was saved. Tell the administrator.'
const megabyte = 1024 * 1024
const lost = 'The database cannot be reached at the moment. Please try again shortly.'

/** The response of a call; null if the connection broke. */
type Answered = {
  status: number
  body: { message: string; payload?: { id: number; fileUrl: string } }
} | null

describe.skipIf(!mountable)(`a disk that fills up${onSmallDisk}`, { timeout: 240_000 }, () => {
  let disk: Awaited<ReturnType<typeof smallDisk>>
  let server: RunningServer
  let api: ApiClient
  let category: number
  const acknowledged = new Map<number, string>()
  let broken: unknown

  const start = async (reserve: number): Promise<void> => {
    const env = { DEMO: 'false', DISK_RESERVE_MB: String(reserve), LOG_LEVEL: 'error' }
    server = await startServer({ dataDir: disk.path, env })
    api = await apiClient(server.url)
  }

  /** Starts on the data of an earlier start. */
  const begin = async (reserve: number): Promise<void> => {
    await startedData('PGlite', disk.path)
    await start(reserve)
  }

  beforeEach(async () => {
    acknowledged.clear()
    disk = await smallDisk(160)
  }, 120_000)
  afterEach(async () => {
    await server.stop()
    await disk.remove()
  })

  const call = async (method: string, path: string, body?: FormData | object): Promise<Answered> => {
    const isForm = body instanceof FormData
    const type = isForm || body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(`${server.url}${path}`, {
      method,
      // Long incompressible texts are not compressed for transfer.
      headers: { authorization: `Bearer ${api.token}`, 'accept-encoding': 'identity', ...type },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    }).catch((error: unknown) => {
      broken = error
      return null
    })
    return response && { status: response.status, body: (await response.json()) as never }
  }
  const prepare = async (): Promise<void> => {
    const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/article-category/create', {
      title: 'Long ones',
    })
    category = payload.id
  }
  /** About 190 KB of incompressible text. */
  const addArticle = async (): Promise<Answered> => {
    const title = randomBytes(12).toString('hex')
    const content = `<p>${randomBytes(95_000).toString('hex')}</p>`
    const answer = await call('POST', '/api/article/create', { title, articleCategoryId: category, content })
    if (answer?.status === 200) acknowledged.set(answer.body.payload?.id ?? 0, title)
    return answer
  }
  const upload = (): Promise<Answered> => {
    const form = new FormData()
    form.append('fileType', 'application/pdf')
    form.append('fileUploadType', 'BOOK')
    form.append('file', new File([new Uint8Array(pdf(7_000_000))], 'book.pdf'))
    return call('POST', '/api/db-file/upload', form)
  }
  /** Repeats a call until it is refused. */
  const untilRefused = async (act: () => Promise<Answered>): Promise<Answered> => {
    for (;;) {
      const answer = await act()
      if (answer === null) throw new Error('The connection broke', { cause: broken })
      if (answer.status !== 200) return answer
    }
  }
  const missing = async (): Promise<string[]> => {
    const titles = new Map<number, string>()
    for (let page = 0, size = 50; titles.size === page * size; page += 1) {
      const answer = await call('GET', `/api/article/all?pageNo=${page}&pageSize=${size}`)
      if (!answer) break
      const { content } = answer.body.payload as unknown as { content: { id: number; title: string }[] }
      for (const { id, title } of content) titles.set(id, title)
    }
    return [...acknowledged].filter(([id, title]) => titles.get(id) !== title).map(([, title]) => title)
  }
  /** Reads are repeated on another connection if one broke, as browsers do. */
  const read = async (path: string): Promise<Answered> => {
    const answer = (await call('GET', path)) ?? (await call('GET', path))
    if (answer === null) throw new Error(`The connection broke twice:\n${server.output()}`, { cause: broken })
    return answer
  }
  const goesOnReading = async (): Promise<void> => {
    for (const path of ['/healthz', '/readyz', '/api/article/all', '/api/me'])
      expect([path, (await read(path))?.status]).toEqual([path, 200])
  }

  it('by articles: refuses more, still reads, deletes and signs in, and accepts more once there is space', async () => {
    await begin(40)
    await fillUp(disk.path, 70 * megabyte)
    await prepare()
    expect(await untilRefused(addArticle)).toMatchObject({
      status: 507,
      body: { success: false, message: full },
    })
    expect(acknowledged.size).toBeGreaterThan(8)
    await goesOnReading()
    expect(await missing()).toEqual([])
    expect((await apiClient(server.url)).token).not.toBe('')
    const [first = 0] = acknowledged.keys()
    expect((await call('DELETE', `/api/article/delete/${first}`))?.status).toBe(200)
    acknowledged.delete(first)
    expect(server.output()).toMatch(
      /has \d+ MB left, and with .* it would be less than 40 MB of DISK_RESERVE_MB/,
    )
    expect(await server.stop()).toBe(0)
    await start(16)
    expect((await addArticle())?.status).toBe(200)
    expect(await missing()).toEqual([])
  })

  it('by uploads: refuses more of them, stores nothing of those, and shows the others', async () => {
    await begin(40)
    let url = ''
    const refused = await untilRefused(async () => {
      const answer = await upload()
      url = answer?.body.payload?.fileUrl ?? url
      return answer
    })
    expect(refused).toMatchObject({ status: 507, body: { success: false, message: full } })
    await prepare().catch((error: Error) => expect(error.message).toContain('507'))
    await goesOnReading()
    expect(await filesIn(join(disk.path, 'uploading'))).toEqual([])
    const stored = await fetch(`${server.url}${url}`)
    expect([stored.status, (await stored.arrayBuffer()).byteLength > 7_000_000]).toEqual([200, true])
  })

  it('by another program, to the last byte, during writes: loses nothing, refuses in the common format, and recovers', async () => {
    await begin(40)
    await prepare()
    const responses: Answered[] = []
    let stop = false
    const writers = Array.from({ length: 4 }, async () => {
      while (!stop) responses.push(await addArticle())
    })
    await eventually(async () => (acknowledged.size > 8 ? true : null))
    const remove = await fillUp(disk.path)
    await eventually(async () =>
      responses.slice(-8).every((answer) => answer?.status !== 200) ? true : null,
    )
    stop = true
    await Promise.all(writers)
    const refusals = new Set(
      responses.flatMap((found) =>
        found && found.status !== 200 ? [`${found.status} ${found.body.message}`] : [],
      ),
    )
    // A connection may break on a full disk; losses are checked below.
    expect(responses.filter((found) => found === null).length).toBeLessThan(3)
    expect([`507 ${full}`, `503 ${lost}`]).toEqual(expect.arrayContaining([...refusals]))
    await eventually(async () => ((await call('GET', '/readyz'))?.status === 200 ? true : null))
    await goesOnReading()
    expect(await missing()).toEqual([])
    await remove()
    expect((await addArticle())?.status).toBe(200)
    expect(await server.stop()).toBe(0)
    await start(16)
    expect(await missing()).toEqual([])
  })

  it('with no reserve: the database stops, reopens for reading, and writes again once there is space', async () => {
    // The log of a database that never ran has no spare space.
    await addDatabase(disk.path)
    await start(0)
    await prepare()
    // Less than one file of the database's log.
    const remove = await fillUp(disk.path, 15_000_000)
    expect(await untilRefused(addArticle)).toMatchObject({
      status: 507,
      body: { success: false, message: full },
    })
    const noted = 'the embedded database was ended; it is opened anew'
    await eventually(async () => (server.output().includes(noted) ? true : null))
    await goesOnReading()
    expect(await missing()).toEqual([])
    // The spare space exists now, and is used up too.
    for (let refused = 0; refused < 5; ) if ((await addArticle())?.status !== 200) refused += 1
    expect((await call('GET', '/healthz'))?.status).toBe(200)
    // Reads do not report that nothing was stored.
    expect([200, 503]).toContain((await call('GET', '/api/article/all'))?.status)
    await remove()
    await eventually(async () => ((await addArticle())?.status === 200 ? true : null))
    await goesOnReading()
    expect(await missing()).toEqual([])
    expect(await server.stop()).toBe(0)
  })

  it('while the server is not running: it starts and is read', async () => {
    await begin(16)
    await prepare()
    for (let count = 0; count < 6; count += 1) expect((await addArticle())?.status).toBe(200)
    await server.stop('SIGKILL')
    await fillUp(disk.path)
    await start(40)
    await goesOnReading()
    expect(await missing()).toEqual([])
    expect(await addArticle()).toMatchObject({ status: 507, body: { message: full } })
    expect(await server.stop()).toBe(0)
  })
})

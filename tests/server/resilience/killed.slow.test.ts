import { utimes } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdf } from '../../support/content/pictures.ts'
import { workbook } from '../../support/content/workbook.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { eventually, filesIn } from '../../support/disk/temporary-folder.ts'
import { apiClient } from '../../support/server/api-client.ts'
import { type RunningServer, startServer } from '../../support/server/start-server.ts'
import { type ServerData, startedData } from '../../support/server/started.ts'

describe.each(databaseKinds)('a server on %s that is killed', { timeout: 180_000 }, (kind) => {
  let data: ServerData
  let server: RunningServer

  const start = async (): Promise<void> => {
    server = await startServer(data)
  }
  const members = async (): Promise<number> => {
    const api = await apiClient(server.url)
    const { payload } = await api.send<{ payload: { totalElements: number } }>(
      'GET',
      '/api/user/all?pageSize=1',
    )
    return payload.totalElements
  }

  beforeAll(async () => {
    data = await startedData(kind)
    await start()
  }, 90_000)
  afterAll(async () => {
    await server.stop()
    await data.remove()
  })

  it.each([3, 60])('stores all or nothing of running writes; %i are confirmed', async (responses) => {
    const { token } = await apiClient(server.url)
    const before = await members()
    const bearer = { authorization: `Bearer ${token}` }

    const boundary = 'x-boundary'
    const upload = request(`${server.url}/api/db-file/upload`, {
      method: 'POST',
      headers: { ...bearer, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    upload.on('error', () => undefined)
    const temporary = (): Promise<string[]> => filesIn(join(data.dataDir, 'uploading'))
    const known = await temporary()
    upload.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`)
    upload.write(pdf(1_000_000))
    const uploading = await eventually(async () => (await temporary()).find((path) => !known.includes(path)))

    const rows = Array.from({ length: 5000 }, (_, index) => ['নাম', `K-${responses}-${index}`])
    const form = new FormData()
    form.append(
      'excelFile',
      new File([new Uint8Array(await workbook([['name', 'email'], ...rows]))], 'a.xlsx'),
    )
    const imported = fetch(`${server.url}/api/web-user/excel-import`, {
      method: 'POST',
      headers: bearer,
      body: form,
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    const title = `Killed ${responses}`
    const create = (as: string) =>
      fetch(`${server.url}/api/dua-category/create`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${as}`,
          'content-type': 'application/json',
          'idempotency-key': `"killed-${responses}"`,
        },
        body: JSON.stringify({ title }),
      }).then(({ status }) => status)
    const first = create(token).catch(() => null)
    for (let count = 0; count < responses; count += 1) await fetch(`${server.url}/healthz`)
    await server.stop('SIGKILL')
    const isImported = await imported
    expect([200, null]).toContain(await first)
    const twoHoursAgo = new Date(Date.now() - 7_200_000)
    await utimes(uploading, twoHoursAgo, twoHoursAgo)
    await start()

    expect(isImported ? [before + 5000] : [before, before + 5000]).toContain(await members())
    // Repeated under its idempotency key, it is stored once.
    const api = await apiClient(server.url)
    expect(await create(api.token)).toBe(200)
    expect(await create(api.token)).toBe(200)
    const { payload } = await api.send<{ payload: unknown[] }>(
      'GET',
      `/api/dua-category/total?search=${title}`,
    )
    expect(payload).toHaveLength(1)
    // Files of the interrupted upload are removed.
    await eventually(async () => ((await temporary()).includes(uploading) ? null : true))
    expect(await filesIn(join(data.dataDir, 'files'))).toEqual([])
  })
})

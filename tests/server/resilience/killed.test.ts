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

  it.each([3, 60])('imports all members or none, %i answers on', async (answers) => {
    const before = await members()
    const rows = Array.from({ length: 5000 }, (_, index) => ['নাম', `K-${answers}-${index}`])
    const form = new FormData()
    form.append(
      'excelFile',
      new File([new Uint8Array(await workbook([['name', 'email'], ...rows]))], 'a.xlsx'),
    )
    const { token } = await apiClient(server.url)
    const acknowledged = fetch(`${server.url}/api/web-user/excel-import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    for (let count = 0; count < answers; count += 1) await fetch(`${server.url}/healthz`)
    await server.stop('SIGKILL')
    const done = await acknowledged
    await start()
    const after = await members()
    expect(done ? [before + 5000] : [before, before + 5000]).toContain(after)
  })

  it.each([0, 9])('stores what is sent again under its key once, %i answers on', async (answers) => {
    const { token } = await apiClient(server.url)
    const title = `Killed ${answers}`
    const create = (bearer: string) =>
      fetch(`${server.url}/api/dua-category/create`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
          'idempotency-key': `"killed-${answers}"`,
        },
        body: JSON.stringify({ title }),
      }).then(({ status }) => status)
    const first = create(token).catch(() => null)
    for (let count = 0; count < answers; count += 1) await fetch(`${server.url}/healthz`)
    await server.stop('SIGKILL')
    expect([200, null]).toContain(await first)
    await start()
    const api = await apiClient(server.url)
    expect(await create(api.token)).toBe(200)
    expect(await create(api.token)).toBe(200)
    const { payload } = await api.send<{ payload: unknown[] }>(
      'GET',
      `/api/dua-category/total?search=${title}`,
    )
    expect(payload).toHaveLength(1)
  })

  it('sweeps away what an upload had written when it starts again', async () => {
    const { token } = await apiClient(server.url)
    const boundary = 'x-boundary'
    const upload = request(`${server.url}/api/db-file/upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    })
    upload.on('error', () => undefined)
    const temporary = (): Promise<string[]> => filesIn(join(data.dataDir, 'uploading'))
    const known = await temporary()
    upload.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`)
    upload.write(pdf(1_000_000))
    const path = await eventually(async () => (await temporary()).find((found) => !known.includes(found)))
    await server.stop('SIGKILL')
    const twoHoursAgo = new Date(Date.now() - 7_200_000)
    await utimes(path, twoHoursAgo, twoHoursAgo)
    await start()
    await eventually(async () => ((await temporary()).includes(path) ? null : true))
    expect(await filesIn(join(data.dataDir, 'files'))).toEqual([])
  })
})

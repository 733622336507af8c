import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdf } from '../../support/content/pictures.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { filesIn } from '../../support/disk/temporary-folder.ts'
import { apiClient } from '../../support/server/api-client.ts'
import { type RunningServer, startServer } from '../../support/server/start-server.ts'
import { type ServerData, startedData } from '../../support/server/started.ts'

interface Entry {
  id: number
  recordId: number
  kind: string
  version: number
}

/** The number of parallel writers and uploaders, and of responses after which the server is killed. */
const writers = 6
const responses = 120
const uploaders = 3
const uploads = 12

describe.each(databaseKinds)(
  'a server on %s that is killed while many write and upload',
  { timeout: 120_000 },
  (kind) => {
    let data: ServerData
    let server: RunningServer

    const start = async (): Promise<void> => {
      server = await startServer(data)
    }
    beforeAll(async () => {
      data = await startedData(kind)
      await start()
    }, 90_000)
    afterAll(async () => {
      await server.stop()
      await data.remove()
    })

    it('has everything that it acknowledged: every write, its entry in the history and no other, every file', async () => {
      const client = await apiClient(server.url)
      /** The acknowledged writes of each record, oldest first. */
      const acknowledged = new Map<number, string[]>()
      const uploaded = new Map<string, Buffer>()
      let counted = 0
      let isKilled = false
      let kill = (): void => undefined
      const killed = new Promise<void>((resolve) => {
        kill = resolve
      }).then(() => server.stop('SIGKILL'))
      const killOnce = (): void => {
        if (counted < responses || uploaded.size < uploads) return
        isKilled = true
        kill()
      }
      const noted = (id: number, what: string): void => {
        acknowledged.set(id, [...(acknowledged.get(id) ?? []), what])
        counted += 1
        killOnce()
      }
      const write = async (writer: number): Promise<void> => {
        for (let round = 0; !isKilled; round += 1) {
          const title = `বিষয় ${writer} ${round}`
          const { payload } = await client.send<{ payload: { id: number } }>(
            'POST',
            '/api/dua-category/create',
            { title },
          )
          const { id } = payload
          noted(id, 'CREATE')
          await client.send('PUT', '/api/dua-category/update', { id, title: `${title} ✓` })
          noted(id, 'UPDATE')
          if (round % 2 === 0) continue
          await client.send('DELETE', `/api/dua-category/delete/${id}`)
          noted(id, 'DELETE')
        }
      }
      const upload = async (name: number): Promise<void> => {
        for (let count = 0; !isKilled; count += 1) {
          const content = pdf(1000 + Math.floor(Math.random() * 50_000))
          const form = new FormData()
          form.append('fileType', 'application/pdf')
          form.append('fileUploadType', 'BOOK')
          form.append('file', new File([new Uint8Array(content)], `${name} ${count}.pdf`))
          const response = await fetch(`${server.url}/api/db-file/upload`, {
            method: 'POST',
            headers: { authorization: `Bearer ${client.token}` },
            body: form,
          })
          const { payload } = (await response.json()) as { payload: { fileUrl: string } }
          uploaded.set(payload.fileUrl, content)
          killOnce()
        }
      }
      const until = (count: number, work: (index: number) => Promise<void>): Promise<void>[] =>
        Array.from({ length: count }, (_, index) => work(index).catch(() => undefined))
      await Promise.all([...until(writers, write), ...until(uploaders, upload)])
      await killed
      expect(counted).toBeGreaterThanOrEqual(responses)
      expect(uploaded.size).toBeGreaterThanOrEqual(uploads)
      await start()

      const after = await apiClient(server.url)
      const pages = async <Row>(path: string): Promise<Row[]> => {
        const rows: Row[] = []
        for (let page = 0; ; page += 1) {
          const { payload } = await after.send<{ payload: { content: Row[]; totalElements: number } }>(
            'GET',
            `${path}pageSize=100&pageNo=${page}`,
          )
          rows.push(...payload.content)
          if (rows.length >= payload.totalElements) return rows
        }
      }
      const entries = await pages<Entry>('/api/history/all?resource=DuaCategory&')
      const stored = await pages<{ id: number; title: string }>('/api/dua-category/all?')
      const trashed = await pages<{ recordId: number }>('/api/trash/all?resource=DuaCategory&')
      const entriesById = Map.groupBy(
        entries.toSorted((one, other) => one.id - other.id),
        ({ recordId }) => recordId,
      )
      for (const [id, writes] of acknowledged) {
        const kinds = (entriesById.get(id) ?? []).map((entry) => entry.kind)
        expect(kinds.slice(0, writes.length)).toEqual(writes)
      }
      const titles = new Map(stored.map(({ id, title }) => [id, title]))
      const inTrash = new Set(trashed.map(({ recordId }) => recordId))
      expect([...entriesById.keys()].toSorted()).toEqual([...titles.keys(), ...inTrash].toSorted())
      for (const [id, ofRecord] of entriesById) {
        const kinds = ofRecord.map((entry) => entry.kind)
        const isDeleted = kinds.includes('DELETE')
        expect([inTrash.has(id), titles.has(id)]).toEqual([isDeleted, !isDeleted])
        if (!isDeleted) expect(titles.get(id)?.endsWith('✓')).toBe(kinds.includes('UPDATE'))
        expect(ofRecord.map(({ version }) => version).slice(0, 2)).toEqual(
          [1, 2].slice(0, Math.min(2, kinds.length)),
        )
      }
      for (const [url, content] of uploaded) {
        const file = Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer())
        expect([url, file.equals(content)]).toEqual([url, true])
      }
      // Complete or absent: interrupted uploads are among the unfinished ones.
      for (const path of await filesIn(join(data.dataDir, 'files')))
        expect([path, path.endsWith('.pdf') && (await stat(path)).size > 1000]).toEqual([path, true])
    })
  },
)

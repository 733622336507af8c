import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restoreDump } from '../../../src/server/dump/restore.ts'
import { writeDump } from '../../../src/server/dump/write-dump.ts'
import { readSettings } from '../../../src/server/settings.ts'
import type { Database } from '../../../src/server/store/database.ts'
import { unguardedFileStore } from '../../../src/server/store/files/open-files.ts'
import { pdf } from '../../support/content/pictures.ts'
import {
  anyKind,
  createTestDatabase,
  databaseKinds,
  type TestDatabase,
} from '../../support/database/test-database.ts'
import { type S3, startS3 } from '../../support/disk/s3.ts'
import { filesIn, temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { multipart } from '../../support/server/multipart.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { changed, contentOf, definitionsOf, linesOf, rewritten } from './dump-content.ts'
import { faultyDumps } from './faulty-dumps.ts'

type Kind = (typeof databaseKinds)[number]

const nextIn = (dump: Buffer, table: string): number =>
  JSON.parse(linesOf(dump).find((line) => line.startsWith(`{"table":"${table}"`)) ?? '{}').next

/** From each database to each other; to itself if there is only one. */
const directions = databaseKinds.flatMap((from) =>
  databaseKinds
    .filter((to) => to !== from || databaseKinds.length === 1)
    .map((to): [Kind, Kind] => [from, to]),
)

describe('dump and restore', { timeout: 120_000 }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let s3: S3
  /** A filled source of each kind; files of PostgreSQL are in the bucket. */
  const sources = new Map<
    Kind,
    { api: TestApi; settings: Record<string, string>; dump: string; token: string }
  >()
  const upload = pdf(200_001)
  let count = 0

  const settingsFor = (kind: Kind): Record<string, string> => {
    count += 1
    return { DATA_DIR: join(folder.path, `data-${count}`), ...(kind === 'PostgreSQL' ? s3.env : {}) }
  }
  const source = (kind: Kind) => {
    const found = sources.get(kind)
    if (!found) throw new Error(`No source on ${kind}`)
    return found
  }
  const partsOf = (database: Database, { api }: { api: TestApi }, settings: Record<string, string>) => ({
    database,
    files: unguardedFileStore(readSettings(settings)),
    tables: api.services.contract.tables,
    temporaryFolder: join(folder.path, 'on-the-way'),
    force: false,
  })
  const within = async (kind: Kind, work: (target: TestDatabase) => Promise<void>): Promise<void> => {
    const target = await createTestDatabase(kind)
    try {
      await work(target)
    } finally {
      await target.drop()
    }
  }
  const quiet = (): void => undefined

  /** A faulty dump changes nothing. */
  const expectRefused = (kind: Kind, change: (bytes: Buffer) => Buffer, message: RegExp): Promise<void> =>
    within(kind, async (target) => {
      const database = await target.open()
      const settings = settingsFor(kind)
      const path = `${settings.DATA_DIR}.dump`
      await writeFile(path, change(await readFile(source('PGlite').dump)))
      const parts = partsOf(database, source('PGlite'), { DATA_DIR: String(settings.DATA_DIR) })
      await expect(restoreDump(path, parts, quiet)).rejects.toThrow(message)
      expect(await contentOf(database)).toEqual({})
      expect(await filesIn(String(settings.DATA_DIR))).toEqual([])
      await database.close()
    })

  beforeAll(async () => {
    folder = await temporaryFolder()
    s3 = await startS3(folder.path)
    for (const kind of databaseKinds) {
      const settings = settingsFor(kind)
      const api = await startTestApi({ kind, settings: { ...settings, DEMO: 'true' } })
      const form = await multipart(
        { fileType: 'application/pdf', fileUploadType: 'BOOK' },
        { name: 'কিতাব.pdf', content: upload },
      )
      expect((await api.call('POST', '/api/db-file/upload', form)).status).toBe(200)
      // A text with characters that some readers take for line ends, and a gap between ids.
      const [body, headers] = [{ title: 'a\u2028b\u0085 ' }, { 'idempotency-key': '"kept"' }]
      const created = await api.call('POST', '/api/dua-category/create', { body, headers })
      expect(created.status).toBe(200)
      const gap = await api.call('POST', '/api/dua-category/create', { body: { title: 'gone' } })
      const gone = await api.call('DELETE', `/api/dua-category/delete/${gap.body.payload.id}`)
      expect(gone.status).toBe(200)
      const [admin] = await api.services.store.find('User', {}, { limit: 1 })
      const token = await api.tokenOf(admin?.id ?? 0)
      const dump = join(folder.path, `${kind}.dump`)
      await writeDump(api.services.database, unguardedFileStore(readSettings(settings)), dump, quiet)
      sources.set(kind, { api, settings, dump, token })
    }
  }, 180_000)
  afterAll(async () => {
    for (const { api } of sources.values()) await api.end()
    s3.stop()
    await folder.remove()
  })

  it.each(directions)('transfers everything from %s to %s', async (from, to) => {
    const { api, dump, token } = source(from)
    await within(to, async (target) => {
      const database = await target.open()
      const settings = settingsFor(to)
      const parts = partsOf(database, source(from), settings)
      const carried = await restoreDump(dump, parts, quiet)
      expect(await contentOf(database)).toEqual(await contentOf(api.services.database))
      expect(await definitionsOf(database)).toEqual(await definitionsOf(api.services.database))
      expect(carried.files).toBe(await api.services.store.count('DbFile', {}))

      const restored = await startTestApi({ on: target, settings })
      const files = await restored.services.store.find('DbFile', {})
      for (const { body } of files) {
        const before = await api.app.inject({ url: String(body.fileUrl) })
        const after = await restored.app.inject({ url: String(body.fileUrl) })
        expect(after.statusCode).toBe(200)
        expect(after.rawPayload.equals(before.rawPayload)).toBe(true)
      }
      const last = files.at(-1)?.body.fileUrl
      expect((await restored.app.inject({ url: String(last) })).rawPayload.equals(upload)).toBe(true)
      // Nobody is signed in, and the next record gets the next id.
      expect((await restored.call('GET', '/api/me', { token })).status).toBe(401)
      const there = await restored.call('POST', '/api/dua-category/create', { body: { title: 'next' } })
      expect(there.body.payload.id).toBe(nextIn(await readFile(dump), 'dua_category'))
      await restored.end()
      await database.close()
    })
  })

  it.runIf(databaseKinds.includes('PostgreSQL'))(
    'contains one moment, despite concurrent writes',
    async () => {
      const { api } = source('PostgreSQL')
      const path = join(folder.path, 'moment.dump')
      const { database } = api.services
      const written: Promise<unknown>[] = []
      const insert = `insert into upazila (body) select body || '{"title": "Meanwhile"}' from upazila limit 1`
      await writeDump(
        api.services.database,
        unguardedFileStore(readSettings(source('PostgreSQL').settings)),
        path,
        () => {
          if (written.length === 0) written.push(database.query(insert))
        },
      )
      await Promise.all(written)
      await database.query(`delete from upazila where body ->> 'title' = 'Meanwhile'`)
      expect(linesOf(await readFile(path)).filter((line) => line.includes('Meanwhile'))).toEqual([])
    },
  )

  it('makes a dump readable only by its owner, and overwrites none', async () => {
    const { api, settings, dump } = source('PGlite')
    expect((await stat(dump)).mode & 0o777).toBe(0o600)
    const files = unguardedFileStore(readSettings(settings))
    await expect(writeDump(api.services.database, files, dump, quiet)).rejects.toThrow('is there already')
  })

  describe.each(databaseKinds)('into %s', (kind) => {
    it('refuses a database with records; with force, deletes these and their files', async () => {
      await within(kind, async (target) => {
        const settings = settingsFor(kind)
        const other = await startTestApi({ on: target, settings })
        const form = await multipart(
          { fileType: 'application/pdf', fileUploadType: 'BOOK' },
          { name: 'other.pdf', content: pdf(1000) },
        )
        const { body } = await other.call('POST', '/api/db-file/upload', form)
        await other.end()
        const database = await target.open()
        const before = await contentOf(database)
        const parts = partsOf(database, source('PGlite'), settings)
        const { dump, api } = source('PGlite')
        await expect(restoreDump(dump, parts, quiet)).rejects.toThrow(/holds records already.*--force/s)
        expect(await contentOf(database)).toEqual(before)
        await restoreDump(dump, { ...parts, force: true }, quiet)
        expect(await contentOf(database)).toEqual(await contentOf(api.services.database))
        const name = String(body.payload.fileUrl).replace(/^\/files\/([^/]+)\/.*(\.\w+)$/, '$1$2')
        expect(await parts.files.sizeOf(name)).toBeNull()
        await database.close()
      })
    })

    it('a dump with a row that does not fit changes nothing', () =>
      expectRefused(
        kind,
        (bytes) => changed(bytes, '"active": true', '"active": "perhaps"'),
        /Records of \w+ do not fit.*boolean/,
      ))
  })

  it.each(faultyDumps)('a dump %s changes nothing in any database', (_, change, message) =>
    expectRefused(anyKind, change, message),
  )

  it('restores tables that the contract no longer has if requested, and refuses otherwise', async () => {
    const { dump } = source('PGlite')
    await within(anyKind, async (target) => {
      const database = await target.open()
      const path = join(folder.path, 'older.dump')
      const bytes = await readFile(dump)
      await writeFile(
        path,
        rewritten(
          Buffer.from(changed(bytes, '"dua":"record"', '"dua":"record","poem":"record"')),
          (lines) => [
            lines[0] ?? '',
            '{"table":"poem","columns":["id","body","created_at","modified_at","created_by","modified_by","version"],"rows":1,"next":8}',
            '{"id":7,"body":{"title":"নদী"},"created_at":"2026-01-02T03:04:05.678Z","modified_at":"2026-01-02T03:04:05.678Z","created_by":1,"modified_by":null,"version":3}',
            ...lines.slice(1).map((line) => line.replace('{"end":true,"tables":', '{"end":true,"tables":1')),
          ],
        ),
      )
      const printed: string[] = []
      const settings = { DATA_DIR: join(folder.path, 'older') }
      const parts = partsOf(database, source('PGlite'), settings)
      await expect(restoreDump(path, parts, quiet)).rejects.toThrow(
        /- table poem: 1 record\n.*Nothing was changed/s,
      )
      expect(await contentOf(database)).toEqual({})
      expect(await filesIn(settings.DATA_DIR)).toEqual([])

      await restoreDump(path, { ...parts, allowHiddenData: true }, (line) => printed.push(line))
      expect(printed.join('\n')).toContain('- table poem: 1 record')
      expect(await database.query('select id, body, version from poem')).toEqual([
        { id: 7, body: { title: 'নদী' }, version: 3 },
      ])
      await database.close()
    })
  })
})

import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, buildApp } from '../../../../src/server/app.ts'
import { readSettings } from '../../../../src/server/settings.ts'
import type { Database } from '../../../../src/server/store/database.ts'
import { openEmbedded } from '../../../../src/server/store/embedded/open-embedded.ts'
import { emptyDataFolder } from '../../../support/database/test-database.ts'
import { eventually, type temporaryFolder } from '../../../support/disk/temporary-folder.ts'

/** Occupies the engine for three seconds. */
const slow = 'select pg_sleep(3)'

/** Occupies the engine for longer than any test. */
const endless = 'select pg_sleep(1000000)'

const inOrder = { concurrent: false }

// The parts are independent and wait some of the time.
describe.concurrent('the embedded database', { timeout: 60_000 }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let database: Database
  let notes: string[]

  const ask = <T>(text: string, values?: unknown[]): Promise<T[]> => database.query<T>(text, values)

  beforeAll(async () => {
    folder = await emptyDataFolder()
    notes = []
    database = await openEmbedded(folder.path, {
      reserve: 0,
      note: (message, error) => notes.push([message, error?.message].filter(Boolean).join(': ')),
      answerTimeout: 2,
      upkeepEvery: 1,
    })
    await ask('create table note (id int generated always as identity primary key, text text)')
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await folder.remove()
  })

  const add = (text: string): Promise<unknown> => ask('insert into note (text) values ($1)', [text])
  const texts = async (): Promise<string[]> =>
    (await ask<{ text: string }>('select text from note order by id')).map(({ text }) => text)

  it('executes concurrent statements separately', inOrder, async () => {
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, number) => ask('select $1::int as number', [number])),
    )
    expect(responses.flat()).toEqual(Array.from({ length: 200 }, (_, number) => ({ number })))
  })

  it('returns errors of a statement with PostgreSQL’s codes, and continues', inOrder, async () => {
    await expect(ask('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
    await expect(ask('insert into note (id) values (1)')).rejects.toMatchObject({ code: '428C9' })
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('isolates a transaction: other connections neither see nor join it', inOrder, async () => {
    let asked: Promise<string[]> | undefined
    const refused = database.transaction(async (transaction) => {
      await transaction.query("insert into note (text) values ('taken back')")
      asked = texts()
      // Gives the other's statement time to run in between.
      for (let turn = 0; turn < 20; turn += 1) await transaction.query('select 1')
      throw new Error('not so')
    })
    await expect(refused).rejects.toThrow('not so')
    expect(await asked).not.toContain('taken back')
  })

  it('keeps transactions of many apart', inOrder, async () => {
    await ask('create table counter (value int)')
    await ask('insert into counter values (0)')
    await Promise.all(
      Array.from({ length: 30 }, () =>
        database.transaction(async (transaction) => {
          const [row] = await transaction.query<{ value: number }>('select value from counter')
          await transaction.query('update counter set value = $1', [Number(row?.value) + 1])
        }),
      ),
    )
    expect(await ask('select value from counter')).toEqual([{ value: 30 }])
  })

  it('rolls back the transaction of a closed connection', inOrder, async () => {
    const aborted = database.transaction(async (transaction) => {
      await transaction.query("insert into note (text) values ('half')")
      await transaction.query('selec')
    })
    await expect(aborted).rejects.toMatchObject({ code: '42601' })
    expect(await texts()).not.toContain('half')
  })

  it('takes its log into the tables as it grows, so that the log stays short', inOrder, async () => {
    const long = randomBytes(500_000).toString('hex')
    await ask('create table long (text text)')
    for (let written = 0; written < 90; written += 1)
      await ask('insert into long values ($1)', [`${written} ${long}`])
    const files = await readdir(join(folder.path, 'database', 'pg_wal'))
    // Files of 16 MB; 90 MB were written.
    expect(files.filter((name) => /^[0-9A-F]{24}$/.test(name)).length).toBeLessThanOrEqual(4)
  })

  it('reuses the space of changed and deleted rows', inOrder, async () => {
    await ask('create table page (id int, body jsonb)')
    const size = async (): Promise<number> => {
      const [row] = await ask<{ size: number }>("select pg_total_relation_size('page') as size")
      return row?.size ?? 0
    }
    const fill = async (): Promise<void> => {
      for (let id = 0; id < 60; id += 1)
        await ask('insert into page values ($1, $2)', [id, { text: randomBytes(50_000).toString('hex') }])
    }
    await fill()
    const filled = await size()
    await ask('delete from page')
    await eventually(async () => ((await size()) < filled / 2 ? true : null))
    await fill()
    for (let id = 0; id < 60; id += 1)
      await ask('update page set body = $2 where id = $1', [id, { text: 'short' }])
    await eventually(async () => ((await size()) < filled / 2 ? true : null))
    const [known] = await ask("select reltuples as rows from pg_class where relname = 'page'")
    expect(known).toEqual({ rows: 60 })
  })

  it(
    'is restarted when it hangs, with acknowledged writes, without interrupted transactions, and with a log entry',
    inOrder,
    async () => {
      await add('before')
      const cut = database.transaction(async (transaction) => {
        await transaction.query("insert into note (text) values ('cut')")
        await transaction.query(endless)
      })
      const waiting = add('waiting')
      const errors = await Promise.allSettled([cut, waiting])
      expect(errors.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual([
        '57P02',
        '57P02',
      ])
      expect(await texts()).toContain('before')
      expect(await texts()).not.toContain('cut')
      await add('after')
      expect(await texts()).toContain('after')
      await eventually(async () => notes[1])
      expect(notes).toEqual([
        'the embedded database was ended; it is opened anew: The embedded database was ended: it has not responded for 2 seconds',
        'the embedded database is open again',
      ])
    },
  )

  it('is not restarted while tables are changed', inOrder, async () => {
    await add('before the change')
    await database.exclusively(async ({ query }) => {
      await query('alter table note add column more text')
      await query(slow)
    })
    expect(await ask("select more from note where text = 'before the change'")).toEqual([{ more: null }])
  })
})

describe.concurrent('an API whose database hangs', { timeout: 60_000 }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let database: Database
  let api: App
  let token: string

  beforeAll(async () => {
    folder = await emptyDataFolder()
    database = await openEmbedded(folder.path, { reserve: 0, note: () => undefined, answerTimeout: 6 })
    const settings = readSettings({ DATA_DIR: folder.path, DEMO: 'false', LOG_LEVEL: 'silent' })
    api = await buildApp(settings, { database })
    token = await api.services.tokens.issue({ userId: 1, tokenVersion: 1, sessionId: null })
  }, 120_000)
  afterAll(async () => {
    await api.close()
    await folder.remove()
  })

  const ask = async (url: string): Promise<Awaited<ReturnType<App['app']['inject']>>> =>
    api.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

  it('serves requests without a database, is not ready, refuses in the common format, and recovers', async () => {
    expect((await ask('/api/dua/all')).statusCode).toBe(200)
    const hanging = database.query(endless).catch(() => undefined)
    let answered = false
    const list = ask('/api/dua/all').finally(() => {
      answered = true
    })
    expect((await ask('/healthz')).statusCode).toBe(200)
    expect((await ask('/readyz')).statusCode).toBe(503)
    expect(answered).toBe(false)
    const { statusCode, headers, body } = await list
    expect({ statusCode, retry: headers['retry-after'], body: JSON.parse(body) }).toEqual({
      statusCode: 503,
      retry: '5',
      body: {
        success: false,
        message: 'The database cannot be reached at the moment. Please try again shortly.',
        code: 'server.databaseLost',
      },
    })
    await hanging
    await eventually(async () => ((await ask('/readyz')).statusCode === 200 ? true : null))
    expect((await ask('/api/dua/all')).statusCode).toBe(200)
  })
})

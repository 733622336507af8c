import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../src/server/store/database.ts'
import { retryConflicts, runTransaction } from '../../../src/server/store/transaction.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../support/database/test-database.ts'

/** A pooled connection that fails statements containing `refused`, after earlier ones have completed. */
const connection = (refused: readonly string[] = []) => {
  const sent: string[] = []
  const released: unknown[] = []
  let busy = false
  const client = {
    query: async (text: string) => {
      if (busy) throw new Error(`${text} came too early`)
      busy = true
      await new Promise(setImmediate)
      busy = false
      sent.push(text)
      if (refused.includes(text)) throw new Error(`${text} refused`)
      return { rows: [], command: text.toUpperCase() }
    },
    release: (broken: boolean) => released.push(broken ? 'closed' : 'given back'),
  }
  return { client: client as unknown as pg.PoolClient, sent, released }
}

const begin = 'start transaction isolation level read committed'

describe('a transaction on a connection', () => {
  it('is committed, and the connection released', async () => {
    const { client, sent, released } = connection()
    expect(await runTransaction(client, async ({ query }) => [await query('one'), 'done'])).toEqual([
      [],
      'done',
    ])
    expect({ sent, released }).toEqual({ sent: [begin, 'one', 'commit'], released: ['given back'] })
  })

  it.each([
    ['a statement', ['one'], 'one refused', [begin, 'one', 'rollback'], 'given back'],
    ['the commit', ['commit'], 'commit refused', [begin, 'one', 'commit', 'rollback'], 'given back'],
    ['the begin', [begin], `${begin} refused`, [begin, 'rollback'], 'given back'],
    ['undoing, too', ['one', 'rollback'], 'one refused', [begin, 'one', 'rollback'], 'closed'],
    ['all', [begin, 'rollback'], `${begin} refused`, [begin, 'rollback'], 'closed'],
  ])('throws the first error if %s fails', async (_what, refused, thrown, expected, end) => {
    const { client, sent, released } = connection(refused)
    await expect(runTransaction(client, ({ query }) => query('one'))).rejects.toThrow(thrown)
    expect({ sent, released }).toEqual({ sent: expected, released: [end] })
  })

  it('ends after all requests, and accepts no more', async () => {
    const { client, sent } = connection(['two'])
    let more: (() => Promise<unknown>) | undefined
    const ended = runTransaction(client, ({ query }) => {
      more = () => query('too late')
      return Promise.all([query('one'), query('two'), query('three')])
    })
    await expect(ended).rejects.toThrow('two refused')
    await expect(more?.()).rejects.toThrow('The transaction has ended')
    expect(sent).toEqual([begin, 'one', 'two', 'three', 'rollback'])
  })

  it('begins in the requested mode', async () => {
    const { client, sent } = connection()
    await runTransaction(client, async () => undefined, { isolation: 'repeatable read', readOnly: true })
    expect(sent).toEqual(['start transaction isolation level repeatable read read only', 'commit'])
  })
})

describe('a conflict of transactions', () => {
  const failing = (codes: readonly string[]) => {
    let tried = 0
    const work = async (): Promise<string> => {
      const code = codes[tried]
      tried += 1
      if (code !== undefined) throw Object.assign(new Error(`failed ${tried}`), { code })
      return `done at try ${tried}`
    }
    return retryConflicts(work)
  }

  it.each([
    [['40001', '40P01'], 'done at try 3'],
    [['40P01', '40P01', '40P01', '40P01'], 'done at try 5'],
  ])('with %j is retried', async (codes, response) => {
    expect(await failing(codes)).toBe(response)
  })

  it.each([
    [['23505'], 'failed 1'],
    [Array(9).fill('40001'), 'failed 5'],
  ])('with %j is reported', async (codes, told) => {
    await expect(failing(codes)).rejects.toThrow(told)
  })
})

describe.each(databaseKinds)('transactions on %s', { timeout: 60_000 }, (kind) => {
  let on: TestDatabase
  let database: Database
  beforeAll(async () => {
    on = await createTestDatabase(kind)
    database = await on.open()
    await database.query('create table note (text text unique); create table other (text text)')
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await on.drop()
  })

  const texts = async (): Promise<string[]> =>
    (await database.query<{ text: string }>('select text from note order by text')).map(({ text }) => text)
  const add = 'insert into note (text) values ($1)'

  it('execute concurrent statements one after the other', async () => {
    const rows = await database.transaction(({ query }) =>
      Promise.all(Array.from({ length: 20 }, (_, number) => query('select $1::int as number', [number]))),
    )
    expect(rows).toEqual(Array.from({ length: 20 }, (_, number) => [{ number }]))
  })

  it('report when an error was hidden from them, and the server rolled everything back', async () => {
    const deaf = database.transaction(async ({ query }) => {
      await query(add, ['kept?'])
      await query('selec').catch(() => undefined)
    })
    await expect(deaf).rejects.toThrow('rolled back instead of committed')
    expect(await texts()).toEqual([])
  })

  it('continue after a rollback to a savepoint', async () => {
    await database.transaction(async ({ query, savepoint }) => {
      await savepoint(() => query(add, ['first']))
      const twice = savepoint(async () => {
        await query(add, ['second'])
        await savepoint(() => query(add, ['first']))
      })
      await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'note_text_key' })
      await query(add, ['third'])
    })
    expect(await texts()).toEqual(['first', 'third'])
    await database.query('delete from note')
  })

  it('see commits of others, whatever the default of the database, or one snapshot if requested', async () => {
    const level = "select current_setting('transaction_isolation') as isolation"
    const levelOf = (options?: object) => database.transaction(({ query }) => query(level, []), options)
    expect(await levelOf()).toEqual([{ isolation: 'read committed' }])
    expect(await levelOf({ isolation: 'repeatable read' })).toEqual([{ isolation: 'repeatable read' }])
    const write = database.transaction(({ query }) => query(add, ['not so']), { readOnly: true })
    await expect(write).rejects.toMatchObject({ code: '25006' })
  })

  it('leak no connection after many failures', async () => {
    for (let round = 0; round < 30; round += 1) {
      await expect(database.query('selec')).rejects.toMatchObject({ code: '42601' })
      await expect(database.transaction(({ query }) => query('selec'))).rejects.toMatchObject({
        code: '42601',
      })
      await expect(database.exclusively(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    }
    const many = Array.from({ length: 30 }, (_, one) => database.query('select $1::int as one', [one]))
    expect(await Promise.all(many)).toHaveLength(30)
  })

  it.runIf(kind === 'PostgreSQL')('leave no broken connection to the next one', async () => {
    const end = 'select pg_terminate_backend(pg_backend_pid())'
    for (let round = 0; round < 12; round += 1) {
      const cut = database.transaction(async ({ query }) => {
        await query(add, ['cut'])
        await query(end)
      })
      await expect(cut).rejects.toMatchObject({ code: '57P01' })
      expect(await texts()).toEqual([])
    }
  })

  it('name the caller in an error', async () => {
    const stackOf = (error: Error): string => error.stack ?? ''
    const place = 'transaction.test.ts'
    expect(await database.query('selec').catch(stackOf)).toContain(place)
    const within = database.transaction(async ({ query }) => {
      await query('selec')
    })
    expect(await within.catch(stackOf)).toContain(place)
  })

  it('accept several statements in one text, and return no rows', async () => {
    expect(await database.query("insert into note values ('a'); select 1 as one")).toEqual([])
    expect(await database.query('delete from note; delete from other')).toEqual([])
  })
})

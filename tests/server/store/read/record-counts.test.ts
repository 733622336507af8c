import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Queryable } from '../../../../src/server/store/database.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('counts of records on %s', { timeout: 90_000 }, (kind) => {
  let api: TestApi
  let other: Database
  beforeAll(async () => {
    api = await startTestApi({ kind })
    other = await api.database.open()
  }, 60_000)
  afterAll(async () => {
    await other.close()
    await api.end()
  })

  /** The rows and their counts in one statement, and so in one snapshot. */
  const both = async (): Promise<{ there: number; noted: number; notes: number }> => {
    const [row] = await other.query<{
      there: number
      noted: number
      notes: number
    }>(`select (select count(*) from language) as there, sum(rows)::bigint as noted, count(*) as notes
        from record_change where table_name = 'language'`)
    if (!row) throw new Error('No row came back.')
    return row
  }
  const insert = (db: Queryable, many: number): Promise<{ id: number }[]> =>
    db.query(
      `insert into language (body) select jsonb_build_object('name', 'n', 'code', 'c' || gen_random_uuid())
        from generate_series(1, $1::integer) returning id`,
      [many],
    )

  it('are exact at every moment during concurrent writes and rollbacks', async () => {
    const { database } = api.services
    let done = false
    const seen: { there: number; noted: number }[] = []
    const watch = (async () => {
      while (!done) seen.push(await both())
    })()
    const writer = async (): Promise<void> => {
      for (let round = 0; round < 60; round += 1) {
        const ids = await insert(database, 3)
        await database.query('update language set version = version + 1 where id = $1', [ids[0]?.id])
        await database.query('delete from language where id = $1', [ids[1]?.id])
        const failing = database.transaction(async (transaction) => {
          await insert(transaction, 2)
          throw new Error('rolled back')
        })
        await expect(failing).rejects.toThrow('rolled back')
      }
    }
    await Promise.all([writer(), writer(), writer(), writer()])
    done = true
    await watch
    const last = await both()
    expect(last.there).toBe(480)
    expect(seen.length).toBeGreaterThan(20)
    expect([...seen, last].filter(({ there, noted }) => there !== noted)).toEqual([])
    // More than 960 counts are written, and merged into a few meanwhile.
    expect(last.notes).toBeLessThan(900)
  })

  it('follow a truncated table', async () => {
    await insert(other, 5)
    await other.query('truncate language cascade')
    expect(await both()).toMatchObject({ there: 0, noted: 0 })
  })
})

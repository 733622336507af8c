import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../../src/server/store/database.ts'
import { migrate } from '../../../../src/server/store/migration/migrate.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { emptyDatabase, storeOn, tablesWith } from '../migration/migration-fixture.ts'

describe.each(databaseKinds)('a table that was renamed, on %s', (kind) => {
  const open = emptyDatabase(kind)
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  it('includes history, deleted records and idempotency keys', async () => {
    const before = tablesWith()
    await migrate(database, before)
    const claim = { userId: 1, key: 'k', operation: 'createPoet', fingerprint: 'f' }
    const store = storeOn(database, before).once(claim)
    await store.transaction(async (writer) => {
      const id = await writer.insert('Poet', { name: 'লেখক' })
      await writer.delete('Poet', id)
    })
    const after = tablesWith(({ Poet }) => {
      if (Poet) Object.assign(Poet, { 'x-table': 'writer', 'x-renamed-from': 'poet' })
    })
    await migrate(database, after)
    const kept = (table: string) =>
      database.query<{ name: string; count: number }>(
        `select table_name as name, count(*) as count from ${table} group by table_name`,
      )
    expect(await kept('record_history')).toEqual([{ name: 'writer', count: 2 }])
    expect(await kept('record_trash')).toEqual([{ name: 'writer', count: 1 }])
    expect(await kept('idempotency_key')).toEqual([{ name: 'writer', count: 1 }])
  })

  it('restores a record with properties that are always returned since then', async () => {
    const before = tablesWith()
    await migrate(database, before)
    const id = await storeOn(database, before).transaction(async (writer) => {
      const made = await writer.insert('Poet', { name: 'লেখক' })
      await writer.delete('Poet', made)
      return made
    })
    const after = tablesWith(({ Poet }) => {
      if (!Poet) return
      Poet.properties.language = { type: 'string', default: 'bn' }
      Poet.required = [...(Poet.required ?? []), 'language']
    })
    await migrate(database, after)
    const store = storeOn(database, after)
    await store.transaction(async (writer) => {
      const trashed = await writer.lockTrashed({ id: 1 })
      if (trashed) await writer.restore('Poet', trashed)
    })
    expect((await store.get('Poet', id))?.body).toEqual({ name: 'লেখক', language: 'bn' })
  })
})

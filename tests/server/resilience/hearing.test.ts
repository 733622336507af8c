import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from '../../../src/server/store/database.ts'
import { openPostgres } from '../../../src/server/store/postgres/open-postgres.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../support/database/test-database.ts'
import { eventually } from '../../support/disk/temporary-folder.ts'

describe.runIf(databaseKinds.includes('PostgreSQL'))('hearing other processes', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase('PostgreSQL')
  })
  afterAll(() => database.drop())

  it('leaves no connection behind at a server that takes no writes, however often it asks', async () => {
    const refusals: Error[] = []
    const asked = new URL(database.url ?? '')
    asked.searchParams.set('target_session_attrs', 'read-write')
    asked.searchParams.set('application_name', 'hearing')
    asked.searchParams.set('options', '-c default_transaction_read_only=on')
    const readOnly = openPostgres(asked.href, (error) => refusals.push(error))
    const stop = readOnly.messages?.listen(
      () => undefined,
      () => undefined,
    )
    await eventually(async () => (refusals.length >= 3 ? true : null))
    const looking = await database.open()
    const open = () =>
      query(looking.kysely, "select from pg_stat_activity where application_name = 'hearing'")
    await eventually(async () => ((await open()).length === 0 ? true : null))
    expect(new Set(refusals.map(({ message }) => message))).toEqual(new Set(['the server takes no writes']))
    stop?.()
    await readOnly.close()
    await looking.close()
  })
})

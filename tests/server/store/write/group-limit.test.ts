import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import type { Table } from '../../../../src/server/contract/table/table.ts'
import { checkGroupLimit } from '../../../../src/server/store/write/group-limit.ts'
import { anyKind } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

let api: TestApi
let sections: Table

const section = (pageId: number | null, content = ''): JsonObject => ({ pageId, title: 'A', content })
const sizeOf = (record: JsonObject): number => Buffer.byteLength(JSON.stringify(record))

/** The table of sections with another limit. */
const limitedTo = (maxRecords: number, maxBytes: number): Table => ({
  ...sections,
  schema: { ...sections.schema, 'x-group-limit': { by: 'pageId', maxRecords, maxBytes } },
})

const check = (table: Table, record: JsonObject, id: number | null = null): Promise<void> =>
  api.services.store.transaction((writer) => checkGroupLimit(writer, table, record, id))

const insert = (record: JsonObject): Promise<number> =>
  api.services.store.transaction((writer) => writer.insert('PageSection', record))

beforeAll(async () => {
  api = await startTestApi({ kind: anyKind })
  sections = api.services.contract.tables.get('PageSection') as Table
})
afterAll(() => api.end())

it('limits the number of new records, but not changes to stored ones', async () => {
  const table = limitedTo(2, 1e6)
  const id = await insert(section(1))
  await check(table, section(1))
  await insert(section(1))
  await expect(check(table, section(1))).rejects.toMatchObject({
    status: 422,
    coded: { code: 'record.groupFull', params: { most: 2 } },
    errors: [],
  })
  await check(limitedTo(1, 1e6), section(1), id)
  await check(table, section(2))
})

it('limits the size of all records together, without the former one of a changed record', async () => {
  const [one, other] = [section(3, 'x'.repeat(5000)), section(3, 'দোয়া')]
  const id = await insert(one)
  // Bodies are measured as the database prints them, with a space after each colon and comma.
  const [{ size = 0 } = {}] = await api.services.database.query<{ size: number }>(
    'select octet_length(body::text) as size from page_section where id = $1',
    [id],
  )
  const exact = limitedTo(10, size + sizeOf(other))
  await check(exact, other)
  const megabyte = 1024 * 1024
  const smaller = limitedTo(10, size + sizeOf(other) - 1)
  await expect(check(smaller, other)).rejects.toMatchObject({
    status: 422,
    coded: { code: 'record.groupTooLarge', params: { megabytes: (size + sizeOf(other) - 1) / megabyte } },
    errors: [],
  })
  await check(limitedTo(10, sizeOf(one)), one, id)
  await check(smaller, section(4))
})

it('ignores tables without a limit, and records without a group', async () => {
  const { 'x-group-limit': _, ...schema } = sections.schema
  await check({ ...sections, schema }, section(1))
  const none = limitedTo(0, 0)
  await check(none, section(null))
  await check(none, { title: 'A' })
  await expect(check(none, section(5))).rejects.toMatchObject({ coded: { code: 'record.groupFull' } })
})

it('lets one of two new records at once into a group with one free place', async () => {
  const table = limitedTo(1, 1e6)
  const begun = Promise.withResolvers<void>()
  const add = (): Promise<unknown> =>
    api.services.store.transaction(async (writer) => {
      await checkGroupLimit(writer, table, section(6), null)
      begun.resolve()
      // Long enough for the other transaction to count.
      await writer.db.query('select pg_sleep(0.2)')
      await writer.insert('PageSection', section(6))
    })
  const first = add()
  await begun.promise
  await expect(add()).rejects.toMatchObject({ coded: { code: 'record.groupFull' } })
  await first
})

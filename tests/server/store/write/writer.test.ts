import { afterAll, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { DiskSpace } from '../../../../src/server/store/files/disk-space.ts'
import { system } from '../../../../src/server/store/history/entry.ts'
import type { Change } from '../../../../src/server/store/record.ts'
import { createStore, type Store } from '../../../../src/server/store/store.ts'
import type { Writer } from '../../../../src/server/store/write/writer.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { type Fixture, startFixture } from '../../fixture-api.ts'

describe.each(databaseKinds)('a writer on %s', (kind) => {
  let fixture: Fixture
  let store: Store
  let changes: Change[]
  let space: MockInstance<DiskSpace['require']>

  beforeAll(async () => {
    fixture = await startFixture(kind)
    const { contract, database, projector } = fixture.api.services
    store = createStore(
      {
        database,
        tables: contract.tables,
        projector,
        schemas: {},
        written: (now) => changes.push(...now),
      },
      { ...system, operation: 'test' },
    )
  })
  beforeEach(() => {
    changes = []
    space = vi.spyOn(fixture.api.services.database.space, 'require').mockResolvedValue(undefined)
  })
  afterAll(() => fixture.api.end())

  const poem = (code: string): object => ({ ...fixture.poem(code), poetIds: [] })
  const historyOf = (resource: string, id: number) =>
    fixture.api.services.database.query(
      'select kind, after from record_history where table_name = $1 and record_id = $2 order by id',
      [resource, id],
    )

  it('reports its changes after the commit', async () => {
    const id = await store.transaction((writer) => writer.insert('Poet', { name: 'Nadia' }))
    expect(changes).toEqual([
      { resource: 'Poet', id, count: 1, kind: 'CREATE', by: null, at: expect.stringMatching(/^20.*Z$/) },
    ])
    await store.transaction(async (writer) => {
      await writer.update('Poet', id, { name: 'Nadia H.' })
      const before = await writer.lock('Poet', id)
      if (before) await writer.replace('Poet', before, { name: 'Nadia Haque' })
      await writer.delete('Poet', id)
      expect(changes).toHaveLength(1)
    })
    const [row] = await fixture.api.services.database.query<{ id: number }>(
      'select id from record_trash where table_name = $1 and record_id = $2',
      ['poet', id],
    )
    await store.transaction(async (writer) => {
      const trashed = await writer.lockTrashed({ id: row?.id ?? 0 })
      if (trashed) await writer.restore('Poet', trashed)
    })
    expect(changes.map((change) => change.kind)).toEqual(['CREATE', 'UPDATE', 'UPDATE', 'DELETE', 'RESTORE'])
    expect(new Set(changes.map((change) => change.id))).toEqual(new Set([id]))
  })

  it('reports nothing of a transaction that is rolled back', async () => {
    const failed = store.transaction(async (writer) => {
      await writer.insert('Poet', { name: 'Nobody' })
      throw new Error('Stop')
    })
    await expect(failed).rejects.toThrow('Stop')
    expect(changes).toEqual([])
    expect(await store.find('Poet', { name: 'Nobody' })).toEqual([])
  })

  it('stores many records in order, with an entry in the history of each', async () => {
    const names = ['Zaid', 'Amir', 'Mina']
    await store.transaction((writer) =>
      writer.insertAll(
        'Poet',
        names.map((name) => ({ name, note: 'many' })),
      ),
    )
    const found = await store.find('Poet', { note: 'many' })
    expect(found.map(({ body }) => body.name)).toEqual(names)
    for (const { id, body } of found)
      expect(await historyOf('poet', id)).toEqual([{ kind: 'CREATE', after: body }])
    expect(changes).toMatchObject([{ resource: 'Poet', id: null, count: 3, kind: 'CREATE' }])
    await store.transaction((writer) => writer.insertAll('Poet', []))
    expect(changes).toHaveLength(1)
  })

  it('protects records that one of many refers to', async () => {
    const [poet = 0] = fixture.poets
    const poetIds = fixture.poets.slice(1)
    await store.transaction((writer) =>
      writer.insertAll('Poem', [
        { ...poem('linked-1'), poetId: poet, poetIds },
        { ...poem('linked-2'), poetId: poet },
      ]),
    )
    expect((await store.find('Poem', { code: 'linked-1' })).map(({ body }) => body.poetIds)).toEqual([
      poetIds,
    ])
    for (const id of poetIds)
      await expect(store.transaction((writer) => writer.delete('Poet', id))).rejects.toMatchObject({
        status: 409,
      })
  })

  it('checks once per transaction that there is space, and stores nothing without', async () => {
    await store.transaction(async (writer) => {
      await writer.insert('Poet', { name: 'One', note: 'space' })
      await writer.insertAll('Poet', [{ name: 'Two', note: 'space' }])
    })
    expect(space.mock.calls).toEqual([[0, 'half']])
    space.mockRejectedValue(new Error('Full'))
    const [{ id = 0 } = {}] = await store.find('Poet', { note: 'space' })
    const writes: readonly ((writer: Writer) => Promise<unknown>)[] = [
      (writer) => writer.insert('Poet', { name: 'Three', note: 'space' }),
      (writer) => writer.insertAll('Poet', [{ name: 'Four', note: 'space' }]),
      (writer) => writer.update('Poet', id, { name: 'Five' }),
      (writer) => writer.delete('Poet', id),
    ]
    for (const write of writes) await expect(store.transaction(write)).rejects.toThrow('Full')
    space.mockResolvedValue(undefined)
    expect((await store.find('Poet', { note: 'space' })).map(({ body }) => body.name)).toEqual(['One', 'Two'])
  })

  it('refuses to change or delete a record that does not exist', async () => {
    const missing = { status: 404 }
    await expect(
      store.transaction((writer) => writer.update('Poet', 999_999, { name: 'A' })),
    ).rejects.toMatchObject(missing)
    await expect(store.transaction((writer) => writer.delete('Poet', 999_999))).rejects.toMatchObject(missing)
  })

  it('keeps both of two changes at once to different properties', async () => {
    const id = await store.transaction((writer) => writer.insert('Poet', { name: 'A', note: 'a' }))
    const begun = Promise.withResolvers<void>()
    const first = store.transaction(async (writer) => {
      await writer.update('Poet', id, { name: 'B' })
      begun.resolve()
      // Long enough for the other transaction to read the record.
      await writer.db.query('select pg_sleep(0.2)')
    })
    await begun.promise
    const second = store.transaction((writer) => writer.update('Poet', id, { note: 'b' }))
    await Promise.all([first, second])
    expect((await store.get('Poet', id))?.body).toMatchObject({ name: 'B', note: 'b' })
  })
})

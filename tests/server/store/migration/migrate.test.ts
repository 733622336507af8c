import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Table, Tables } from '../../../../src/server/contract/read-contract.ts'
import type { Database } from '../../../../src/server/store/database.ts'
import { migrate } from '../../../../src/server/store/migration/migrate.ts'
import type { Store } from '../../../../src/server/store/store.ts'
import { changesSince } from '../../../../src/server/store/write/changes.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { emptyDatabase, storeOn, tablesWith } from './migration-fixture.ts'

describe.each(databaseKinds)('migrations on %s', (kind) => {
  const open = emptyDatabase(kind)
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const tables = tablesWith
  const storeOf = (found: Tables): Store => storeOn(database, found)

  it('creates everything once', async () => {
    const made = await migrate(database, tables())
    expect(made).toContain('table poem')
    expect(made).toContain('column poem.s_titles')
    expect(made).toContain('foreign key poem.r_poet_id')
    expect(made).toContain('table poem__titles__language_id')
    expect(await migrate(database, tables())).toEqual([])
  })

  it('creates everything once when several processes start together', async () => {
    const made = await Promise.all([1, 2, 3].map(() => migrate(database, tables())))
    expect(made.filter((names) => names.length > 0)).toHaveLength(1)
  })

  it('adds parts of a changed contract, filled from existing records', async () => {
    const before = tables((schemas, paths) => {
      delete paths['/api/poem/create']
      delete paths['/api/poem/update']
      const { titles, ...rest } = schemas.Poem?.properties ?? {}
      if (schemas.Poem)
        schemas.Poem.properties = {
          ...rest,
          titles: {
            type: 'array',
            items: { type: 'object', properties: { translatedText: { type: 'string' } } },
          },
          link: titles ?? {},
        }
    })
    await migrate(database, before)
    const store = storeOf(before)
    await store.transaction(async (writer) => {
      const language = await writer.insert('Language', { name: 'English', code: 'en' })
      const poet = await writer.insert('Poet', { name: 'Karim' })
      await writer.insert('Poem', {
        code: 'a',
        poetId: poet,
        titles: [{ languageId: language, translatedText: 'A' }],
      })
    })
    const after = tables()
    const made = await migrate(database, after)
    expect(made).toContain('table poem__titles__language_id')
    // Derived from a record's texts, and therefore rebuilt without confirmation.
    expect(made).toEqual(expect.arrayContaining(['column poem.complete_in', 'index poem_complete_in_idx']))
    expect(await migrate(database, after)).toEqual([])
    await expect(storeOf(after).transaction((writer) => writer.delete('Language', 1))).rejects.toThrow(
      'in use by 1 poem',
    )
  })

  it('begins to record changes of records that are older than the change log', async () => {
    await migrate(database, tables())
    const store = storeOf(tables())
    const id = await store.transaction((writer) => writer.insert('Poet', { name: 'Karim' }))
    const older = `alter table poet drop column changes;
      update poet set version = 4; delete from applied_definition where name = 'column poet.changes'`
    await database.exclusively((transaction) => transaction.query(older))
    expect(await migrate(database, tables())).toEqual(['column poet.changes'])
    const poet = tables().get('Poet') as Table
    const since = async (version: number): Promise<string[] | undefined> =>
      (await changesSince(database, poet, id, { version }))?.map(({ property }) => property)
    expect(await since(3)).toBeUndefined()
    await store.transaction((writer) => writer.update('Poet', id, { name: 'Yusuf' }))
    expect(await since(3)).toBeUndefined()
    expect(await since(4)).toEqual(['name'])
    expect(await since(5)).toEqual([])
  })

  it('keeps data that the contract no longer has', async () => {
    await migrate(database, tables())
    await storeOf(tables()).transaction((writer) => writer.insert('Poet', { name: 'Karim' }))
    const without = tables((schemas, paths) => {
      for (const path of Object.keys(paths)) if (path.startsWith('/api/po')) delete paths[path]
      delete schemas.Poem
      delete schemas.Poet
    })
    expect(await migrate(database, without, { droppedTables: ['poem', 'poet'] })).toEqual([])
    expect(await database.query('select id from poet')).toHaveLength(1)
  })

  it('stops when a column would change, and the reported remedy works', async () => {
    await migrate(database, tables())
    await storeOf(tables()).transaction((writer) => writer.insert('Poet', { name: 'Karim' }))
    const changed = tables((schemas) => {
      if (schemas.Poem) schemas.Poem.properties.active = { type: 'integer' }
    })
    const error = await migrate(database, changed).then(
      () => '',
      (reason: Error) => reason.message,
    )
    expect(error).toContain('column poem.f_active')
    expect(error).toContain('Nothing was changed.')
    const cure = /alter table .*;/.exec(error)?.[0] ?? ''
    await database.exclusively((transaction) => transaction.query(cure))
    expect(await migrate(database, changed)).toEqual([
      'column poem.f_active',
      'index poem_f_active_idx',
      'index poem_f_active_last_idx',
    ])
  })

  it('stops when records violate the contract, and changes nothing', async () => {
    const plain = tables()
    await migrate(database, plain)
    await storeOf(plain).transaction(async (writer) => {
      await writer.insert('Poet', { name: 'Karim' })
      await writer.insert('Poet', { name: 'KARIM' })
    })
    const unique = tables((schemas) => {
      if (schemas.Poet) schemas.Poet.properties.name = { type: 'string', 'x-unique': true }
    })
    await expect(migrate(database, unique)).rejects.toThrow(
      /The stored records do not allow the index poet_u_name_key that the contract asks for: .*Nothing was changed\./s,
    )
    expect(await migrate(database, plain)).toEqual([])
  })
})

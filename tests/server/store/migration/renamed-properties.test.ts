import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import type { Tables } from '../../../../src/server/contract/read-contract.ts'
import type { Database } from '../../../../src/server/store/database.ts'
import { migrate } from '../../../../src/server/store/migration/migrate.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { bodiesOf, type Change, emptyDatabase, storeOn, tablesWith } from './migration-fixture.ts'

/** A property of poems with another name, in the record and its bodies; `more` is added to the record. */
const renamed =
  (from: string, to: string, more: JsonObject = { 'x-renamed-from': from }): Change =>
  (schemas, paths) => {
    const record = schemas.Poem
    for (const schema of [record, ...bodiesOf(paths, 'Poem')]) {
      if (!schema) continue
      const { [from]: property, ...others } = schema.properties
      schema.properties = { ...others, [to]: { ...property, ...(schema === record && more) } }
      schema.required = schema.required?.map((name) => (name === from ? to : name)) ?? []
    }
  }

/** The name of a poem's readers under another name. */
const renamedInReaders: Change = (_schemas, paths) => {
  for (const { properties } of bodiesOf(paths, 'Poem')) {
    const items = (
      properties.readerRequests as never as { items: { properties: Record<string, JsonObject> } }
    ).items
    const { name, ...others } = items.properties
    items.properties = { ...others, fullName: { ...name, 'x-renamed-from': ['nick', 'name'] } }
  }
}

describe.each(databaseKinds)('stored data under an earlier name on %s', (kind) => {
  const open = emptyDatabase(kind)
  let database: Database
  let poem: number
  let poet: number

  beforeEach(async () => {
    database = await open()
    await migrate(database, tablesWith())
    await storeOn(database, tablesWith()).transaction(async (writer) => {
      const language = await writer.insert('Language', { name: 'English', code: 'en' })
      poet = await writer.insert('Poet', { name: 'Karim' })
      poem = await writer.insert('Poem', {
        code: 'a',
        poetId: poet,
        poetIds: [poet],
        titles: [{ languageId: language, translatedText: 'River' }],
        verses: '<p>One</p>',
        readers: [{ name: 'Amina' }, { name: 'Yusuf', photoId: null }],
      })
    })
  })
  afterEach(() => database.close())

  const bodyOf = async (tables: Tables, id = poem) => (await storeOn(database, tables).get('Poem', id))?.body

  it('is migrated once, with its index for search and sort, and without a change of the record', async () => {
    const before = await storeOn(database, tablesWith()).get('Poem', poem)
    const tables = tablesWith((schemas, paths) => {
      renamed('code', 'mark')(schemas, paths)
      // Lists search and sort by the new name.
      const text = JSON.stringify(paths['/api/poem/all']).replaceAll('"code"', '"mark"')
      paths['/api/poem/all'] = JSON.parse(text)
    })
    expect(await migrate(database, tables)).toContain('poem.code to mark: 1 records')
    const after = await storeOn(database, tables).get('Poem', poem)
    expect(after?.body).toMatchObject({ mark: 'a', verses: '<p>One</p>' })
    expect(after?.body).not.toHaveProperty('code')
    expect(after).toMatchObject({ version: before?.version, modifiedAt: before?.modifiedAt })
    expect(await storeOn(database, tables).find('Poem', { mark: 'A' })).toHaveLength(1)
    expect(await migrate(database, tables)).toEqual([])
  })

  it('is migrated by one of several processes that start together', async () => {
    const tables = tablesWith(renamed('verses', 'text'))
    const done = await Promise.all([1, 2, 3].map(() => migrate(database, tables)))
    expect(done.flat().filter((line) => line.startsWith('poem.verses'))).toEqual([
      'poem.verses to text: 1 records',
    ])
    expect(await bodyOf(tables)).toMatchObject({ text: '<p>One</p>' })
  })

  it('is migrated within the items of a list, from any of its earlier names', async () => {
    await database.query(`update poem set body = jsonb_set(body, '{readers,1}', '{"nick": "Yusuf"}')`)
    const tables = tablesWith(renamedInReaders)
    expect(await migrate(database, tables)).toEqual([
      'poem.readers[].nick to readers[].fullName: 1 records',
      'poem.readers[].name to readers[].fullName: 1 records',
    ])
    expect((await bodyOf(tables))?.readers).toEqual([{ fullName: 'Amina' }, { fullName: 'Yusuf' }])
  })

  it('migrates its references: a referenced record is in use, and free without references', async () => {
    const tables = tablesWith((schemas, paths) => {
      renamed('poetIds', 'writerIds')(schemas, paths)
      const text = JSON.stringify({ schemas, paths }).replaceAll('"poetIds', '"writerIds')
      const changed = JSON.parse(
        text.replaceAll('"x-renamed-from":"writerIds"', '"x-renamed-from":"poetIds"'),
      )
      Object.assign(schemas, changed.schemas)
      Object.assign(paths, changed.paths)
    })
    await migrate(database, tables)
    const other = await storeOn(database, tables).transaction((writer) =>
      writer.insert('Poet', { name: 'Amina' }),
    )
    const store = storeOn(database, tables)
    await store.transaction((writer) => writer.update('Poem', poem, { poetId: other }))
    await expect(store.transaction((writer) => writer.delete('Poet', poet))).rejects.toThrow(
      'in use by 1 poem',
    )
    await store.transaction((writer) => writer.update('Poem', poem, { writerIds: [] }))
    await store.transaction((writer) => writer.delete('Poet', poet))
  })

  it('keeps its time of change, under its new name', async () => {
    await storeOn(database, tablesWith()).transaction((writer) =>
      writer.update('Poem', poem, { verses: '<p>2</p>' }),
    )
    await migrate(database, tablesWith(renamed('verses', 'text')))
    const [row] = await database.query<{ names: string[] }>(
      `select array(select jsonb_object_keys(changes -> 'properties')) as names from poem where id = $1`,
      [poem],
    )
    expect(row?.names).toEqual(['text'])
  })

  it('is replaced by existing data under the new name, and stops if both have data', async () => {
    const tables = tablesWith(renamed('verses', 'text'))
    const put = (body: JsonObject): Promise<unknown> =>
      database.query('update poem set body = body || $1::jsonb', [JSON.stringify(body)])
    await put({ verses: null, text: 'new' })
    await migrate(database, tables)
    expect(await bodyOf(tables)).toMatchObject({ text: 'new' })

    await put({ verses: 'old' })
    await expect(migrate(database, tables)).rejects.toThrow(
      '1 records of poem hold data both as verses and as text, and only one can stay. Nothing was changed.',
    )
    expect(await bodyOf(tables)).toMatchObject({ text: 'new', verses: 'old' })
  })
})

const asSong: Change = (schemas, paths) => {
  const text = JSON.stringify({ schemas, paths })
    .replaceAll('"x-references":"Poem"', '"x-references":"Song"')
    .replaceAll('#/components/schemas/Poem"', '#/components/schemas/Song"')
    .replaceAll(/"(list|total|get|create|update|delete)Poem"/g, '"$1Song"')
    .replace('"x-table":"poem"', '"x-table":"song","x-renamed-from":"poem"')
    .replace('"Poem":{', '"Song":{')
  for (const key of Object.keys(schemas)) delete schemas[key]
  const changed = JSON.parse(text)
  Object.assign(schemas, changed.schemas)
  Object.assign(paths, changed.paths)
}

describe.each(databaseKinds)('a renamed table on %s', (kind) => {
  const open = emptyDatabase(kind)
  let database: Database
  beforeEach(async () => {
    database = await open()
    await migrate(database, tablesWith())
  })
  afterEach(() => database.close())

  const fill = async (): Promise<{ poet: number; parent: number; child: number }> =>
    storeOn(database, tablesWith()).transaction(async (writer) => {
      const language = await writer.insert('Language', { name: 'English', code: 'en' })
      const poet = await writer.insert('Poet', { name: 'Karim' })
      const titles = [{ languageId: language, translatedText: 'River' }]
      const parent = await writer.insert('Poem', { code: 'a', poetId: poet, titles })
      const child = await writer.insert('Poem', { code: 'b', poetId: poet, titles, parentId: parent })
      return { poet, parent, child }
    })

  it('keeps its records, ids, counts, references and unique values', async () => {
    const { poet, parent, child } = await fill()
    const tables = tablesWith(asSong)
    const done = await Promise.all([1, 2].map(() => migrate(database, tables)))
    expect(done.flat().filter((line) => line === 'table poem to song')).toHaveLength(1)
    const store = storeOn(database, tables)
    expect((await store.find('Song', {})).map(({ id, body }) => [id, body.code])).toEqual([
      [parent, 'a'],
      [child, 'b'],
    ])
    expect(await store.count('Song', {})).toBe(2)
    const next = await store.transaction((writer) =>
      writer.insert('Song', { code: 'c', poetId: poet, titles: [] }),
    )
    expect(next).toBe(child + 1)
    expect(await store.count('Song', {})).toBe(3)
    await expect(store.transaction((writer) => writer.delete('Song', parent))).rejects.toThrow(
      'in use by 1 song',
    )
    await expect(store.transaction((writer) => writer.delete('Poet', poet))).rejects.toThrow(
      'in use by 3 songs',
    )
    await expect(store.transaction((writer) => writer.delete('Language', 1))).rejects.toThrow(
      'in use by 2 songs',
    )
    await expect(
      store.transaction((writer) => writer.insert('Song', { code: 'A', poetId: poet, titles: [] })),
    ).rejects.toThrow()
    expect(await migrate(database, tables)).toEqual([])
    expect(await database.query(`select to_regclass('poem')::text as name`)).toEqual([{ name: null }])
    const remembered = `select name from applied_definition where name ~ '\\mpoem' or definition ~ '"poem"| poem$'`
    expect(await database.query(remembered)).toEqual([])
  })

  it('is not migrated if both tables exist and the earlier one has records', async () => {
    await fill()
    const song: Change = (schemas, paths) => {
      const both = structuredClone({ schemas, paths })
      asSong(schemas, paths)
      delete schemas.Song?.['x-renamed-from']
      Object.assign(schemas, { Poem: both.schemas.Poem })
      schemas.Poem = { ...(both.schemas.Poem ?? { properties: {} }) }
    }
    await migrate(database, tablesWith(song))
    await expect(migrate(database, tablesWith(asSong))).rejects.toThrow(
      /Both poem and song, which was renamed from it, are tables of this database, and poem holds records\. Nothing was changed\./,
    )
  })
})

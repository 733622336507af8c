import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import type { Database } from '../../../../src/server/store/database.ts'
import { migrate } from '../../../../src/server/store/migration/migrate.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import {
  bodiesOf,
  type Change,
  contractWith,
  emptyDatabase,
  storeOn,
  tablesWith,
} from './migration-fixture.ts'

/** The parameters of the list of poems. */
interface Parameter {
  name: string
  schema: { enum?: string[] }
  'x-filter'?: { property?: string }
}

/** Poems without these properties; lists neither search nor sort by them. */
const without =
  (...names: readonly string[]): Change =>
  (schemas, paths) => {
    for (const schema of [schemas.Poem, ...bodiesOf(paths, 'Poem')])
      for (const name of names) delete schema?.properties[name]
    const list = paths['/api/poem/all']?.get as never as { parameters: Parameter[] }
    list.parameters = list.parameters.filter(
      (parameter) => !names.includes(parameter['x-filter']?.property ?? parameter.name),
    )
    for (const { name, schema } of list.parameters)
      if (name === 'sortBy') schema.enum = schema.enum?.filter((by) => !names.includes(by)) ?? []
  }

/** Readers of a poem without their name. */
const readersWithout =
  (more: JsonObject = {}): Change =>
  (_schemas, paths) => {
    for (const { properties } of bodiesOf(paths, 'Poem')) {
      const { items } = properties.readerRequests as never as { items: { properties: JsonObject } }
      delete items.properties.name
      Object.assign(items, more)
    }
  }

const withoutPoems: Change = (schemas, paths) => {
  for (const path of Object.keys(paths)) if (path.startsWith('/api/poem')) delete paths[path]
  delete schemas.Poem
}

/** A required language of poets, which no record has. */
const withLanguage =
  (property: JsonObject): Change =>
  (schemas) => {
    const poet = schemas.Poet
    if (!poet) throw new Error('There are no poets.')
    poet.properties.language = property
    poet.required = [...(poet.required ?? []), 'language']
  }

describe.each(databaseKinds)('stored data and the contract on %s', (kind) => {
  const open = emptyDatabase(kind)
  let database: Database

  beforeEach(async () => {
    database = await open()
    await migrate(database, tablesWith())
    await storeOn(database, tablesWith()).transaction(async (writer) => {
      const poet = await writer.insert('Poet', { name: 'Karim' })
      const poem = { poetId: poet, titles: [], link: null, verses: '', mood: 'CALM' }
      await writer.insert('Poem', {
        ...poem,
        code: 'a',
        rating: 4,
        readers: [{ name: 'Amina' }, { name: 'B' }],
      })
      await writer.insert('Poem', { ...poem, code: 'b', rating: 0, readers: [] })
    })
  })
  afterEach(() => database.close())

  const refusal = (change: Change): Promise<string> =>
    migrate(database, tablesWith(change)).then(
      () => 'not refused',
      ({ message }: Error) => message,
    )

  it('stops the start with every property that would be hidden, its count and the cure', async () => {
    const message = await refusal((schemas, paths) => {
      without('rating', 'link', 'verses')(schemas, paths)
      readersWithout()(schemas, paths)
    })
    expect(message).toContain('- poem.rating: data in 2 records')
    expect(message).toContain(
      'renamed: add "x-renamed-from: rating" to the property that takes its place in the schema Poem',
    )
    expect(message).toContain('dropped on purpose: add "x-dropped: [rating]" to the schema Poem')
    expect(message).toContain('- poem.readers[].name: data in 1 record\n')
    expect(message).toContain('add "x-dropped: [name]" to the schema of Poem.readers')
    expect(message).toContain('Nothing was changed.')
    expect(message, 'null and empty texts are no data').not.toMatch(/poem\.(link|verses)/)
    expect(await migrate(database, tablesWith())).toEqual([])
  })

  it('starts if the contract declares that it was dropped', async () => {
    const dropped: Change = (schemas, paths) => {
      without('rating')(schemas, paths)
      Object.assign(schemas.Poem ?? {}, { 'x-dropped': ['rating'] })
      readersWithout({ 'x-dropped': ['name'] })(schemas, paths)
    }
    await migrate(database, tablesWith(dropped))
    const [poem] = await storeOn(database, tablesWith(dropped)).find('Poem', { code: 'a' })
    expect(poem?.body.rating, 'it stays where it is').toBe(4)
  })

  it('stops the start for a table, and accepts one that was declared as dropped', async () => {
    const message = await refusal(withoutPoems)
    expect(message).toContain('- table poem: 2 records')
    expect(message).toContain('add "x-renamed-from: poem" beside the x-table that takes its place')
    expect(message).toContain('add "x-dropped: [poem]" at the top of openapi/openapi.yaml')
    await migrate(database, tablesWith(withoutPoems), { droppedTables: ['poem'] })
  })

  it('starts if allowed, and reports hidden data; the next start checks again', async () => {
    const messages: string[] = []
    const options = { onHidden: (message: string) => messages.push(message) }
    await migrate(database, tablesWith(without('rating')), options)
    expect(messages).toEqual([expect.stringContaining('- poem.rating: data in 2 records')])
    expect(await refusal(without('rating'))).toContain('- poem.rating: data in 2 records')
  })

  it('compares records again only after a change of the contract', async () => {
    await database.query(`update poem set body = body || '{"strange": 1}'`)
    expect(await migrate(database, tablesWith())).toEqual([])
    const described: Change = (schemas) => {
      Object.assign(schemas.Poem?.properties.code ?? {}, { description: 'What it is called by.' })
    }
    expect(await refusal(described)).toBe('not refused')
    expect(await refusal(without('rating'))).toContain('- poem.strange: data in 2 records')
  })

  it('stops the start for an always returned property that some records lack', async () => {
    const message = await refusal(withLanguage({ type: 'string' }))
    expect(message).toContain('- poet.language: missing in 1 record')
    expect(message).toContain(
      'give it a default in the schema Poet, let it be null, take it out of "required"',
    )
    const options = { onHidden: () => undefined }
    await expect(migrate(database, tablesWith(withLanguage({ type: 'string' })), options)).rejects.toThrow(
      'missing',
    )
    expect(await refusal(withLanguage({ type: ['string', 'null'] }))).toBe('not refused')
  })

  it('writes the default of an always returned property into records that lack it, so that searches find them', async () => {
    const tables = tablesWith(withLanguage({ type: 'string', default: 'bn' }))
    await migrate(database, tables)
    const store = storeOn(database, tables)
    expect(await store.find('Poet', { language: 'bn' })).toMatchObject([
      { version: 1, body: { name: 'Karim' } },
    ])
  })
})

describe('contradictory keywords', () => {
  const poem = (change: (properties: Record<string, JsonObject>, schema: JsonObject) => void) => () =>
    contractWith((schemas) => {
      const schema = schemas.Poem
      if (schema) change(schema.properties, schema as never)
    })

  it.each([
    [
      'renamed from what is still there',
      poem((properties) => Object.assign(properties.link ?? {}, { 'x-renamed-from': 'code' })),
      'Poem: x-renamed-from of "link" names "code", which the contract still has there.',
    ],
    [
      'two renamed from one',
      poem((properties) => {
        properties.one = { type: 'string', 'x-renamed-from': 'old' }
        properties.two = { type: 'string', 'x-renamed-from': ['older', 'old'] }
      }),
      'Poem: both "one" and "two" are renamed from "old".',
    ],
    [
      'dropped and still there',
      poem((_, schema) => Object.assign(schema, { 'x-dropped': ['code'] })),
      'Poem: x-dropped names "code", which the contract still has there.',
    ],
    [
      'dropped and renamed',
      poem((properties, schema) => {
        Object.assign(schema, { 'x-dropped': ['old'] })
        properties.fresh = { type: 'string', 'x-renamed-from': 'old' }
      }),
      'Poem: "old" is dropped (x-dropped) and renamed to "fresh"; say one.',
    ],
    [
      'a table renamed from one that is still there',
      poem((_, schema) => Object.assign(schema, { 'x-renamed-from': 'poet' })),
      'Poem: x-renamed-from names the table "poet", which the contract still has.',
    ],
  ])('%s', (_, read, message) => {
    expect(read).toThrow(message)
  })
})

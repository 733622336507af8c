import { describe, expect, it } from 'vitest'
import type { JsonObject, JsonValue } from '../../../../src/contract/json.ts'
import { readContract } from '../../../../src/server/contract/read-contract.ts'
import type { Schema } from '../../../../src/server/contract/schema.ts'
import { type Lookup, Projector } from '../../../../src/server/store/read/project.ts'
import { tableOf } from '../../../../src/server/store/read/reader.ts'
import type { StoredRecord } from '../../../../src/server/store/record.ts'
import { fixtureContract } from '../../fixture-contract.ts'

const { tables } = readContract(fixtureContract(), new Set(['getMe', 'openDoor']))
const projector = new Projector(tables)

const record = (id: number, body: JsonObject): StoredRecord => ({
  ...{ id, body, version: 1, createdBy: 1, modifiedBy: 2 },
  createdAt: new Date('2026-03-01T10:00:00.900Z'),
  modifiedAt: new Date('2026-03-02T11:30:00.000Z'),
})

const titles = [
  { languageId: 1, translatedText: 'Morning' },
  { languageId: 2, translatedText: 'সকাল' },
]
const records: Readonly<Record<string, readonly StoredRecord[]>> = {
  User: [record(1, { name: 'Salma' }), record(2, { name: 'Omar' })],
  Language: [record(1, { code: 'en' }), record(2, { code: 'bn' })],
  Poet: [record(1, { name: 'Karim' }), record(2, { name: 'Yusuf' })],
  DbFile: [record(1, { fileUrl: '/files/a/one.png' })],
  Poem: [
    record(8, { code: 'A', poetId: 2 }),
    record(9, { code: 'B', parentId: 8, poetId: 1, titles, active: false }),
  ],
}

const lookup: Lookup = {
  record: ({ resource }, id) => records[resource]?.find((each) => each.id === id) ?? null,
  referenced: ({ resource }, id) => resource === 'Poem' && id === 9,
  language: 'en',
}

const poem = record(7, {
  ...{ code: 'C', parentId: 9, poetId: 1, poetIds: [2, 99, 1], coverId: 98, titles, active: false },
  ...{ verses: null, mood: 'GLAD', link: { from: 'a' }, rating: 'many' },
  readers: [{ id: 5, name: 'Amina', photoId: 1 }, { name: 'Musa' }, 'nobody'],
})

const project = (schema: Schema, { of = poem, from = 'Poem', as = lookup } = {}): JsonValue =>
  projector.compile(tableOf(tables, from), schema)(of, as)

const text: Schema = { type: 'string' }
const number: Schema = { type: 'integer' }
const named: Schema = { type: 'object', properties: { id: number, name: text } }
const list = (items: Schema): Schema => ({ type: 'array', items })
const nullable = ['string', 'null'] as const

describe('a property of a record', () => {
  it.each<[string, Schema, JsonValue | undefined]>([
    ['id', number, 7],
    ['code', text, 'C'],
    ['active', { type: 'boolean' }, false],
    ['unlisted', text, undefined],
    ['unlisted', { type: nullable }, null],
    ['unlisted', { ...text, default: 'x' }, 'x'],
    ['unlisted', list(text), []],
    ['verses', text, undefined],
    ['verses', { ...text, default: 'x' }, 'x'],
    ['poetIds', list(number), [2, 99, 1]],
    ['link', { type: 'object' }, { from: 'a' }],
    ['rating', named, 'many'],
    ['rating', list(named), 'many'],
    [
      'readers',
      list({
        type: 'object',
        properties: { id: number, name: text, photo: { ...text, 'x-from': 'photoId.fileUrl' } },
      }),
      [{ id: 5, name: 'Amina', photo: '/files/a/one.png' }, { name: 'Musa' }, 'nobody'],
    ],
    ['readers', list({ type: 'object', properties: { id: number } }), [{ id: 5 }, {}, 'nobody']],
    [
      'readers',
      list({ type: 'object', properties: { mood: { ...text, 'x-from': 'mood' } } }),
      [{ mood: 'GLAD' }, { mood: 'GLAD' }, 'nobody'],
    ],
  ])('%s, as %j, is %j', (name, schema, expected) => {
    expect(project({ type: 'object', properties: { [name]: schema } })).toStrictEqual(
      expected === undefined ? {} : { [name]: expected },
    )
  })

  it.each<[string, Schema, JsonValue | undefined]>([
    ['createdAt', text, '2026-03-01T10:00:00.900Z'],
    ['createdAt', number, 1772359200],
    ['modifiedAt', text, '2026-03-02T11:30:00.000Z'],
    ['modifiedAt', number, 1772451000],
    ['createdBy', number, 1],
    ['createdBy', text, 'Salma'],
    ['modifiedBy', named, { id: 2, name: 'Omar' }],
    ['currentUser', number, undefined],
    ['deletable', { type: 'boolean' }, true],
    ['referenced', { type: 'boolean' }, false],
    ['parentId.deletable', { type: 'boolean' }, false],
    ['mood', text, 'GLAD'],
    ['verses', { type: nullable }, null],
    ['verses', text, undefined],
    ['unlisted', { ...text, default: 'x' }, 'x'],
    ['titles', text, 'Morning'],
    [
      'titles',
      list({ type: 'object', properties: { languageId: number } }),
      [{ languageId: 1 }, { languageId: 2 }],
    ],
    ['poetId', named, { id: 1, name: 'Karim' }],
    ['poetId.name', text, 'Karim'],
    ['poetId.id', number, 1],
    ['coverId.fileUrl', text, undefined],
    ['coverId.fileUrl', { type: nullable }, null],
    [
      'poetIds',
      list(named),
      [
        { id: 2, name: 'Yusuf' },
        { id: 1, name: 'Karim' },
      ],
    ],
    ['poetIds.name', list(text), ['Yusuf', 'Karim']],
    ['parentId.title', text, 'Morning'],
    ['parentId.poetName', text, 'Karim'],
    ['parentId.parentId.poetName', text, 'Yusuf'],
    ['parentId.parentId.poetId.name', text, 'Yusuf'],
    ['parentId.parentId.parentId.code', text, undefined],
    ['parentId.readers', list(text), []],
  ])('from %s, as %j, is %j', (source, schema, expected) => {
    const value = { ...schema, 'x-from': source }
    expect(project({ type: 'object', properties: { value } })).toStrictEqual(
      expected === undefined ? {} : { value: expected },
    )
  })

  it('is empty without its user', () => {
    const of = { ...poem, createdBy: null, modifiedBy: 99 }
    const properties = {
      number: { ...number, 'x-from': 'createdBy' },
      name: { ...text, 'x-from': 'createdBy' },
      whole: { ...named, 'x-from': 'modifiedBy' },
    }
    expect(project({ type: 'object', properties }, { of })).toEqual({ number: null, name: null, whole: null })
  })

  it('is a whole record where its schema has the table', () => {
    const properties = { poem: { ...named, 'x-table': 'poem' }, poet: { ...named, 'x-table': 'poet' } }
    expect(project({ type: 'object', properties })).toEqual({ poem: { id: 7 } })
  })
})

it.each([
  ['en', titles, 'Morning'],
  ['ar', titles, 'সকাল'],
  ['ar', titles.slice(0, 1), 'Morning'],
  ['ar', [], undefined],
  ['en', [{ languageId: 99, translatedText: 'Unknown' }, ...titles], 'Morning'],
])('a text in %s of %j is %s', (language, stored, value) => {
  const of = record(7, { titles: stored })
  const schema: Schema = { type: 'object', properties: { title: { ...text, 'x-from': 'titles' } } }
  expect(project(schema, { of, as: { ...lookup, language } })).toEqual(
    value === undefined ? {} : { title: value },
  )
})

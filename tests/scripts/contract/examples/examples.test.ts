import { expect, test } from 'vitest'
import {
  completed,
  completedRecord,
  exchanged,
  written,
} from '../../../../scripts/contract/examples/examples.ts'
import type { Schema } from '../../../../scripts/contract/resource.ts'
import { expanded, json, kinds, poem, responses, schemas } from '../fixture.ts'

const ranks = [
  { id: 1, name: 'LOW' },
  { id: 2, name: 'MIDDLE' },
  { id: 3, name: 'HIGH' },
]
const rankIds: Schema = { type: 'array', items: { type: 'integer', 'x-references': 'Rank' } }
const image: Schema = { anyOf: [{ $ref: '#/FileRef' }, { type: 'null' }], 'x-from': 'imageId' }

test.each<[string, unknown, Schema, unknown]>([
  ['all values', 'all', { type: 'array', items: { $ref: '#/RankName' } }, ['LOW', 'MIDDLE', 'HIGH']],
  ['all records', 'all', { type: 'array', items: { $ref: '#/Rank' } }, ranks],
  ['all numbers', 'all', rankIds, [1, 2, 3]],
  ['records by name', ['HIGH', 'LOW'], rankIds, [3, 1]],
  ['numbers stay', [2], rankIds, [2]],
  ['a text stays', 'all', { type: 'string' }, 'all'],
  [
    'a file by its address',
    { imageId: 7, image: '/files/a1/cover.png' },
    { properties: { image } },
    {
      imageId: 7,
      image: { id: 7, fileUrl: '/files/a1/cover.png', fileName: 'cover.png', fileExtension: 'png' },
    },
  ],
  [
    'at any depth',
    { rank: { ids: 'all' } },
    { properties: { rank: { properties: { ids: rankIds } } } },
    { rank: { ids: [1, 2, 3] } },
  ],
])('%s', (_, example, schema, expected) => {
  expect(completed(example as never, schema, schemas)).toEqual(expected)
})

const record: Schema = {
  required: ['id', 'title', 'note', 'image', 'rankIds', 'active', 'creationDate', 'lastModifiedBy'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    note: { type: ['string', 'null'] },
    nick: { type: ['string', 'null'] },
    image,
    rankIds,
    ranks: { type: 'array', items: { $ref: '#/Rank' }, 'x-from': 'rankIds' },
    active: { type: 'boolean' },
    creationDate: { type: 'string' },
    lastModifiedBy: { type: ['string', 'null'] },
  },
}

test('an example has number, times and null for what it leaves out, and the records it points to', () => {
  expect(completedRecord({ title: 'A', rankIds: ['LOW'] }, 1, record, { kinds, schemas })).toEqual({
    id: 2,
    title: 'A',
    note: null,
    image: null,
    rankIds: [1],
    ranks: [ranks[0]],
    active: true,
    creationDate: kinds.examples[1]?.creationDate,
    lastModifiedBy: null,
  })
})

test('what an example says stands', () => {
  const own = {
    id: 9,
    title: 'A',
    note: null,
    nick: 'B',
    rankIds: [],
    ranks: [],
    active: false,
    creationDate: 'C',
    image: null,
    lastModifiedBy: 'D',
  }
  expect(completedRecord(own, 0, record, { kinds, schemas })).toEqual(own)
})

test('a record as a body sends it: its names, and nothing that it has not', () => {
  const body: Schema = {
    properties: {
      id: {},
      guestRequests: { items: { properties: { name: {} } }, 'x-stores': 'guests' },
      titles: { items: { $ref: '#/TextWrite' } },
    },
  }
  const given = {
    id: 1,
    other: 2,
    guests: [{ name: 'A', age: 3 }],
    titles: [{ languageId: 1, translatedText: 'B' }],
  }
  expect(written(given, body, schemas)).toEqual({
    id: 1,
    guestRequests: [{ name: 'A' }],
    titles: [{ languageId: 1, text: 'B' }],
  })
})

test('an alias is exchanged, an equal thing is not', () => {
  const short = { title: 'A' }
  const whole = { id: 1, title: 'A' }
  expect(exchanged({ a: [short], b: { title: 'A' } }, new Map([[short, whole]]))).toEqual({
    a: [whole],
    b: short,
  })
})

test('an example has what a property is by default, and what the record pointed to has', () => {
  const { operations } = expanded(
    poem(
      'examples: [{ title: A, poetId: 1 }, { title: B, poetId: 7, famous: true }, { title: C }]\noperations: { total: {} }',
      `    famous: { type: boolean, default: false }
    poetId: { type: [integer, 'null'], x-references: Poet }
    poetName: { type: [string, 'null'], x-from: poetId.name }`,
    ),
  )
  expect(json(responses(operations.total)[200]).example.payload).toMatchObject([
    { famous: false, poetName: 'Sadi' },
    { famous: true, poetName: 'Rumi' },
    { famous: false, poetId: null, poetName: null },
  ])
})

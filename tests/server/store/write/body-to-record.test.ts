import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import type { Schema } from '../../../../src/server/contract/schema.ts'
import { bodyPathsOf, compileBodyToRecord } from '../../../../src/server/store/write/body-to-record.ts'

const text: Schema = { type: 'string' }
const file: Schema = { type: ['integer', 'null'], 'x-references': 'DbFile' }
const object = (properties: Record<string, Schema>, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  ...more,
})
const list = (items: Schema, more: Schema = {}): Schema => ({ type: 'array', items, ...more })

describe('stored properties of a body', () => {
  it.each<[string, Schema, JsonObject, JsonObject]>([
    ['properties under their own names', object({ title: text, note: text }), { title: 'A' }, { title: 'A' }],
    [
      'without the number',
      object({ id: { type: 'integer' }, title: text }),
      { id: 3, title: 'A' },
      { title: 'A' },
    ],
    [
      'without passwords',
      object({ title: text, password: { type: 'string', format: 'password' } }),
      { title: 'A', password: 'secret' },
      { title: 'A' },
    ],
    [
      'without what is computed',
      object({ title: text, lastModifiedDate: { type: 'string', 'x-from': 'modifiedAt' } }),
      { title: 'A', lastModifiedDate: 'x' },
      { title: 'A' },
    ],
    [
      'without what the body does not list',
      object({ title: text }),
      { title: 'A', admin: true },
      { title: 'A' },
    ],
    [
      'renamed',
      object({ categoryId: { type: 'integer', 'x-stores': 'diseaseCategoryId' } }),
      { categoryId: 4 },
      { diseaseCategoryId: 4 },
    ],
    [
      'renamed at any depth',
      object({
        guestRequests: list(object({ text: { type: 'string', 'x-stores': 'translatedText' } }), {
          'x-stores': 'guests',
        }),
      }),
      { guestRequests: [{ text: 'A' }] },
      { guests: [{ translatedText: 'A' }] },
    ],
    ['0 for no file', object({ imageId: file }), { imageId: 0 }, { imageId: null }],
    [
      '0 for no file at any depth',
      object({ items: list(object({ imageId: file })) }),
      { items: [{ imageId: 0 }, { imageId: 5 }] },
      { items: [{ imageId: null }, { imageId: 5 }] },
    ],
    ['0 that is a number', object({ price: { type: 'number' } }), { price: 0 }, { price: 0 }],
    ['null', object({ note: { type: ['string', 'null'] } }), { note: null }, { note: null }],
    [
      'an object of any properties',
      object({ more: { type: 'object' } }),
      { more: { a: 1 } },
      { more: { a: 1 } },
    ],
    ['plain text as it is', object({ note: text }), { note: '<b>a & b</b>' }, { note: '<b>a & b</b>' }],
    [
      'an object behind a union with null',
      object({
        place: { anyOf: [object({ city: { type: 'string', 'x-stores': 'town' } }), { type: 'null' }] },
      }),
      { place: { city: 'A' } },
      { place: { town: 'A' } },
    ],
  ])('%s', (_name, schema, body, expected) => {
    expect(compileBodyToRecord(schema)(body).records).toStrictEqual([expected])
  })

  it('several records, each with the outer properties', () => {
    const schema = object(
      {
        id: { type: 'integer' },
        categoryId: { type: 'integer' },
        requests: list(object({ id: { type: 'integer' }, name: text })),
      },
      { 'x-records': 'requests' },
    )
    const convert = compileBodyToRecord(schema)
    const { records, listed } = convert({
      id: 1,
      categoryId: 2,
      requests: [{ name: 'A' }, { id: 9, name: 'B' }],
    })
    expect(records).toEqual([
      { categoryId: 2, name: 'A' },
      { categoryId: 2, name: 'B' },
    ])
    expect(listed).toEqual(['categoryId', 'name'])
    expect(convert({ categoryId: 2 }).records).toEqual([{ categoryId: 2 }])
    expect(convert({ requests: ['x', { name: 'A' }] }).records).toEqual([{ name: 'A' }])
    expect([...bodyPathsOf(schema)]).toEqual([
      ['categoryId', '/categoryId'],
      ['name', '/requests/0/name'],
    ])
  })

  it('lists the properties that an update clears, under their stored names', () => {
    const schema = object({
      id: { type: 'integer' },
      title: text,
      imageId: { ...file, 'x-stores': 'fileId' },
    })
    expect(compileBodyToRecord(schema)({ id: 1 })).toEqual({ records: [{}], listed: ['title', 'fileId'] })
  })
})

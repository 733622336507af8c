import { expect, test } from 'vitest'
import { expanded, kinds, poem } from '../fixture.ts'

const create = 'operations: { create: {} }'

/** A property of the record Poem, as it is read. */
const read = (property: string): unknown =>
  expanded(poem(create, `    poetId: { x-references: Poet }\n    note: ${property}`)).schemas.Poem?.properties
    ?.note

/** The same in the body that creates one. */
const written = (property: string): unknown =>
  expanded(poem(create, `    note: ${property}`)).schemas.PoemCreate?.properties?.note

test.each<[string, string, object]>([
  ['a text', '{ type: string }', { type: ['string', 'null'], maxLength: 255 }],
  ['a number', '{ type: integer, minimum: 0 }', { type: ['integer', 'null'], minimum: 0 }],
  [
    'a reference',
    '{ x-references: Poet }',
    { type: ['integer', 'null'], format: 'int64', minimum: 1, 'x-references': 'Poet' },
  ],
  ['one of several', '{ type: string, enum: [A] }', { type: ['string', 'null'], enum: ['A', null] }],
])('null is what %s may be that is not required', (_, property, schema) => {
  expect(written(property)).toEqual(schema)
})

test.each<[string, string, object]>([
  ['yes or no', '{ type: boolean }', { type: 'boolean' }],
  ['what has a default', '{ type: integer, default: 3 }', { type: 'integer', default: 3 }],
])('null is not what %s may be', (_, property, schema) => {
  expect(written(property)).toEqual(schema)
})

test('null is not what a property may be that is required', () => {
  const { schemas } = expanded(poem(create))
  expect(schemas.PoemCreate?.properties?.title).toMatchObject({ type: 'string', minLength: 1 })
})

test('what is shown of another record is a text, null where the reference may be, with a sentence', () => {
  expect(read('{ x-from: poetId.name }')).toEqual({
    type: ['string', 'null'],
    'x-from': 'poetId.name',
    readOnly: true,
    description: 'Name of the poet.',
  })
})

test('a type of the contract’s own is what kinds.yaml says, of items and of bodies too', () => {
  const { day } = kinds.types
  expect(written('{ type: day }')).toEqual({ ...day, type: ['string', 'null'] })
  expect(written('{ type: array, items: { type: day } }')).toMatchObject({ items: day })
  const { schemas } = expanded(
    poem('bodies: { PoemMove: { properties: { on: { type: day }, till: { type: [day, "null"] } } } }'),
  )
  expect(schemas.PoemMove?.properties).toMatchObject({ on: day, till: { ...day, type: ['string', 'null'] } })
})

test('a record that is inferred has no property but shared ones that is not marked so', () => {
  const { schemas } = expanded(
    poem(
      '',
      '    active: {}\n    note: { type: string }\n    place: { type: string, x-inferred: false }',
    ).replace('  required:', '  x-inferred: true\n  required:'),
  )
  const { title, note, place, active } = schemas.Poem?.properties ?? {}
  expect([title, note, place].map((property) => property?.['x-inferred'])).toEqual([true, true, false])
  expect(active).toEqual({ $ref: '../shared/schemas.yaml#/Active' })
})

test('schemas and answers take what a property of its name is everywhere', () => {
  const { schemas } = expanded(poem('schemas: { Found: { properties: { resource: {} } } }'))
  expect(schemas.Found).toMatchObject({
    required: ['resource'],
    properties: { resource: kinds.usual.resource },
  })
})

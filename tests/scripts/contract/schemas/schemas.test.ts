import { expect, test } from 'vitest'
import { expanded, poem, shared, wholePoem } from '../fixture.ts'

test('a record is read with what every record has, and written without', () => {
  expect(wholePoem.schemas.Poem).toEqual({
    type: 'object',
    'x-table': 'poem',
    'x-label': 'title',
    description: 'A poem.',
    required: [
      'id',
      'title',
      'poetId',
      'active',
      'creationDate',
      'lastModifiedDate',
      'lastModifiedBy',
      'deletable',
    ],
    properties: {
      id: shared('Id'),
      title: { type: 'string', description: 'Its title.', examples: ['First'] },
      poetId: {
        type: ['integer', 'null'],
        format: 'int64',
        'x-references': 'Poet',
        description: 'Who wrote it.',
        examples: [4],
      },
      active: shared('Active'),
      creationDate: shared('CreationDate'),
      lastModifiedDate: shared('LastModifiedDate'),
      lastModifiedBy: shared('LastModifiedBy'),
      deletable: shared('Deletable'),
    },
  })
  const title = {
    type: 'string',
    minLength: 1,
    maxLength: 255,
    description: 'Its title.',
    examples: ['Third'],
  }
  expect(wholePoem.schemas.PoemCreate).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { title, poetId: { minimum: 1 }, active: shared('Active') },
  })
  expect(Object.keys(wholePoem.schemas.PoemCreate?.properties ?? {})).toEqual(['title', 'poetId', 'active'])
  expect(wholePoem.schemas.PoemUpdate).toMatchObject({
    required: ['id', 'title'],
    properties: { id: shared('Id'), title },
  })
})

test('a part is read and written, a body takes properties from the record', () => {
  const { schemas } = expanded(
    poem(
      `
parts:
  Verse:
    description: A verse.
    required: [text]
    properties: { text: { type: string, description: Its text. }, imageId: { type: [integer, 'null'], x-references: DbFile, description: Its picture. } }
    write: { description: 'A verse, as it is written.' }
bodies:
  Draft: { required: [id], properties: { id: {}, title: { maxLength: 9 }, note: {} } }
`,
      `    note: { type: [string, 'null'], maxLength: 4000, description: A note. }`,
    ),
  )
  expect(schemas.Verse).toMatchObject({
    required: ['text', 'imageId'],
    properties: { text: { type: 'string' } },
  })
  expect(schemas.VerseWrite).toEqual({
    type: 'object',
    description: 'A verse, as it is written.',
    additionalProperties: false,
    required: ['text'],
    properties: {
      text: { type: 'string', minLength: 1, maxLength: 255, description: 'Its text.' },
      imageId: shared('FileId'),
    },
  })
  expect(schemas.Draft?.properties).toEqual({
    id: shared('Id'),
    title: { type: 'string', minLength: 1, maxLength: 9, description: 'Its title.' },
    note: { type: ['string', 'null'], maxLength: 4000, description: 'A note.' },
  })
  expect(schemas.Poem?.properties?.note).toEqual({ type: ['string', 'null'], description: 'A note.' })
})

test('what records and parts were called before is said of them', () => {
  const { schemas } = expanded(
    poem(
      'parts: { Verse: { description: A verse., x-dropped: [rhyme], properties: { text: { type: string } } } }',
    ).replace('  x-label:', '  x-renamed-from: song\n  x-dropped: [tune]\n  x-label:'),
  )
  expect(schemas.Poem).toMatchObject({ 'x-renamed-from': 'song', 'x-dropped': ['tune'] })
  expect(schemas.Verse).toMatchObject({ 'x-dropped': ['rhyme'] })
  expect(schemas.VerseWrite).not.toHaveProperty('x-dropped')
})

test('a schema that stands in full is the one', () => {
  const { schemas } = expanded(
    poem('operations: { create: {} }\nschemas: { PoemCreate: { type: object, description: Mine. } }'),
  )
  expect(schemas.PoemCreate).toEqual({ type: 'object', description: 'Mine.' })
})

test('a property has what one of its name is everywhere, unless it says its type', () => {
  const { schemas } = expanded(
    poem(
      'operations: { create: {} }',
      '    sortOrder: { x-inferred: true }\n    subTitles: {}\n    subTitle: { type: integer, description: How many. }',
    ),
  )
  const { sortOrder, subTitles, subTitle } = schemas.Poem?.properties ?? {}
  expect(sortOrder).toMatchObject({ type: ['integer', 'null'], 'x-inferred': true, examples: [1] })
  expect(schemas.PoemCreate?.properties?.sortOrder).toMatchObject({ minimum: 0, maximum: 1_000_000 })
  expect(subTitles).toMatchObject({ type: 'array', description: expect.stringContaining('of the poem') })
  expect(subTitle).toEqual({ type: ['integer', 'null'], description: 'How many.' })
})

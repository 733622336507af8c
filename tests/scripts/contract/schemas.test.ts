import { expect, test } from 'vitest'
import { expanded, poem } from './fixture.ts'

const shared = (name: string) => ({ $ref: `../shared/schemas.yaml#/${name}` })

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

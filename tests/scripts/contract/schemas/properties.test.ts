import { expect, test } from 'vitest'
import type { Property } from '../../../../scripts/contract/resource.ts'
import { readSchema, writeSchema } from '../../../../scripts/contract/schemas/properties.ts'

const shared = (name: string) => ({ $ref: `../shared/schemas.yaml#/${name}` })
const nullable = ['string', 'null'] as const

const cases: [string, Property, object, object | undefined][] = [
  ['a text', { type: 'string' }, { type: 'string' }, { type: 'string', minLength: 1, maxLength: 255 }],
  ['a text that may be null', { type: nullable }, { type: nullable }, { type: nullable, maxLength: 255 }],
  [
    'a longer text',
    { type: 'string', maxLength: 4000 },
    { type: 'string' },
    { type: 'string', minLength: 1, maxLength: 4000 },
  ],
  [
    'rich text',
    { type: nullable, format: 'html' },
    { type: nullable, format: 'html' },
    { type: nullable, format: 'html', maxLength: 200_000 },
  ],
  [
    'an address',
    { type: nullable, format: 'uri' },
    { type: nullable, format: 'uri' },
    { type: nullable, format: 'uri', maxLength: 2048 },
  ],
  [
    'a text of a pattern, whose length is the pattern’s',
    { type: nullable, pattern: '^a$' },
    { type: nullable },
    { type: nullable, pattern: '^a$' },
  ],
  [
    'one of several',
    { type: 'string', enum: ['A'] },
    { type: 'string', enum: ['A'] },
    { type: 'string', enum: ['A'] },
  ],
  [
    'a file’s content',
    { type: 'string', format: 'binary' },
    { type: 'string', format: 'binary' },
    { type: 'string', format: 'binary' },
  ],
  [
    'a text without a limit that it would have',
    { type: 'string', minLength: null },
    { type: 'string' },
    { type: 'string', maxLength: 255 },
  ],
  [
    'yes or no',
    { type: 'boolean', default: false },
    { type: 'boolean' },
    { type: 'boolean', default: false },
  ],
  [
    'a number',
    { type: 'integer', minimum: 0, maximum: 9 },
    { type: 'integer' },
    { type: 'integer', minimum: 0, maximum: 9 },
  ],
  [
    'a reference',
    { 'x-references': 'Dua' },
    { type: 'integer', format: 'int64', 'x-references': 'Dua' },
    { type: 'integer', format: 'int64', minimum: 1, 'x-references': 'Dua' },
  ],
  [
    'references',
    { type: 'array', items: { 'x-references': 'Dua' }, maxItems: 9 },
    { type: 'array', items: { type: 'integer', format: 'int64', 'x-references': 'Dua' } },
    {
      type: 'array',
      items: { type: 'integer', format: 'int64', 'x-references': 'Dua', minimum: 1 },
      maxItems: 9,
    },
  ],
  [
    'a file that must be there',
    { 'x-references': 'DbFile' },
    { type: 'integer', format: 'int64', 'x-references': 'DbFile' },
    { type: 'integer', format: 'int64', minimum: 1, 'x-references': 'DbFile' },
  ],
  [
    'a file that may be missing',
    { type: ['integer', 'null'], 'x-references': 'DbFile' },
    { type: ['integer', 'null'], format: 'int64', 'x-references': 'DbFile' },
    shared('FileId'),
  ],
  [
    'texts per language',
    { type: 'texts' },
    { type: 'array', items: shared('TranslatedText') },
    { type: 'array', items: shared('TextWrite'), maxItems: 100 },
  ],
  [
    'what is asked of what is written, beside others',
    { type: 'string', 'x-month-of': 'day', 'x-agrees': { a: 'b' }, 'x-unambiguous': true },
    { type: 'string' },
    {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      'x-month-of': 'day',
      'x-agrees': { a: 'b' },
      'x-unambiguous': true,
    },
  ],
  [
    'a property that had another name',
    { type: 'boolean', 'x-renamed-from': ['shown'] },
    { type: 'boolean', 'x-renamed-from': ['shown'] },
    { type: 'boolean', 'x-renamed-from': ['shown'] },
  ],
  [
    'a property of the record pointed to',
    { type: 'string', 'x-from': 'duaId.title' },
    { type: 'string', readOnly: true, 'x-from': 'duaId.title' },
    undefined,
  ],
  [
    'what the server counts, with its limits',
    { type: 'integer', minimum: 0, readOnly: true },
    { type: 'integer', minimum: 0, readOnly: true },
    undefined,
  ],
  ['what no body holds', { type: 'string', write: false }, { type: 'string' }, undefined],
  [
    'what differs where it is read or written',
    { type: nullable, 'x-unique': true, read: { description: 'Read.' }, write: { type: 'string' } },
    { type: nullable, 'x-unique': true, description: 'Read.' },
    { type: 'string', minLength: 1, maxLength: 255 },
  ],
]

test.each(cases)('%s', (_, property, read, written) => {
  expect(readSchema(property, { written: isInBody(property) })).toEqual(read)
  expect(writeSchema(property, { required: false })).toEqual(written)
})

const isInBody = (property: Property): boolean => property.write !== false

test('limits are told where nothing is written', () => {
  expect(readSchema({ type: 'number', minimum: 0 }, { written: false })).toEqual({
    type: 'number',
    minimum: 0,
  })
})

test('texts that are required in one language contain one, whichever', () => {
  const property = { type: 'texts', languages: 'one' } as const
  const aText = { required: ['text'], properties: { text: { minLength: 1 } } }
  const body = writeSchema(property, { required: true })
  expect(body).toMatchObject({ contains: aText, maxItems: 100 })
  expect(body).not.toHaveProperty('minItems')
  expect(body).not.toHaveProperty('languages')
  expect(writeSchema(property, { required: false })).not.toHaveProperty('contains')
  expect(readSchema(property, { written: true })).not.toHaveProperty('languages')
})

test('texts that are required are not empty', () => {
  expect(writeSchema({ type: 'texts' }, { required: true })).toMatchObject({ minItems: 1 })
})

test('create and update may differ', () => {
  const property: Property = { type: 'string', create: { maxLength: 9 }, update: false }
  expect(writeSchema(property, { body: 'create', required: true })).toMatchObject({ maxLength: 9 })
  expect(writeSchema(property, { body: 'update', required: true })).toBeUndefined()
  expect(writeSchema(property, { required: true })).toMatchObject({ maxLength: 255 })
})

test('a file is shown as files are, described as its number is unless it says otherwise', () => {
  const source: Property = { type: ['integer', 'null'], 'x-references': 'DbFile' }
  expect(readSchema({ 'x-from': 'imageId', description: 'It.' }, { written: true, source })).toEqual({
    anyOf: [shared('FileRef'), { type: 'null' }],
    readOnly: true,
    'x-from': 'imageId',
    description: 'It.',
  })
  const described = { ...source, description: 'The cover.' }
  expect(readSchema({ 'x-from': 'imageId' }, { written: true, source: described })).toMatchObject({
    description: 'The cover.',
  })
})

test.each([
  [{ type: 'string' }, 'a', { examples: ['a'] }],
  [{ type: 'string', examples: ['own'] }, 'a', { examples: ['own'] }],
  [{ type: 'string', examples: null }, 'a', { examples: undefined }],
  [{ type: 'boolean' }, true, { examples: undefined }],
  [{ type: nullable }, null, { examples: undefined }],
  [{ type: 'array', items: { type: 'string' } }, ['a'], { examples: [['a']] }],
  [{ type: 'array', items: { $ref: '#/schemas/Guest' } }, [{}], { examples: undefined }],
] as [Property, never, object][])(
  'the example of %o from %o',
  (property, example, { examples }: { examples?: unknown }) => {
    expect(readSchema(property, { written: true, example }).examples).toEqual(examples)
    expect(writeSchema(property, { required: true, example })?.examples).toEqual(examples)
  },
)

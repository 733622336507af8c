import { expect, test } from 'vitest'
import { formSchemaOf } from '../../src/module-check/schema/form-schema.ts'
import { schemaReader } from '../../src/module-check/schema/schema-reader.ts'

const reader = schemaReader((ref) =>
  ref === '#/amount' ? { type: ['integer', 'null'], minimum: 1, examples: [5] } : undefined,
)
const body = {
  type: 'object',
  required: ['reason', 'id'],
  properties: {
    id: { type: 'integer' },
    amount: { $ref: '#/amount' },
    reason: { type: 'string', minLength: 1, maxLength: 255, description: 'Why.' },
    kind: { type: ['string', 'null'], enum: ['ONE', 'ALL', null], default: 'ALL' },
    from: { type: 'string', format: 'date' },
    to: { type: 'string', format: 'date', 'x-not-before': 'from' },
    tags: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 20 } },
    person: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  },
}

test.each([
  ['a reference, without null', ['amount'], { amount: { type: 'integer', minimum: 1 } }, []],
  [
    'limits and what is required',
    ['reason'],
    { reason: { type: 'string', minLength: 1, maxLength: 255 } },
    ['reason'],
  ],
  [
    'a choice with its default',
    ['kind'],
    { kind: { type: 'string', enum: ['ONE', 'ALL'], default: 'ALL' } },
    [],
  ],
  [
    'the order of two dates that are both asked for',
    ['from', 'to'],
    {
      from: { type: 'string', format: 'date' },
      to: { type: 'string', format: 'date', 'x-not-before': 'from' },
    },
    [],
  ],
  ['none where one is not', ['to'], { to: { type: 'string', format: 'date' } }, []],
  ['lists', ['tags'], { tags: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 20 } } }, []],
  [
    'objects',
    ['person'],
    { person: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } },
    [],
  ],
  ['nothing that there is not', ['no'], {}, []],
])('a form asks for %s', (_, names, properties, required) => {
  expect(formSchemaOf(reader, { body, needs: [] }, names)).toEqual({
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
  })
})

test('what the new state needs is required of who is asked for it', () => {
  expect(formSchemaOf(reader, { body, needs: ['amount', 'kind'] }, ['amount', 'reason']).required).toEqual([
    'reason',
    'amount',
  ])
})

import { expect, it } from 'vitest'
import type { PlainObject } from '../../../src/contract/json.ts'
import { type Change, faultsAfter } from '../faults-after.ts'

/** Poems with this property in the contract, and a form field for it. */
const withField = (name: string, schema: PlainObject, ui: PlainObject = {}): readonly Change[] => [
  ...['create/post', 'update/put'].map(
    (operation): Change => [
      `contract#/paths/~1api~1poem~1${operation}/requestBody/content/application~1json/schema/properties/${name}`,
      schema,
    ],
  ),
  [`contract#/components/schemas/Poem/properties/${name}`, schema],
  [`poems/form.ui.json#/${name}`, { 'ui:title': name, ...ui }],
  ['poems/form.ui.json#/ui:order', ['*']],
]

const text = { type: 'string', minLength: 1, maxLength: 255 }

const cases: readonly (readonly [what: string, schema: PlainObject, ui?: PlainObject])[] = [
  ['a list of texts', { type: 'array', items: text }],
  ['a list of numbers', { type: 'array', items: { type: 'integer', minimum: 0 } }],
  ['a list of choices', { type: 'array', items: { type: 'string', enum: ['A', 'B'] }, uniqueItems: true }],
  [
    'a list of choices as checkboxes',
    { type: 'array', items: { type: 'string', enum: ['A', 'B'] }, uniqueItems: true },
    { 'ui:widget': 'checkboxes' },
  ],
  ['a list of objects', { type: 'array', items: { type: 'object', properties: { name: text } } }],
  [
    'a nested object',
    { type: ['object', 'null'], properties: { street: text, floor: { type: ['integer', 'null'] } } },
    { street: { 'ui:title': 'Street' }, floor: { 'ui:title': 'Floor', 'ui:widget': 'number' } },
  ],
  [
    'one of several objects',
    {
      oneOf: [
        { type: 'null' },
        { type: 'object', title: 'By mail', required: ['mail'], properties: { mail: text } },
        { type: 'object', title: 'By phone', required: ['phone'], properties: { phone: text } },
      ],
    },
  ],
  ['any of several types', { anyOf: [{ type: 'integer' }, text, { type: 'null' }] }],
  ['further properties', { type: ['object', 'null'], additionalProperties: text }],
  ['a text or null', { type: ['string', 'null'], maxLength: 20 }],
  ['a boolean as a checkbox', { type: 'boolean' }, { 'ui:widget': 'checkbox' }],
  ['a number in a range', { type: ['integer', 'null'], minimum: 1, maximum: 5 }, { 'ui:widget': 'range' }],
]

it.each(cases.map(([what, schema, ui]) => [what, { schema, ui }] as const))(
  'a form may hold %s without a widget of the console',
  async (_, { schema, ui }) => {
    expect(await faultsAfter(...withField('extra', schema, ui))).toEqual([])
  },
)

it('the fields of a nested object are checked', async () => {
  const schema = { type: ['object', 'null'], properties: { street: text } }
  const ui = { stret: { 'ui:title': 'Street' }, street: { 'ui:title': 'Street', 'ui:widget': 'switsh' } }
  expect(await faultsAfter(...withField('extra', schema, ui))).toEqual([
    ...['createPoem', 'updatePoem'].map(
      (operation) =>
        `poems/form.ui.json#/extra/stret The body of ${operation} has no property "stret" — rename it to "street", or name it in payload.rename`,
    ),
    'poems/form.ui.json#/extra/street/ui:widget There is no widget "switsh" — rename it to "switch"',
  ])
})

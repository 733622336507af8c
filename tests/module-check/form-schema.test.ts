import { expect, test } from 'vitest'
import { formBodyOf, formSchemaOf } from '../../src/module-check/schema/form-schema.ts'
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
    note: { type: 'string', minLength: 1, maxLength: 20 },
    size: { type: 'integer', format: 'int64', minimum: 0 },
    isShown: { type: 'boolean', default: false },
    photoId: { type: 'integer' },
    scanFileId: { type: 'integer' },
    titles: {
      type: 'array',
      items: {
        type: 'object',
        required: ['languageId', 'text'],
        properties: { languageId: { type: 'integer' }, text: { type: 'string', minLength: 1 } },
      },
    },
    mottos: {
      type: 'array',
      contains: { required: ['text'] },
      items: {
        type: 'object',
        required: ['languageId', 'text'],
        properties: { languageId: { type: 'integer' }, text: { type: 'string', minLength: 1 } },
      },
    },
    tags: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 20 } },
    person: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    setting: { type: 'object', properties: { isOn: { type: 'boolean', default: true } } },
  },
}

/** The form of these fields, ordered ones first. */
const formOf = (names: readonly string[], difference = {}, needs: readonly string[] = [], ui = {}) =>
  formSchemaOf(reader, [formBodyOf(reader, body, needs)], {
    ui: { ...Object.fromEntries(names.map((name) => [name, {}])), ...ui },
    difference,
  })

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
    {
      person: { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } },
    },
    [],
  ],
  ['what the body lacks, without a rule', ['no'], { no: {} }, []],
])('a form asks for %s', (_, names, properties, required) => {
  expect(formOf(names)).toEqual({
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
  })
})

test('properties that the new state requires are required of the user who makes the change', () => {
  expect(formOf(['reason', 'amount'], {}, ['amount', 'kind']).required).toEqual(['reason', 'amount'])
})

const freeTexts = {
  type: 'object',
  required: ['languageId'],
  properties: { languageId: { type: 'integer' }, text: { type: 'string' } },
}

test.each<readonly [what: string, name: string, difference: object, expected: object]>([
  ['an optional text may be empty', 'note', {}, { type: 'string', maxLength: 20 }],
  ['a required one may not', 'note', { required: ['note'] }, { type: 'string', minLength: 1, maxLength: 20 }],
  ['the width of a number is no rule', 'size', {}, { type: 'integer', minimum: 0 }],
  [
    'a stricter rule stands in place of the contract’s',
    'note',
    { properties: { note: { maxLength: 5, pattern: '^a' } } },
    { type: 'string', maxLength: 5, pattern: '^a' },
  ],
  [
    'null takes a default away',
    'isShown',
    { properties: { isShown: { default: null } } },
    { type: 'boolean' },
  ],
  [
    'of what is within a field, too',
    'setting',
    { properties: { setting: { properties: { isOn: { default: null } } } } },
    { type: 'object', properties: { isOn: { type: 'boolean' } } },
  ],
  ['a file is sent as its number', 'photo', {}, { type: 'object' }],
  ['or as the number that its widget names', 'scan', {}, { type: 'object' }],
  [
    'a field of no body is what the form says',
    'month',
    { properties: { month: { type: 'string', maxLength: 2 } } },
    { type: 'string', maxLength: 2 },
  ],
  ['no language needs its text where none is required', 'titles', {}, { type: 'array', items: freeTexts }],
  [
    'every language does where texts are required',
    'titles',
    { required: ['titles'] },
    {
      type: 'array',
      minItems: 1,
      items: {
        ...freeTexts,
        required: ['languageId', 'text'],
        properties: { ...freeTexts.properties, text: { type: 'string', minLength: 1 } },
      },
    },
  ],
  [
    'unless the list must only contain one',
    'titles',
    { required: ['titles'], properties: { titles: { contains: { required: ['text'] } } } },
    { type: 'array', minItems: 1, contains: { required: ['text'] }, items: freeTexts },
  ],
  [
    'or the contract is content with one',
    'mottos',
    { required: ['mottos'] },
    { type: 'array', minItems: 1, contains: { required: ['text'] }, items: freeTexts },
  ],
])('%s', (_, name, difference, expected) => {
  const ui = name === 'scan' ? { scan: { 'ui:options': { idField: 'scanFileId' } } } : {}
  expect(formOf([name], difference, [], ui).properties).toEqual({ [name]: expected })
})

test('properties that a branch shows or requires belong to it, with the rules of the contract', () => {
  const difference = {
    if: { required: ['amount'] },
    then: { required: ['note'], properties: { note: {} } },
    else: { required: ['reason'] },
  }
  expect(formOf(['amount', 'note', 'reason'], difference)).toEqual({
    type: 'object',
    properties: {
      amount: { type: 'integer', minimum: 1 },
      reason: { type: 'string', maxLength: 255 },
    },
    if: { required: ['amount'] },
    then: { required: ['note'], properties: { note: { type: 'string', minLength: 1, maxLength: 20 } } },
    else: { required: ['reason'] },
  })
})

test('required content of a list counts in a branch, and rules of the form for the list count everywhere', () => {
  const difference = {
    properties: { titles: { maxItems: 2 } },
    if: { required: ['amount'] },
    then: { required: ['titles'], properties: { titles: { contains: { required: ['text'] } } } },
  }
  expect(formOf(['amount', 'titles'], difference).then).toEqual({
    required: ['titles'],
    properties: {
      titles: {
        type: 'array',
        minItems: 1,
        maxItems: 2,
        contains: { required: ['text'] },
        items: freeTexts,
      },
    },
  })
})

test('fields have the order of the form, and the items of a list those that it names', () => {
  const ui = { 'ui:order': ['note', '*', 'amount'], person: { name: {} } }
  expect(Object.keys(formOf(['amount', 'kind', 'note'], {}, [], ui).properties ?? {})).toEqual([
    'note',
    'kind',
    'person',
    'amount',
  ])
})

test('properties that every body requires are required, under the names of the form', () => {
  const renamed = {
    bodyName: (name: string) => (name === 'start' ? 'from' : name),
    property: (name: string) => reader.property(body, name === 'start' ? 'from' : name),
    requires: (name: string) => name === 'start',
  }
  const own = { ui: { start: {}, to: {}, reason: {} }, difference: {} }
  expect(formSchemaOf(reader, [renamed, formBodyOf(reader, body)], own)).toMatchObject({
    required: ['start', 'reason'],
    properties: { start: { format: 'date' }, to: { 'x-not-before': 'start' } },
  })
})

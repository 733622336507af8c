import { expect, it } from 'vitest'
import { isOfPath, isOfQuery, makeRefusal, readRefusal } from '../../../src/contract/conventions/refusal.ts'

const nothing = { message: '', coded: {}, faults: [], payload: undefined, changes: null }
const coded = { code: 'record.changed', params: { who: 'Amina' } }
const fault = { path: '/title', message: 'must not be empty', code: 'fault.notEmpty' }
const cell = { path: '/file', message: 'is no date', row: 4, column: 'Birthday' }
const change = { path: '/title', changedBy: 'Amina', changedDate: '2026-03-15T11:02:10.000Z' }

it.each([
  [null, nothing],
  ['<html></html>', nothing],
  [{ message: 404, errors: 'none', changes: {} }, nothing],
  [{ message: 'No' }, { ...nothing, message: 'No' }],
  [
    {
      errors: [fault, cell, { path: '/x' }, null, { message: 'nowhere' }, { ...fault, row: '4', column: 2 }],
    },
    { ...nothing, faults: [fault, cell, fault] },
  ],
  [
    { changes: [change, { ...change, changedBy: 3 }, { path: '/x' }, { ...change, path: 1 }, null] },
    { ...nothing, changes: [change, { ...change, changedBy: null }] },
  ],
  [{ code: 5, params: [] }, nothing],
  [
    { ...coded, payload: { id: 1 } },
    { ...nothing, coded, payload: { id: 1 } },
  ],
])('%j is read as %j', (body, expected) => expect(readRefusal(body)).toEqual(expected))

it('omits missing parts', () => {
  expect(makeRefusal({ message: 'No' })).toStrictEqual({ success: false, message: 'No' })
  expect(makeRefusal({ message: 'No' }, { faults: [], payload: null })).toEqual({
    success: false,
    message: 'No',
    payload: null,
  })
})

it('is read as it was made', () => {
  const more = { faults: [fault, cell], payload: { id: 1 }, changes: [change] }
  expect(readRefusal(makeRefusal({ message: 'No', ...coded }, more))).toEqual({
    message: 'No',
    coded,
    ...more,
  })
})

it.each([
  [
    'problem+json',
    {
      title: 'Bad',
      detail: 'Not valid',
      status: 422,
      errors: [
        { pointer: '#/age', detail: 'must be positive' },
        { pointer: '/a#/data/attributes/b', detail: 'is unknown' },
      ],
    },
    'Not valid',
    [
      { path: '/age', message: 'must be positive' },
      { path: '/a#/data/attributes/b', message: 'is unknown' },
    ],
  ],
  [
    'Spring',
    {
      error: 'Bad Request',
      message: 'Validation failed',
      errors: [{ field: 'author.names[10]', defaultMessage: 'is blank' }],
    },
    'Validation failed',
    [{ path: '/author/names/10', message: 'is blank' }],
  ],
  [
    'Laravel',
    { message: 'The title is required.', errors: { title: ['is required', 'is short'] } },
    'The title is required.',
    [
      { path: '/title', message: 'is required' },
      { path: '/title', message: 'is short' },
    ],
  ],
  [
    'JSON:API',
    {
      errors: [
        { title: 'Invalid', detail: 'is taken', source: { pointer: '/data/attributes/title' } },
        { title: 'Unknown page', source: { parameter: 'page' } },
      ],
    },
    'is taken',
    [
      { path: '/title', message: 'is taken' },
      { path: '?page', message: 'Unknown page' },
    ],
  ],
  ['a text', { error: 'Token expired' }, 'Token expired', []],
])('reads errors of %s', (_, body, message, faults) =>
  expect(readRefusal(body)).toMatchObject({ message, faults }),
)

it.each([
  ['{id}', true, false],
  ['?search', false, true],
  ['/a?b{c}', false, false],
])('a fault at %s is of the path: %s, of the query: %s', (path, ofPath, ofQuery) => {
  expect([isOfPath({ path, message: '' }), isOfQuery({ path, message: '' })]).toEqual([ofPath, ofQuery])
})

import { expect, it } from 'vitest'
import { makeRefusal, readRefusal } from '../../../src/contract/conventions/refusal.ts'

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
    { errors: [fault, cell, { path: '/x' }, null, { message: 'nowhere' }] },
    { ...nothing, faults: [fault, cell] },
  ],
  [
    { changes: [change, { ...change, changedBy: 3 }, { path: '/x' }] },
    { ...nothing, changes: [change, { ...change, changedBy: null }] },
  ],
  [{ code: 5, params: [] }, nothing],
  [
    { ...coded, payload: { id: 1 } },
    { ...nothing, coded, payload: { id: 1 } },
  ],
])('%j is read as %j', (body, expected) => expect(readRefusal(body)).toEqual(expected))

it('travels without what it has not', () => {
  expect(makeRefusal({ message: 'No' })).toEqual({ success: false, message: 'No' })
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

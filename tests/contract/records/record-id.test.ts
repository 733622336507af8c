import { expect, it } from 'vitest'
import {
  compareIds,
  isIdText,
  isRecordId,
  readRecordId,
  recordIds,
} from '../../../src/contract/records/record-id.ts'

const numbers = { property: 'id', type: 'integer' } as const
const texts = { property: 'id', type: 'string' } as const

it.each([
  ['7', 7, '7'],
  ['0', 0, '0'],
  ['add', undefined, 'add'],
  ['', undefined, undefined],
  ['1234567890123456', undefined, '1234567890123456'],
  ['5e1b7f0c-2d7e-4b57', undefined, '5e1b7f0c-2d7e-4b57'],
])('reads %j in an address', (text, asNumber, asText) => {
  expect(readRecordId(text, numbers)).toBe(asNumber)
  expect(readRecordId(text, texts)).toBe(asText)
})

it('accepts ids of the type in the conventions only', () => {
  expect([3, '3', '', null].map((id) => isRecordId(id, numbers))).toEqual([true, false, false, false])
  expect([3, '3', '', null].map((id) => isRecordId(id, texts))).toEqual([false, true, false, false])
})

it.each([
  [5, [5]],
  [
    [2, null, 'x', 1],
    [2, 1],
  ],
  [undefined, []],
])('finds the ids in %j', (value, expected) => expect(recordIds(value)).toEqual(expected))

it('sorts numbers by value and texts by characters', () => {
  expect([10, 9, 1].toSorted(compareIds)).toEqual([1, 9, 10])
  expect(['b', 'a'].toSorted(compareIds)).toEqual(['a', 'b'])
})

it('admits addresses by the type of ids', () => {
  expect(['7', '99999999999999999999', 'add', ''].map((text) => isIdText(text, numbers))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(['7', 'add', ''].map((text) => isIdText(text, texts))).toEqual([true, true, false])
})

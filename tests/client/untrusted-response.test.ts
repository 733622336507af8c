import { expect, it } from 'vitest'
import { textOf, untrusted } from '../../src/client/untrusted-response.ts'

it.each([
  [{ title: 'A' }, { title: 'A' }],
  ['text', {}],
  [null, {}],
  [[1], {}],
])('%j is read as %j', (value, expected) => expect(untrusted(value)).toEqual(expected))

it.each([
  ['A', 'A'],
  [null, ''],
  [undefined, ''],
  [7 as unknown as string, ''],
])('the text of %j is %j', (value, expected) => expect(textOf(value)).toBe(expected))

import { expect, test } from 'vitest'
import { fieldNames, inFieldOrder } from '../../../src/modules/format/field-order.ts'

test.each<readonly [ui: object, names: readonly string[]]>([
  [{ a: {}, b: {} }, ['a', 'b']],
  [{ 'ui:order': ['b', 'a'], a: {}, b: {} }, ['b', 'a']],
  [{ 'ui:order': ['c', '*', 'a'], a: {}, b: {}, c: {} }, ['c', 'b', 'a']],
  [{ 'ui:order': ['gone', 'b'], 'ui:groups': {}, a: {}, b: {} }, ['b', 'a']],
])('the fields of %j are %j', (ui, names) => {
  expect(fieldNames({ ...ui })).toEqual(names)
})

test('entries at fields are in the order of the fields, entries at the same field in their own', () => {
  const faults = ['/c', '/x', '/b/1', '/a', '/b/0']
  const inOrder = (order: readonly string[]) =>
    inFieldOrder({ 'ui:order': order }, faults, (path) => path[1] ?? '')
  expect(inOrder(['a', 'b', 'c'])).toEqual(['/a', '/b/1', '/b/0', '/c', '/x'])
  expect(inOrder(['b', '*', 'a'])).toEqual(['/b/1', '/b/0', '/c', '/x', '/a'])
  expect(inOrder([])).toEqual(faults)
})

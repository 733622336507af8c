import { expect, it } from 'vitest'
import {
  type ListLook,
  lookedColumns,
  readLook,
} from '../../../../../src/console/engine/list/state/list-look.ts'

const columns = ['a', 'b', 'c'].map((field) => ({ field, label: field }))

it.each<[string, ListLook, string | undefined, string]>([
  ['nothing chosen', {}, undefined, 'abc'],
  ['another order', { order: ['c', 'a', 'b'] }, undefined, 'cab'],
  ['a column that came later goes last', { order: ['c', 'a'] }, undefined, 'cab'],
  ['a field that is gone', { order: ['z', 'b'] }, undefined, 'bac'],
  ['hidden ones', { hidden: ['b'] }, undefined, 'ac'],
  ['all hidden', { hidden: ['a', 'b', 'c'] }, undefined, 'abc'],
  ['the address before what is kept', { order: ['b'], hidden: ['c'] }, 'c,a', 'ca'],
  ['an address that names nothing of the list', {}, 'x,y', 'abc'],
])('columns: %s', (_, look, named, fields) => {
  expect(
    lookedColumns(columns, look, named)
      .map(({ field }) => field)
      .join(''),
  ).toBe(fields)
})

it.each<[string, string | null]>([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"order":"a","hidden":[1],"widths":{"a":"x"},"density":"huge"}'],
  ['a list', '[]'],
])('a look that is none is the usual one: %s', (_, text) => {
  expect(readLook(text)).toEqual({ order: [], hidden: [], widths: {} })
})

it('reads back what was kept', () => {
  const look: ListLook = { order: ['b'], hidden: ['a'], widths: { c: 80 }, density: 'compact' }
  expect(readLook(JSON.stringify(look))).toEqual(look)
})

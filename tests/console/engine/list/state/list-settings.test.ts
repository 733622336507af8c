import { expect, it } from 'vitest'
import {
  type ListSettings,
  parseListSettings,
  visibleColumns,
  withWidth,
} from '../../../../../src/console/engine/list/state/list-settings.ts'

const columns = ['a', 'b', 'c'].map((field) => ({ field, label: field }))

it.each<[string, ListSettings, string | undefined, string]>([
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
    visibleColumns(columns, look, named)
      .map(({ field }) => field)
      .join(''),
  ).toBe(fields)
})

it.each<[string, string | null]>([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"order":"a","hidden":[1],"widths":{"a":"x"},"density":"huge"}'],
  ['a list', '[]'],
  ['an unknown view', '{"view":"cards"}'],
])('a look that is none is the usual one: %s', (_, text) => {
  expect(parseListSettings(text)).toEqual({ order: [], hidden: [], widths: {} })
})

it.each<ListSettings>([
  { order: ['b'], hidden: ['a'], widths: { c: 80 }, density: 'compact' },
  { order: [], hidden: [], widths: {}, view: 'table' },
  { order: [], hidden: [], widths: {}, view: 'grid' },
])('reads its own output back: %j', (look) => {
  expect(parseListSettings(JSON.stringify(look))).toEqual(look)
})

it('finds the columns of an address by their whole names', () => {
  const long = ['title', 'author'].map((field) => ({ field, label: field }))
  expect(visibleColumns(long, {}, 'author,title')).toEqual(long.toReversed())
})

it('keeps the width of a column until it is reset', () => {
  const wide = withWidth({ hidden: ['b'] }, 'a', 80)
  expect(wide).toEqual({ hidden: ['b'], widths: { a: 80 } })
  expect(withWidth(wide, 'c', 90).widths).toEqual({ a: 80, c: 90 })
  expect(withWidth(withWidth(wide, 'c', 90), 'a', undefined)).toStrictEqual({
    hidden: ['b'],
    widths: { c: 90 },
  })
})

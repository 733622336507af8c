import { expect, it } from 'vitest'
import { readViews, viewQuery, withView } from '../../../../../src/console/engine/list/tools/views-dialog.tsx'

it.each<[string, string, readonly string[] | null, string]>([
  ['from the first page on', '?page=3&q=a&status=active', null, 'q=a&status=active'],
  ['with the columns that are shown', '?q=a', ['b', 'a'], 'q=a&columns=b%2Ca'],
  ['nothing chosen', '', null, ''],
])('a view keeps the query: %s', (_, search, columns, query) => {
  expect(viewQuery(search, columns)).toBe(query)
})

it('a view replaces one with the same name, and views are sorted by name', () => {
  const views = withView([{ name: 'b', query: 'q=1' }], { name: 'a', query: '' })
  expect(withView(views, { name: 'b', query: 'q=2' })).toEqual([
    { name: 'a', query: '' },
    { name: 'b', query: 'q=2' },
  ])
})

it.each([[null], ['{'], ['{"a":1}'], ['[{"name":1}]']])('invalid views are ignored: %s', (text) => {
  expect(readViews(text)).toEqual([])
})

import { expect, it } from 'vitest'
import { readListUrl } from '../../../../../src/console/engine/list/state/list-url.ts'
import {
  pressedOrder,
  sortedColumn,
} from '../../../../../src/console/engine/list/views/table/table-heading.tsx'
import type { ListFile } from '../../../../../src/modules/format/types.ts'

const columns: ListFile['columns'] = [
  { field: 'title', label: 'Title', sortBy: 'title' },
  { field: 'creationDate', label: 'Created At', sortBy: 'creationDate' },
  { field: 'active', label: 'Status' },
]
const newestFirst: ListFile = {
  columns,
  sorts: [{ label: 'Newest', sortBy: 'creationDate', ascOrDesc: 'desc' }],
}
const unsorted: ListFile = { columns }

const at = (list: ListFile, query: string) => ({ list, state: readListUrl(list, new URLSearchParams(query)) })

it.each([
  ['ascending first', unsorted, '', 'title', { sortBy: 'title', ascOrDesc: 'asc' }],
  ['then descending', unsorted, 'order=title.asc', 'title', { sortBy: 'title', ascOrDesc: 'desc' }],
  ["then the list's own", unsorted, 'order=title.desc', 'title', undefined],
  [
    'another column anew',
    unsorted,
    'order=title.desc',
    'creationDate',
    { sortBy: 'creationDate', ascOrDesc: 'asc' },
  ],
  [
    "the list's own sort turned round",
    newestFirst,
    '',
    'creationDate',
    { sortBy: 'creationDate', ascOrDesc: 'asc' },
  ],
  ['nothing for a column that cannot be sorted', unsorted, '', 'active', undefined],
])('a press on a heading sorts: %s', (_, list, query, field, order) =>
  expect(pressedOrder(at(list, query), field)).toEqual(order),
)

it('shows the sort in force on its heading', () => {
  expect(sortedColumn(at(newestFirst, ''))).toEqual({ field: 'creationDate', sort: 'desc' })
  expect(sortedColumn(at(newestFirst, 'order=title.asc'))).toEqual({ field: 'title', sort: 'asc' })
  expect(sortedColumn(at(unsorted, ''))).toBeNull()
})

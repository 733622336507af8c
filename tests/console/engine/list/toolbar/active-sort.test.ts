import { expect, it } from 'vitest'
import { readListUrl } from '../../../../../src/console/engine/list/state/list-url.ts'
import { activeSort } from '../../../../../src/console/engine/list/toolbar/printed-filters.tsx'

const list = {
  columns: [
    { field: 'title', label: 'Title' },
    { field: 'fromDate', label: 'Start Date', sortBy: 'fromDate' },
    { field: 'creationDateTimeStamp', label: 'Created At', sortBy: 'creationDate' },
  ],
  sorts: [
    { label: 'Newest', sortBy: 'creationDate', ascOrDesc: 'desc' as const },
    { label: 'Oldest', sortBy: 'creationDate', ascOrDesc: 'asc' as const },
  ],
}

it.each([
  ['', { value: 0, label: 'Newest' }],
  ['sort=oldest', { value: 1, label: 'Oldest' }],
  ['order=creationDate.asc', { value: 1, label: 'Oldest' }],
  ['order=fromDate.asc', { value: -1, label: 'Start Date ↑' }],
  ['order=fromDate.desc', { value: -1, label: 'Start Date ↓' }],
])('the order of a list at "?%s"', (query, expected) => {
  expect(activeSort(list, readListUrl(list, new URLSearchParams(query)), String)).toEqual(expected)
})

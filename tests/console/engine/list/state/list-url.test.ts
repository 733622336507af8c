import { describe, expect, it } from 'vitest'
import { slug } from '../../../../../src/console/engine/list/state/filters.ts'
import {
  changeListState,
  isNarrowed,
  listQuery,
  readListUrl,
  soughtLanguage,
  writeListUrl,
} from '../../../../../src/console/engine/list/state/list-url.ts'
import type { ListFile } from '../../../../../src/modules/format/types.ts'

const list: ListFile = {
  params: { video: false },
  columns: [
    { field: 'title', label: 'Title', sortBy: 'title' },
    { field: 'active', label: 'Status' },
  ],
  search: [
    { param: 'title', label: 'Title' },
    { param: 'author', label: 'Author Name' },
  ],
  filters: [
    {
      label: 'Status',
      options: [
        { label: 'All' },
        { label: 'Active', params: { active: true } },
        { label: 'Inactive', params: { active: false } },
      ],
    },
  ],
  sorts: [
    { label: 'Newest', sortBy: 'creationDate', ascOrDesc: 'desc' },
    { label: 'Oldest', sortBy: 'creationDate', ascOrDesc: 'asc' },
  ],
  tabs: [
    { label: 'Allowed', params: { banned: false } },
    { label: 'Banned', params: { banned: true } },
  ],
  pageSizes: [20, 50, 100],
}

const read = (query: string) => readListUrl(list, new URLSearchParams(query))
const context = { platform: 'WEB' as const }

describe('the URL of a list', () => {
  it.each([
    ['', { page: 0, rows: 20, sort: 0, tab: 0, searchBy: 0, search: '', filters: [0] }],
    ['page=3&rows=50', { page: 2, rows: 50 }],
    ['page=0', { page: 0 }],
    ['page=-4&rows=7', { page: 0, rows: 20 }],
    ['page=x&sort=nothing', { page: 0, sort: 0 }],
    ['sort=oldest&tab=banned&status=inactive', { sort: 1, tab: 1, filters: [2] }],
    ['by=author-name&q=%E0%A6%B0%E0%A6%B9%E0%A6%BF%E0%A6%AE', { searchBy: 1, search: 'রহিম' }],
    ['order=title.asc', { order: { sortBy: 'title', ascOrDesc: 'asc' } }],
    ['order=password.asc', { order: undefined }],
    ['order=title.up', { order: undefined }],
    ['order=title', { order: undefined }],
    ['page=3rd&rows=x50', { page: 0, rows: 20 }],
    ['page=12345678', { page: 0 }],
  ])('reads "%s"', (query, expected) => expect(read(query)).toMatchObject(expected))

  it('is restored as written, without defaults', () => {
    const query = 'page=3&rows=50&sort=oldest&order=title.asc&tab=banned&by=author-name&q=x&status=active'
    expect(Object.fromEntries(writeListUrl(list, read(query)))).toEqual(
      Object.fromEntries(new URLSearchParams(query)),
    )
    expect(writeListUrl(list, read('')).toString()).toBe('')
  })

  it('keeps parameters that are not the list’s', () =>
    expect(writeListUrl(list, read('page=2'), new URLSearchParams('districtId=4&page=9')).toString()).toBe(
      'districtId=4&page=2',
    ))
})

describe('a change of the list', () => {
  const state = read('page=4&q=abc')
  it.each([
    ['another search', { search: 'x' }],
    ['another page size', { rows: 50 }],
    ['another filter', { filters: [1] }],
    ['another tab', { tab: 1 }],
    ['another sort', { sort: 1 }],
  ])('returns to the first page with %s', (_, change) => expect(changeListState(state, change).page).toBe(0))
  it('keeps everything else when the page changes', () =>
    expect(changeListState(state, { page: 5 })).toEqual({ ...state, page: 5 }))
  it('ends the sort by a column’s header with another sort, and only then', () => {
    const ordered = read('order=title.asc')
    expect(changeListState(ordered, { sort: 1 })).toMatchObject({ sort: 1, order: undefined })
    expect(changeListState(ordered, { search: 'x' }).order).toEqual(ordered.order)
  })
  it('empties the search text with another search field', () =>
    expect(changeListState(state, { searchBy: 1 })).toMatchObject({ searchBy: 1, search: '' }))
})

describe('the request of a list', () => {
  it('sends paging, sort, constants and every search parameter, the unset ones empty', () =>
    expect(listQuery(list, read('page=2&by=author-name&q=%20Amina '), context)).toEqual({
      pageNo: 1,
      pageSize: 20,
      sortBy: 'creationDate',
      ascOrDesc: 'desc',
      title: '',
      author: 'Amina',
      video: false,
      banned: false,
    }))
  it('adds the parameters of the filter', () =>
    expect(listQuery(list, read('status=inactive'), context)).toMatchObject({ active: false }))
  it('sorts by a column’s header in place of the chosen sort', () =>
    expect(listQuery(list, read('order=title.asc&sort=oldest'), context)).toMatchObject({
      sortBy: 'title',
      ascOrDesc: 'asc',
    }))
  it('returns whether a filter is active', () => {
    expect(isNarrowed(read('page=3'))).toBe(false)
    expect(isNarrowed(read('q=x'))).toBe(true)
    expect(isNarrowed(read('status=active'))).toBe(true)
  })
})

it.each([
  ['Unverified First', 'unverified-first'],
  ['  Sort by?  ', 'sort-by'],
])('makes a word of "%s"', (label, word) => expect(slug(label)).toBe(word))

it('keeps the names of filters apart from those of the list', () => {
  const own = ['page', 'rows', 'sort', 'order', 'tab', 'by', 'q', 'columns']
  const filters = own.map((label) => ({
    label,
    from: `${label}From`,
    to: `${label}To`,
    type: 'number' as const,
  }))
  const query = own.map((name) => `filter-${name}=5..`).join('&')
  const state = readListUrl({ columns: [], filters }, new URLSearchParams(query))
  expect(state).toMatchObject({ page: 0, search: '', filters: own.map(() => '5..') })
  expect([...writeListUrl({ columns: [], filters }, state).keys()].join(' ')).toBe(
    own.map((name) => `filter-${name}`).join(' '),
  )
})

it('opens a form at the language in which a text is missing', () => {
  const filters = [
    { label: 'Status', options: [{ label: 'All' }, { label: 'Active', params: { active: true } }] },
    { label: 'Category', param: 'categoryId', operation: 'totalDuaCategory' },
    { label: 'Missing in', param: 'missingIn', operation: 'totalLanguage' },
  ]
  const sought = (query: string) =>
    soughtLanguage(
      { columns: [], filters },
      readListUrl({ columns: [], filters }, new URLSearchParams(query)),
    )
  expect(sought('status=active&category=2&missing-in=3')).toBe('?language=3')
  expect(sought('status=active&category=2')).toBe('')
  expect(soughtLanguage({ columns: [], filters: filters.slice(0, 2) }, read('status=active'))).toBe('')
  expect(soughtLanguage({ columns: [] }, read(''))).toBe('')
})

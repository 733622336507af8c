import { describe, expect, it } from 'vitest'
import contract from '../../../generated/openapi.json' with { type: 'json' }
import {
  idsQuery,
  languageParameter,
  listParameters,
  missingParameter,
  pageQuery,
  readPageQuery,
  readSortQuery,
  searchQuery,
  sortQuery,
} from '../../../src/contract/conventions/query.ts'

describe('a page', () => {
  it.each([
    [{}, null],
    [
      { pageNo: 2, pageSize: 25 },
      { page: 2, size: 25 },
    ],
    [{ pageNo: '2' }, { page: 2, size: 10 }],
    [{ pageSize: 25 }, { page: 0, size: 25 }],
  ])('%j asks for %j', (query, expected) => expect(readPageQuery(query)).toEqual(expected))

  it('is parsed in the requested form', () => {
    expect(pageQuery({ page: 0, size: 25 })).toEqual({ pageNo: 0, pageSize: 25 })
    expect(readPageQuery(pageQuery({ page: 3, size: 25 }))).toEqual({ page: 3, size: 25 })
  })
})

describe('other conventions', () => {
  const offset = { paging: { by: 'offset', index: 'skip', size: 'take' } } as const
  const fromOne = { paging: { by: 'page', index: 'page', first: 1, size: 'per_page' } } as const
  const cursor = { paging: { by: 'cursor', index: 'after', size: 'limit', next: 'last' } } as const

  it.each([
    [offset, { skip: 75, take: 25 }],
    [fromOne, { page: 4, per_page: 25 }],
    [cursor, { after: 3, limit: 25 }],
  ])('%j requests the fourth page by %j', (api, query) => {
    expect(pageQuery({ page: 3, size: 25 }, api)).toEqual(query)
    expect(readPageQuery(query, api)).toEqual({ page: 3, size: 25 })
  })

  it.each([
    ['-name', 'title', '-title'],
    ['name,desc', 'title,asc', 'title,desc'],
    ['name:desc', 'title:asc', 'title:desc'],
    ['name desc', 'title asc', 'title desc'],
  ])('sorts by the format %j', (format, asc, desc) => {
    const api = { sort: { property: 'order', format } }
    expect(sortQuery('title', 'asc', api)).toEqual({ order: asc })
    expect(sortQuery('title', 'desc', api)).toEqual({ order: desc })
  })
})

describe('a sort', () => {
  it.each([
    [{}, null],
    [{ ascOrDesc: 'asc' }, null],
    [{ sortBy: '', ascOrDesc: 'asc' }, null],
    [{ sortBy: 'title' }, { property: 'title', direction: 'desc' }],
    [sortQuery('title', 'asc'), { property: 'title', direction: 'asc' }],
    [sortQuery('title', 'desc'), { property: 'title', direction: 'desc' }],
  ])('%j asks for %j', (query, expected) => expect(readSortQuery(query)).toEqual(expected))
})

it('counts parameters of page and sort as no filters', () => {
  const asked = { ...pageQuery({ page: 0, size: 1 }), ...sortQuery('title', 'asc') }
  expect(listParameters.toSorted()).toEqual(Object.keys(asked).toSorted())
})

it.each([
  [idsQuery([3, 1]), { ids: '3,1' }],
  [searchQuery(50, ''), { limit: 50 }],
  [searchQuery(50, 'dua'), { limit: 50, search: 'dua' }],
])('a picker asks by %j', (query, expected) => expect(query).toEqual(expected))

it('has the parameters for languages as the contract names them', () => {
  const names = Object.values(contract.components.parameters).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([languageParameter, missingParameter]))
})

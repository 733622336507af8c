import { describe, expect, it } from 'vitest'
import {
  idsQuery,
  listParameters,
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

  it('is read as it is asked for', () => {
    expect(pageQuery({ page: 0, size: 25 })).toEqual({ pageNo: 0, pageSize: 25 })
    expect(readPageQuery(pageQuery({ page: 3, size: 25 }))).toEqual({ page: 3, size: 25 })
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

it('says of the page and the sort that they filter nothing', () => {
  const asked = { ...pageQuery({ page: 0, size: 1 }), ...sortQuery('title', 'asc') }
  expect(listParameters.toSorted()).toEqual(Object.keys(asked).toSorted())
})

it.each([
  [idsQuery([3, 1]), { ids: '3,1' }],
  [searchQuery(50, ''), { limit: 50 }],
  [searchQuery(50, 'dua'), { limit: 50, search: 'dua' }],
])('a picker asks by %j', (query, expected) => expect(query).toEqual(expected))

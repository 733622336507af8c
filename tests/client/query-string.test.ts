import { expect, it } from 'vitest'
import { joinLists, serializeQuery } from '../../src/client/query-string.ts'

it.each([
  [{}, ''],
  [{ pageNo: 0, active: false }, 'pageNo=0&active=false'],
  [{ search: '' }, 'search='],
  [{ search: 'দোয়া & x=1', page: undefined, size: null }, `search=${encodeURIComponent('দোয়া & x=1')}`],
  [{ state: ['NEW', 'a & b'], level: [], id: [1, null] }, 'state=NEW&state=a%20%26%20b&id=1'],
])('%j', (params, text) => {
  expect(serializeQuery(params)).toBe(text)
})

it.each([
  ['/api/task/all', { state: ['NEW', 'OPEN'], id: [1, 2], title: '' }, 'state=NEW%2COPEN&id=1&id=2&title='],
  ['/api/poet/7/tasks', { id: [1, 2], state: ['NEW', 'OPEN'] }, 'id=1%2C2&state=NEW&state=OPEN'],
  ['/api/poet/7', { id: [1, 2] }, 'id=1&id=2'],
  ['/api/task/all', { title: 'a' }, 'title=a'],
])('lists that the contract separates by commas: %s %j', (url, params, text) => {
  const table = { '/api/task/all': ['state'], '/api/poet/{id}/tasks': ['id'] }
  expect(serializeQuery(joinLists(table, url, params))).toBe(text)
})

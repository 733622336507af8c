import { expect, it } from 'vitest'
import { serializeQuery } from '../../src/client/query-string.ts'

it.each([
  [{}, ''],
  [{ pageNo: 0, active: false }, 'pageNo=0&active=false'],
  [{ search: '' }, 'search='],
  [{ search: 'দোয়া & x=1', page: undefined, size: null }, `search=${encodeURIComponent('দোয়া & x=1')}`],
])('%j', (params, text) => {
  expect(serializeQuery(params)).toBe(text)
})

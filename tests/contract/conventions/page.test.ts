import { expect, it } from 'vitest'
import { makePage, recordsIn, rowsOf, totalOf, withRows } from '../../../src/contract/conventions/page.ts'

const page = makePage([{ id: 1 }, { id: 2 }], 12, { page: 3, size: 2 })

it('has the format of the contract', () => {
  expect(page).toEqual({
    content: [{ id: 1 }, { id: 2 }],
    totalElements: 12,
    pageable: { pageSize: 2, pageNumber: 3 },
  })
})

it('is read by rows and total, and keeps its total with other rows', () => {
  expect([rowsOf(page), totalOf(page)]).toEqual([[{ id: 1 }, { id: 2 }], 12])
  expect(withRows(page, [])).toEqual({ ...page, content: [] })
})

it.each([
  [page, [{ id: 1 }, { id: 2 }]],
  [[{ id: 1 }, 2, null, [3]], [{ id: 1 }]],
  [{ rows: [{ id: 1 }] }, []],
  [null, []],
  ['text', []],
])('the records in %j are %j', (payload, expected) => expect(recordsIn(payload)).toEqual(expected))

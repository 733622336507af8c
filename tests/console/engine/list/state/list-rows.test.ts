import { expect, it } from 'vitest'
import { lastPage, readRows, serialNumber } from '../../../../../src/console/engine/list/state/list-rows.ts'

it.each([
  { page: 0, rows: 10, index: 0, serial: 1 },
  { page: 0, rows: 10, index: 9, serial: 10 },
  { page: 1, rows: 10, index: 0, serial: 11 },
  { page: 3, rows: 25, index: 4, serial: 80 },
])(
  'row $index of page $page with $rows rows has the serial number $serial',
  ({ page, rows, index, serial }) => {
    expect(serialNumber(page, rows, index)).toBe(serial)
  },
)

it.each([
  { total: 0, rows: 10, last: 0 },
  { total: 10, rows: 10, last: 0 },
  { total: 11, rows: 10, last: 1 },
])('$total records with $rows rows a page end on page $last', ({ total, rows, last }) => {
  expect(lastPage(total, rows)).toBe(last)
})

it.each([
  ['a page', { content: [{ id: 1 }, 3], totalElements: 7 }, { rows: [{ id: 1 }, {}], total: 7 }],
  [
    'a page without a number of rows',
    { content: [{ id: 1 }], totalElements: '7' },
    { rows: [{ id: 1 }], total: 1 },
  ],
  ['nothing', null, { rows: [], total: 0 }],
])('reads the rows of %s', (_, payload, expected) => {
  expect(readRows({ columns: [] }, payload)).toEqual(expected)
})

it('reads rows at the declared path', () => {
  const payload = { list: [{ khanka: { id: 1 } }], totalElements: 7 }
  expect(readRows({ rows: 'list', row: 'khanka' } as never, payload)).toEqual({ rows: [{ id: 1 }], total: 7 })
})

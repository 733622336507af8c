import { expect, it } from 'vitest'
import {
  lastPage,
  listFileOf,
  listRequest,
  readRows,
  serialNumber,
} from '../../../../../src/console/engine/list/state/list-rows.ts'
import { readListUrl } from '../../../../../src/console/engine/list/state/list-url.ts'
import type { Module } from '../../../../../src/modules/format/types.ts'
import { moduleNamed } from '../../../../support/module-screens.ts'

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

const dua = moduleNamed('dua')
const photos = moduleNamed('photos')

const keyOf = (module: Module, query: string, route = {}) => {
  const state = readListUrl(listFileOf(module), new URLSearchParams(query))
  return listRequest(module, state, { platform: 'WEB', route }).queryKey
}

it('asks for the page, with the parameters of the address', () => {
  const [operation, query, ...more] = keyOf(dua, 'page=2&rows=20')
  expect([operation, query, more]).toEqual(['listDua', expect.objectContaining({ pageNo: 1 }), []])
})

it('asks for the records of another one by its id', () => {
  expect(keyOf(photos, '', { categoryId: '7' })).toEqual([expect.any(String), { id: 7 }, expect.any(Object)])
})

it('is refused for a module without a list', () => {
  const { list: _, ...without } = dua
  expect(() => listFileOf(without)).toThrow('Module "dua" has no list.json')
  const unlisted = { ...dua, module: { ...dua.module, resource: 'Invention' } }
  expect(() => keyOf(unlisted, '')).toThrow('Module "dua" has no list operation')
})

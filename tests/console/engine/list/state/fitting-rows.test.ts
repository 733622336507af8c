import { describe, expect, it } from 'vitest'
import { readListUrl } from '../../../../../src/console/engine/list/state/list-url.ts'
import { ignoresFilters, withFittingColumns } from '../../../../../src/console/engine/list/use-list-page.ts'
import type { ListFile } from '../../../../../src/modules/format/types.ts'

const reference = { field: 'poetId', options: { operation: 'totalPoet' } }
const column = { field: 'poetName', label: 'Poet', flex: 2, reference }
const list: ListFile = {
  columns: [column, { field: 'title', label: 'Title' }],
  params: { kind: 'ODE' },
  search: [{ param: 'title', label: 'Title' }],
  filters: [{ label: 'Status', options: [{ label: 'All' }, { label: 'Active', params: { active: true } }] }],
}

describe('a column with a name of another record', () => {
  it.each([
    ['is left as it is where rows have the name', [{ poetName: 'Salma', poetId: 1 }], 'poetName'],
    ['is left as it is where a row has it', [{ poetId: 1 }, { poetName: 'Salma', poetId: 2 }], 'poetName'],
    ['shows it by number where no row has it', [{ poetId: 1 }, { poetId: null }], 'poetId'],
    ['is left as it is without a number', [{ title: 'A' }], 'poetName'],
    ['is left as it is without rows', [], 'poetName'],
  ])('%s', (_, rows, field) => {
    expect(withFittingColumns(list, rows).columns[0]).toMatchObject({ field, label: 'Poet', flex: 2 })
  })

  it('uses the cell for references', () => {
    expect(withFittingColumns(list, [{ poetId: 1 }]).columns[0]).toMatchObject({
      cell: 'reference',
      options: { operation: 'totalPoet' },
    })
  })

  it('leaves a list without changes as the same object', () => {
    expect(withFittingColumns(list, [{ poetName: 'Salma' }])).toBe(list)
  })
})

describe('rows that contradict the filters', () => {
  const at = (address: string, rows: readonly Readonly<Record<string, unknown>>[]): boolean =>
    ignoresFilters(list, readListUrl(list, new URLSearchParams(address)), { platform: 'WEB' }, rows)

  it.each([
    ['fit', '', [{ kind: 'ODE', active: false }], false],
    ['have another fixed value', '', [{ kind: 'ODE' }, { kind: 'HAIKU' }], true],
    ['do not show the property', '', [{ title: 'A' }], false],
    ['have another value than the filter', 'status=active', [{ kind: 'ODE', active: false }], true],
    ['have the value of the filter', 'status=active', [{ kind: 'ODE', active: true }], false],
    ['contain a searched text', 'q=moon', [{ kind: 'ODE', title: 'The moon' }], false],
  ])('%s', (_, address, rows, expected) => {
    expect(at(address, rows)).toBe(expected)
  })
})

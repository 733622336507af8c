import { describe, expect, it } from 'vitest'
import { withListDefaults } from '../../../src/modules/format/list-defaults.ts'
import type { ListFile } from '../../../src/modules/format/types.ts'

const created = { field: 'creationDate', label: 'Created At', cell: 'date', sortBy: 'createdOn' }
const active = { field: 'shown', label: 'Status', cell: 'status' }
const title = { field: 'title', label: 'Title', sortBy: 'title' }

const offered = (list: ListFile): object => {
  const { sorts, filters } = withListDefaults(list)
  return {
    sorts: sorts?.map(({ label, sortBy, ascOrDesc }) => `${label}: ${sortBy} ${ascOrDesc}`),
    filters: filters?.map((filter) => [
      filter.label,
      ...('options' in filter ? filter.options.map(({ params }) => params) : []),
    ]),
  }
}

const newest = ['Newest: createdOn desc', 'Oldest: createdOn asc']
const status = [['Status', undefined, { shown: true }, { shown: false }]]

describe('a list offers', () => {
  it.each<[string, ListFile, object]>([
    [
      'newest and oldest by its date, and its status',
      { columns: [title, created, active] },
      { sorts: newest, filters: status },
    ],
    [
      'no sorts without a date that sorts',
      { columns: [title, { ...created, sortBy: undefined as never }] },
      {},
    ],
    ['no filter of status without pages', { columns: [active], paged: false }, {}],
    [
      'what it says instead',
      { columns: [created, active], sorts: [], filters: [] },
      { sorts: [], filters: [] },
    ],
    [
      'one of the two, where it says the other',
      { columns: [created, active], sorts: [] },
      { sorts: [], filters: status },
    ],
  ])('%s', (_name, list, expected) => {
    expect(offered(list)).toEqual({ sorts: undefined, filters: undefined, ...expected })
  })
})

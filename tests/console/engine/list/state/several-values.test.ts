import { describe, expect, it } from 'vitest'
import {
  changeListState,
  isNarrowed,
  listQuery,
  readListUrl,
  writeListUrl,
} from '../../../../../src/console/engine/list/state/list-url.ts'
import { withSeveralValues } from '../../../../../src/module-check/list/several-values.ts'
import { readContract } from '../../../../../src/module-check/schema/contract.ts'
import type { ListFile } from '../../../../../src/modules/format/types.ts'

const list: ListFile = {
  columns: [],
  paged: false,
  filters: [
    {
      label: 'State',
      multiple: true,
      options: [
        { label: 'All' },
        { label: 'In review', params: { state: 'IN_REVIEW' } },
        { label: 'Granted', params: { state: 'GRANTED' } },
        { label: 'Refused', params: { state: 'REFUSED' } },
      ],
    },
    { label: 'District', multiple: true, param: 'districtId', operation: 'totalDistrict' },
  ],
}

const read = (query: string) => readListUrl(list, new URLSearchParams(query))

describe('several values of a filter', () => {
  it.each([
    ['', ['', ''], {}],
    ['state=granted', ['granted', ''], { state: ['GRANTED'] }],
    ['state=refused,in-review', ['in-review,refused', ''], { state: ['IN_REVIEW', 'REFUSED'] }],
    ['state=lost,granted,all', ['granted', ''], { state: ['GRANTED'] }],
    ['district=3,1,3,x,0', ['', '3,1'], { districtId: [3, 1] }],
  ])('%s', (query, filters, params) => {
    const state = read(query)
    expect(state.filters).toEqual(filters)
    expect(listQuery(list, state, { platform: 'WEB' })).toEqual(params)
    expect(isNarrowed(state)).toBe(Object.keys(params).length > 0)
  })

  it('are separated by commas in the address', () => {
    const state = changeListState(read('page=3'), { filters: ['in-review,granted', '2,5'] })
    expect(Object.fromEntries(writeListUrl(list, state))).toEqual({
      state: 'in-review,granted',
      district: '2,5',
    })
    expect(writeListUrl(list, changeListState(state, { filters: ['', ''] })).toString()).toBe('')
  })

  it('follow from an array in the contract', () => {
    const many = (items: object) => ({ in: 'query', schema: { type: 'array', items } })
    const parameters = [
      { name: 'state', ...many({ type: 'string' }) },
      { name: 'districtId', in: 'query', schema: { type: 'integer' } },
    ]
    const contract = readContract({
      paths: { '/api/task/all': { get: { operationId: 'listTask', parameters, responses: {} } } },
    })
    const filters = list.filters?.map((filter) => ({ ...filter, multiple: undefined }))
    const files = {
      id: 'task',
      module: { title: 'Tasks', path: '/task', resource: 'Task' },
      list: { ...list, filters } as ListFile,
    }
    const [state, district] = withSeveralValues(contract, files).list.filters ?? []
    expect(state).toHaveProperty('multiple', true)
    expect(district).not.toHaveProperty('multiple', true)
  })
})

import { expect, test } from 'vitest'
import { parametersOf } from '../../../scripts/contract/parameters.ts'
import type { Filter, Parameter, ResourceRecord } from '../../../scripts/contract/resource.ts'
import { kinds } from './fixture.ts'

const record: ResourceRecord = {
  properties: {
    title: { type: 'string', 'x-from': 'titles' },
    titles: { type: 'texts' },
    note: { type: ['string', 'null'], maxLength: 9 },
    state: { type: ['string', 'null'], enum: ['OPEN', null] },
    pages: { type: 'integer', minimum: 1, maximum: 12 },
    poetId: { type: ['integer', 'null'], 'x-references': 'Poet' },
    famous: { type: 'boolean' },
    active: {},
  },
}

const list = (filters: Record<string, Filter>, parameters: Parameter[] = [], path = '/api/poem/all') =>
  parametersOf(
    kinds.operations.list.parameters ?? [],
    { sorts: ['title'], filters, parameters },
    path,
    record,
  )

const shared = (name: string) => ({ $ref: `../shared/parameters.yaml#/${name}` })

test.each<[string, Filter, Parameter]>([
  ['note', 'Its note.', { schema: { type: 'string', maxLength: 255 }, description: 'Its note.' }],
  ['state', 'State.', { schema: { type: 'string', enum: ['', 'OPEN'] } }],
  ['pages', 'Pages.', { schema: { type: 'integer', minimum: 1, maximum: 12 } }],
  ['poetId', 'Poet.', { schema: { type: 'integer', format: 'int64', minimum: 1 } }],
  ['famous', 'Fame.', { schema: { type: 'boolean' } }],
  [
    'title',
    'In any language.',
    { schema: { type: 'string', maxLength: 255 }, 'x-filter': { property: 'titles' } },
  ],
  [
    'isFamous',
    { 'x-filter': { property: 'famous' } },
    { schema: { type: 'boolean' }, 'x-filter': { property: 'famous' } },
  ],
  ['pagesFrom', { 'x-filter': { property: 'pages', op: 'from' } }, { schema: { type: 'integer' } }],
  ['anonymous', { 'x-filter': { property: 'poetId', op: 'empty' } }, { schema: { type: 'boolean' } }],
  ['load', { 'x-filter': 'none' }, { schema: { type: 'boolean' }, 'x-filter': 'none' }],
  [
    'note',
    { description: 'D', schema: { type: 'string', maxLength: 3 }, 'x-inferred': true },
    { schema: { type: 'string', maxLength: 3 }, 'x-inferred': true },
  ],
])('filter %s: %o', (name, filter, expected) => {
  // Behind the filters stands what every list with texts per language takes.
  const { schema: expectedSchema, ...others } = expected
  const found = list({ [name]: filter }).at(-2)
  expect(found).toMatchObject({ name, in: 'query', ...others })
  expect(found?.schema).toEqual(expectedSchema)
})

test('a list has paging, its sorts and its filters', () => {
  expect(list({ note: 'Its note.', active: {} })).toEqual([
    shared('PageNo'),
    shared('PageSize'),
    {
      name: 'sortBy',
      in: 'query',
      description: 'Property to sort by.',
      schema: { type: 'string', enum: ['title'], default: 'title' },
    },
    shared('AscOrDesc'),
    { name: 'note', in: 'query', description: 'Its note.', schema: { type: 'string', maxLength: 255 } },
    shared('Active'),
    shared('MissingIn'),
  ])
})

test('a list without texts per language finds nothing that is missing in one', () => {
  const { titles: _, ...properties } = record.properties
  const kind = kinds.operations.list.parameters ?? []
  expect(parametersOf(kind, {}, '/api/poem/all', { properties })).not.toContainEqual(shared('MissingIn'))
})

test('a parameter stands in the place of the one of its name', () => {
  const pageNo = { name: 'pageNo', in: 'query', schema: { type: 'integer' } }
  const found = list({}, [pageNo, { name: 'sortBy', description: 'Another.' }])
  expect(found[0]).toEqual(pageNo)
  expect(found[2]).toMatchObject({ description: 'Another.', schema: { enum: ['title'] } })
  expect(found).toHaveLength(5)
})

test('what stands in the path comes first in a list and after what the kind has elsewhere', () => {
  const id = { name: 'poetId', in: 'path' }
  expect(list({}, [id])[0]).toEqual(id)
  expect(parametersOf(['IfMatch'], { parameters: [id] }, '/api/poem/{poetId}', record)).toEqual([
    shared('IfMatch'),
    id,
  ])
})

test('the number of the record is a parameter only where the path has one', () => {
  expect(parametersOf(['Id'], {}, '/api/poem/id/{id}', record)).toEqual([shared('Id')])
  expect(parametersOf(['Id'], {}, '/api/poem/{poemId}', record)).toEqual([])
})

test('drop-downs filter by what is active unless they say otherwise', () => {
  const total = kinds.operations.total.parameters ?? []
  expect(parametersOf(total, {}, '/api/poem/total', record)).toEqual(
    ['Active', 'Search', 'Ids', 'Limit'].map(shared),
  )
  expect(parametersOf(total, { filters: {} }, '/api/poem/total', record)).toEqual(
    ['Search', 'Ids', 'Limit'].map(shared),
  )
})

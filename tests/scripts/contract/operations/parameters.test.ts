import { expect, test } from 'vitest'
import { parametersOf } from '../../../../scripts/contract/operations/parameters.ts'
import type { ResourceRecord } from '../../../../scripts/contract/resource.ts'
import { kinds, sharedParameter as shared } from '../fixture.ts'
import { context, list, record } from './list-fixture.ts'

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

test('a list that says no sorts is sorted by the time of creation and by what names a record, where that is one text', () => {
  const sorts = (label: string) =>
    parametersOf(['sorts'], {}, '', { ...context, record: { ...record, 'x-label': label } })[0]?.schema
  expect(sorts('note')).toEqual({
    type: 'string',
    enum: ['creationDate', 'note'],
    default: 'creationDate',
  })
  expect(sorts('titles')).toMatchObject({ enum: ['creationDate'] })
  expect(sorts('id')).toMatchObject({ enum: ['creationDate'] })
})

test('a list without texts per language finds nothing that is missing in one', () => {
  const { titles: _, ...properties } = record.properties
  const kind = kinds.operations.list.parameters ?? []
  expect(parametersOf(kind, {}, '/api/poem/all', { ...context, record: { properties } })).not.toContainEqual(
    shared('MissingIn'),
  )
})

test('a parameter stands in the place of the one of its name', () => {
  const pageNo = { name: 'pageNo', in: 'query', schema: { type: 'integer' } }
  const found = list({}, [pageNo, { name: 'sortBy', description: 'Another.' }])
  expect(found[0]).toEqual(pageNo)
  expect(found[2]).toMatchObject({ description: 'Another.', schema: { enum: ['title'] } })
  expect(found).toHaveLength(5)
})

test('what stands in the path comes first in a list and after what the kind has elsewhere', () => {
  const id = { name: 'poetId', in: 'path', required: true, schema: { type: 'integer' } }
  expect(list({}, [id])[0]).toEqual(id)
  expect(parametersOf(['IfMatch'], { parameters: [id] }, '/api/poem/{poetId}', context)).toEqual([
    shared('IfMatch'),
    id,
  ])
})

test('the number of the record is a parameter only where the path has one', () => {
  expect(parametersOf(['Id'], {}, '/api/poem/id/{id}', context)).toEqual([shared('Id')])
  expect(parametersOf(['Id'], {}, '/api/poem/{poemId}', context)).toEqual([])
})

test('drop-downs filter by what is active unless they say otherwise', () => {
  const total = kinds.operations.total.parameters ?? []
  expect(parametersOf(total, {}, '/api/poem/total', context)).toEqual(
    ['Active', 'Search', 'Ids', 'Limit'].map(shared),
  )
  expect(parametersOf(total, { filters: {} }, '/api/poem/total', context)).toEqual(
    ['Search', 'Ids', 'Limit'].map(shared),
  )
})

test('a list that sorts by a time which records show under another name says so', () => {
  const sortBy = (properties: ResourceRecord['properties']) =>
    parametersOf(['sorts'], { sorts: ['creationDate'] }, '', { ...context, record: { properties } })[0]
  expect(sortBy({ creationDateTimeStamp: {} })?.description).toMatch(
    /`creationDate`.*`creationDateTimeStamp`/,
  )
  expect(sortBy({ creationDateTimeStamp: {}, creationDate: {} })?.description).toBe('Property to sort by.')
  expect(sortBy({})?.description).toBe('Property to sort by.')
})

import { expect, it } from 'vitest'
import { gridColumns } from '../../../../../src/console/engine/list/grid/grid-columns.ts'
import { namesIn } from '../../../../../src/console/engine/list/grid/use-grid-rows.ts'
import type { Module } from '../../../../../src/modules/format/types.ts'

const module = {
  list: {
    columns: [
      { field: 'topicTitle', label: 'Topic', reference: { field: 'topicId', options: {} } },
      { field: 'title', label: 'Title' },
    ],
  },
} as unknown as Module

const columns = gridColumns(module, {
  schema: { type: 'object', properties: { title: { type: 'string' }, topicId: { type: 'integer' } } },
  ui: { topicId: { 'ui:widget': 'reference' } },
  context: { languages: [] },
} as unknown as Parameters<typeof gridColumns>[1])

it('puts a reference where the list has the name of its record', () => {
  expect(columns.map(({ key, kind }) => [key, kind])).toEqual([
    ['topicId', 'reference'],
    ['title', 'text'],
  ])
})

it('reads the names of records from the rows of the list', () => {
  const row = (topicId: unknown, topicTitle: unknown) => ({ key: '', data: {}, row: { topicId, topicTitle } })
  const names = namesIn(columns, [row(1, 'Morning'), row(2, null), row(null, 'Evening'), row(3, '')])
  expect(names).toEqual(new Map([['topicId', new Map([[1, 'Morning']])]]))
})

it('requires what only new records need', () => {
  const found = gridColumns(module, {
    schema: {
      ...{ type: 'object', properties: { title: { type: 'string' }, note: { type: 'string' } } },
      if: { required: ['recordId'] },
      else: { required: ['title'] },
    },
    ...{ ui: {}, context: { languages: [] } },
  } as unknown as Parameters<typeof gridColumns>[1])
  expect(found.map(({ key, isRequired }) => [key, isRequired])).toEqual([
    ['title', true],
    ['note', false],
  ])
})

it('has columns with plain text for formatted texts, in imports only', () => {
  const mapping = {
    schema: {
      type: 'object',
      properties: { content: { type: 'string' }, titles: { type: 'array' }, notes: { type: 'array' } },
    },
    ui: {
      content: { 'ui:widget': 'rich-text' },
      titles: { 'ui:widget': 'translations' },
      notes: { 'ui:widget': 'translations', 'ui:options': { rich: true } },
    },
    context: { languages: [{ id: 1, name: 'English', code: 'en' }] },
  } as unknown as Parameters<typeof gridColumns>[1]
  const kindsOf = (...rest: ['plain'] | []) =>
    gridColumns(module, mapping, ...rest).map(({ key, kind }) => [key, kind])
  expect(kindsOf('plain')).toEqual([
    ['content', 'rich'],
    ['titles/1', 'text'],
    ['notes/1', 'rich'],
  ])
  expect(kindsOf()).toEqual([
    ['content', 'summary'],
    ['titles/1', 'text'],
    ['notes', 'summary'],
  ])
})

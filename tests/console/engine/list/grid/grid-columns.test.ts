import { describe, expect, it } from 'vitest'
import {
  getCell,
  gridColumns,
  isEditable,
  isImportable,
  isSameCell,
  textColumns,
  withCells,
} from '../../../../../src/console/engine/list/grid/grid-columns.ts'
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

type Mapping = Parameters<typeof gridColumns>[1]

const languages = [
  { id: 1, name: 'English', code: 'en' },
  { id: 2, name: 'Arabic', code: 'ar' },
]
const empty = { id: 'invented', module: {} } as unknown as Module
/** The columns of a form with one property. */
const columnsOf = (schema: object, ui: object, all: object = {}) =>
  gridColumns(empty, {
    schema: { type: 'object', properties: { it: schema }, ...all },
    ...{ ui: { it: ui }, context: { languages } },
  } as unknown as Mapping)

describe('a column', () => {
  it.each([
    ...(['text', 'email', 'url', 'uri'] as const).map((widget) => [widget, 'text'] as const),
    ...(['number', 'updown', 'range'] as const).map((widget) => [widget, 'number'] as const),
    ...(['select', 'radio', 'yes-no', 'switch', 'checkbox'] as const).map(
      (widget) => [widget, 'toggle'] as const,
    ),
    ...(['image', 'file', 'audio'] as const).map((widget) => [widget, 'file'] as const),
    ...(['phone', 'date', 'time', 'date-time', 'duration'] as const).map(
      (widget) => [widget, widget] as const,
    ),
    ...(['reference', 'references', 'tags', 'visibility'] as const).map(
      (widget) => [widget, widget] as const,
    ),
    ...[['textarea', 'lines'] as const, ['user-picker', 'users'] as const],
    ['rich-text', 'summary'] as const,
  ])('of the widget %s has cells of the kind %s', (widget, kind) => {
    expect(columnsOf({ type: 'string' }, { 'ui:widget': widget })).toMatchObject([{ key: 'it', kind }])
  })

  it.each([
    ['a choice', { type: 'string', enum: ['A', 'B'] }, 'choice'],
    ['a Boolean', { type: 'boolean' }, 'toggle'],
    ['an integer or null', { type: ['integer', 'null'] }, 'number'],
    ['a number', { type: 'number' }, 'number'],
    ['a moment', { type: 'string', format: 'date-time' }, 'date-time'],
    ['another text', { type: 'string', format: 'email' }, 'text'],
    ['an object', { type: 'object' }, 'summary'],
  ])('of %s without a widget has cells of the kind %s', (_, schema, kind) => {
    expect(columnsOf(schema, {})).toMatchObject([{ key: 'it', kind }])
  })

  it.each([
    ['disabled', { 'ui:disabled': true }],
    ['read only', { 'ui:readonly': true }],
    ['hidden', { 'ui:widget': 'hidden' }],
    ['a password', { 'ui:widget': 'password' }],
  ])('does not exist for a property that is %s', (_, ui) => {
    expect(columnsOf({ type: 'string' }, ui)).toEqual([])
  })

  it.each([
    ['the title of its field', { type: 'string', title: 'Schema' }, { 'ui:title': 'Field' }, 'Field'],
    ['that of its schema', { type: 'string', title: 'Schema' }, {}, 'Schema'],
    ['the name of the property', { type: 'string' }, {}, 'it'],
  ])('is labelled with %s', (_, schema, ui, label) => {
    expect(columnsOf(schema, ui)).toMatchObject([{ label }])
  })

  it('of texts with several lines has cells with several lines, the first of them required', () => {
    const ui = { 'ui:widget': 'translations', 'ui:options': { multiline: true } }
    expect(columnsOf({ type: 'array' }, ui, { required: ['it'] })).toMatchObject([
      { key: 'it/1', kind: 'lines', isRequired: true },
      { key: 'it/2', kind: 'lines', isRequired: false },
    ])
  })

  it('is not required by a condition on another field', () => {
    const condition = { if: { required: ['it'] }, else: { required: ['it'] } }
    expect(columnsOf({ type: 'string' }, {}, condition)).toMatchObject([{ isRequired: false }])
    expect(columnsOf({ type: 'string' }, {}, { else: { required: ['it'] } })).toMatchObject([
      { isRequired: false },
    ])
  })

  it.each([
    ['text', true, true],
    ['file', false, true],
    ['summary', false, false],
  ] as const)('of the kind %s is edited in the grid: %s, and imported: %s', (kind, edited, imported) => {
    expect([isEditable({ kind }), isImportable({ kind })]).toEqual([edited, imported])
  })
})

it('translations have a column for each language of a text, formatted or not', () => {
  const mapping = {
    schema: { type: 'object', properties: { size: { type: 'integer' }, notes: {}, titles: {} } },
    ui: {
      'ui:order': ['titles', '*'],
      titles: { 'ui:widget': 'translations' },
      notes: { 'ui:widget': 'translations', 'ui:options': { rich: true } },
    },
    context: { languages },
  } as unknown as Mapping
  expect(textColumns(mapping).map(({ key, column }) => [key, column])).toEqual(
    ['titles/1', 'titles/2', 'notes/1', 'notes/2'].map((key) => [key, undefined]),
  )
})

describe('a cell', () => {
  const [english, arabic] = columnsOf({ type: 'array' }, { 'ui:widget': 'translations' })
  const both = [english, arabic].filter((column) => column !== undefined)
  const data = {
    it: [
      { languageId: 1, text: 'a', place: 0 },
      { languageId: 2, text: 'b' },
    ],
  }

  it('changes its own language', () => {
    const next = withCells(data, both, { 'it/2': 'c' })
    expect(next).toEqual({
      it: [
        { languageId: 1, text: 'a', place: 0 },
        { languageId: 2, text: 'c' },
      ],
    })
    expect(both.map((column) => getCell(next, column))).toEqual(['a', 'c'])
  })

  it('that is emptied has an empty text, also where there was none', () => {
    expect(withCells(data, both, { 'it/1': undefined })).toMatchObject({ it: [{ text: '' }, { text: 'b' }] })
    expect(withCells({ it: null }, both, { 'it/1': 'a' })).toEqual({ it: [{ languageId: 1, text: 'a' }] })
    expect(both.map((column) => getCell({ it: ['a'] }, column))).toEqual(['', ''])
  })

  it.each([
    ['nothing', undefined, '', true],
    ['an absent value', undefined, null, true],
    ['an empty list', [], null, true],
    ['another text', 'a', 'b', false],
    ['a list and nothing', [1], null, false],
    ['zero and nothing', 0, null, false],
  ])('has the same value as another: %s', (_, one, other, expected) => {
    expect(isSameCell(one, other)).toBe(expected)
  })
})

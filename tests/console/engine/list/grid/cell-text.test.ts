// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { type CellWords, cellText, readCell } from '../../../../../src/console/engine/list/grid/cell-text.ts'
import {
  type CellKind,
  type GridColumn,
  getCell,
  gridColumns,
  withCells,
} from '../../../../../src/console/engine/list/grid/grid-columns.ts'
import { findValueMapping } from '../../../../../src/console/widgets/value-mappings.ts'

const words: CellWords = {
  language: 'en',
  label: (text) => (text === 'Both' ? 'Beide' : text),
  yes: 'Yes',
  no: 'No',
  nameOf: (_, id) => (id === 7 ? 'Morning' : id === 9 ? 'Dawn; early' : undefined),
  isLoading: () => false,
}

const column = (kind: CellKind, more: Partial<GridColumn> = {}): GridColumn => ({
  ...{ key: 'x', name: 'x', label: 'X', kind, schema: {}, options: {}, isRequired: false, ...more },
})

const bangla = { id: 1, name: 'Bangla', code: 'bn' }
const choice = column('choice', {
  schema: { enum: ['WEB', 'BOTH'] },
  options: { enumNames: ['Web', 'Both'] },
})
const stored = column('date', { options: { valueFormat: 'DD/MM/YYYY' } })
const radio = column('toggle', { options: { enumNames: ['Web', 'Both'] } })
const status = column('toggle', { column: { field: 'x', label: 'X', cell: 'status' } })

describe('a typed or pasted text', () => {
  it.each<[string, GridColumn, string, unknown]>([
    ['text', column('text'), 'a \r\n\r\n b\nc', 'a b c'],
    ['emptied lines', column('lines'), '', undefined],
    ['emptied lines of a language', column('lines', { language: bangla }), '', ''],
    ['lines with spaces', column('lines'), ' a ', ' a '],
    ['lines', column('lines'), 'a\nb', 'a\nb'],
    ['plain text as formatted text', column('rich'), ' a < b\r\nc ', '<p>a &lt; b</p><p>c</p>'],
    ['an emptied formatted text', column('rich'), ' \n', undefined],
    ['an emptied text', column('text'), '', undefined],
    ['an emptied translation', column('text', { language: bangla }), '', ''],
    ['a Bengali number', column('number'), '১২', 12],
    ['an Arabic number', column('number'), '٣٫٥', 3.5],
    ['no number', column('number'), 'many', { unread: 'many' }],
    ['a phone number', column('phone'), '+৮৮ ০১৭-১২', '+8801712'],
    ['a day as typed', stored, '05-12-2026', '05/12/2026'],
    ['a day in Bengali digits', stored, '০৫-১২-২০২৬', '05/12/2026'],
    ['a day of another program', stored, '2026-12-05', '05/12/2026'],
    ['a day with slashes', stored, '5/12/2026', '05/12/2026'],
    ['a day with full stops', stored, '5.12.2026', '05/12/2026'],
    ['no day', stored, '31-02-2026', { unread: '31-02-2026' }],
    ['a time', column('time'), '7:05 pm', '07:05 PM'],
    ['a duration', column('duration'), '4:05', '00:04:05'],
    ['a choice by its translated label', choice, 'beide', 'BOTH'],
    ['a choice by its value', choice, 'web', 'WEB'],
    ['no choice', choice, 'paper', { unread: 'paper' }],
    ['a choice, for which 0 is no word', choice, '0', { unread: '0' }],
    ['a choice by the start of its label', choice, 'Bei', { unread: 'Bei' }],
    ['no phone number', column('phone'), 'none', { unread: 'none' }],
    ['a file, which is edited in the form', column('file'), 'a.png', { unread: 'a.png' }],
    ['yes', column('toggle'), 'Yes', true],
    ['an x for yes', radio, 'X', true],
    ['a tick for yes', column('toggle'), '✓', true],
    ['0', column('toggle'), '0', false],
    ['no for a switch with other names', radio, 'no', false],
    ['more than a word for yes', column('toggle'), 'yes 1', { unread: 'yes 1' }],
    ['more than a digit for no', column('toggle'), '10', { unread: '10' }],
    ['a word that ends like no', column('toggle'), 'kimono', { unread: 'kimono' }],
    ['a name of a switch', radio, 'Beide', false],
    ['a word of a status', status, 'Inactive', false],
    ['the number of a record', column('reference'), '#৭', 7],
    ['a number of several digits', column('reference'), '#128', 128],
    ['a number sign within a name', column('reference'), 'Room #7', { unread: 'Room #7' }],
    ['a number sign before words', column('reference'), '#7 days', { unread: '#7 days' }],
    ['the name of a record', column('reference'), 'Morning', { unread: 'Morning' }],
    ['a number beside a name', column('references'), '#7; Evening', { unread: '#7; Evening' }],
    ['no name between separators', column('references'), ' ;#7; ', [7]],
    ['a name with a comma', column('references'), '#7, #8', { unread: '#7, #8' }],
    ['numbers of records', column('references'), '#7; #৮\n#7', [7, 8]],
    ['numbers of users', column('users'), '#7, #৮\n#7', [7, 8]],
    ['the e-mail address of a user', column('users'), 'a@example.org', { unread: 'a@example.org' }],
    ['names of records', column('references'), 'Morning; Evening', { unread: 'Morning; Evening' }],
    ['a day of the year', column('visibility'), '৫/৩', { mode: 'single', start: '05-03' }],
    ['days of the year', column('visibility'), '05-03; 6-4', { mode: 'multiple', dates: ['05-03', '06-04'] }],
    ['one of several days', column('visibility'), '05-03;', { mode: 'multiple', dates: ['05-03'] }],
    [
      'a range of days',
      column('visibility'),
      '05-03 - 06-04',
      { mode: 'range', start: '05-03', end: '06-04' },
    ],
    ['no moment', column('date-time'), 'soon', { unread: 'soon' }],
    ['no days', column('visibility'), 'spring', { unread: 'spring' }],
    ['tags with an Arabic comma', column('tags'), 'a، b, A', ['a', 'b']],
  ])('reads %s', (_, of, text, value) => {
    expect(readCell(of, text, words)).toEqual(value)
  })

  it.each<[string, GridColumn, unknown, string]>([
    ['nothing', column('number'), undefined, ''],
    ['an empty text', stored, '', ''],
    ['an absent value', column('number'), null, ''],
    ['a number', column('number'), 1250.5, '1250.5'],
    ['a number that is stored as text', column('number'), '12', '12'],
    ['formatted text', column('rich'), '<p>a &lt; b</p><p>c</p>', 'a < b\nc'],
    ['a day that is none', stored, 'soon', 'soon'],
    ['a moment', column('date-time'), new Date(2026, 11, 5, 10, 30).toISOString(), '05-12-2026 10:30 AM'],
    ['a choice that no longer exists', choice, 'PAPER', 'PAPER'],
    ['a day', stored, '05/12/2026', '05-12-2026'],
    ['a choice', choice, 'BOTH', 'Beide'],
    ['a status', status, true, 'Active'],
    ['a record', column('reference'), 7, 'Morning'],
    ['a record without a known name', column('reference'), 8, '#8'],
    ['records', column('references'), [7, 8], 'Morning; #8'],
    ['a record whose name has a separator', column('references'), [9], '#9'],
    ['an empty range of days', column('visibility'), { mode: 'range' }, ''],
    [
      'a range of days',
      column('visibility'),
      { mode: 'range', start: '05-03', end: '06-04' },
      '05-03 – 06-04',
    ],
    ['one of several days', column('visibility'), { mode: 'multiple', dates: ['05-03'] }, '05-03;'],
    ['tags', column('tags'), ['a', 'b'], 'a, b'],
    ['what could not be read', column('number'), { unread: 'many' }, 'many'],
  ])('is written for %s', (_, of, value, text) => {
    expect(cellText(of, value, words)).toBe(text)
  })
})

describe('columns', () => {
  const languages = [
    { id: 1, name: 'Bangla', code: 'bn' },
    { id: 3, name: 'Arabic', code: 'ar' },
  ]
  const module = {
    id: 'invented',
    module: { title: 'Invented', path: '/invented', resource: 'Invented' },
    list: { columns: [{ field: 'size', label: 'Size' }] },
  }
  const columns = gridColumns(module, {
    schema: {
      type: 'object',
      required: ['names'],
      properties: {
        names: { type: 'array' },
        size: { type: 'integer' },
        kind: { type: 'string', enum: ['A', 'B'] },
        picture: { type: 'object' },
        secret: { type: 'string' },
        fixed: { type: 'string' },
      },
    },
    ui: {
      'ui:order': ['picture', 'kind', 'names', '*'],
      names: { 'ui:widget': 'translations', 'ui:title': 'Names' },
      picture: { 'ui:widget': 'image' },
      secret: { 'ui:widget': 'password' },
      fixed: { 'ui:readonly': true },
    },
    findValueMapping,
    context: { mode: 'update', languages },
  })

  it('are those of the list, then those of the form, one per language; nothing that is not edited', () => {
    expect(columns.map(({ key, kind, isRequired }) => `${key} ${kind} ${isRequired}`)).toEqual([
      'size number false',
      'picture file false',
      'kind choice false',
      'names/1 text true',
      'names/3 text false',
    ])
  })

  it('change one language of a text and keep the others', () => {
    const data = { names: [{ languageId: 1, text: 'a', place: 0 }] }
    const next = withCells(data, columns, { 'names/3': 'c', size: 2 })
    expect(next).toEqual({
      size: 2,
      names: [
        { languageId: 1, text: 'a', place: 0 },
        { languageId: 3, text: 'c' },
      ],
    })
    const arabic = columns.find(({ key }) => key === 'names/3') ?? column('text')
    expect([getCell(data, arabic), getCell(next, arabic)]).toEqual(['', 'c'])
  })
})

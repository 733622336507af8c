import { describe, expect, it } from 'vitest'
import type { GridColumn } from '../../../../../src/console/engine/list/grid/grid-columns.ts'
import type { StoredRow } from '../../../../../src/console/engine/list/grid/use-grid-rows.ts'
import { idTarget } from '../../../../../src/console/engine/list/import/match-columns.ts'
import {
  addToIndex,
  type ImportPlan,
  planRow,
  readSheetCell,
} from '../../../../../src/console/engine/list/import/plan-rows.ts'
import { readRows, type SheetCell } from '../../../../../src/console/engine/list/import/read-rows.ts'
import {
  exampleOf,
  hintsOf,
  isExample,
  markedHeading,
} from '../../../../../src/console/engine/list/import/template.ts'
import { column, words } from './import-columns.ts'

describe('a cell', () => {
  it.each<[string, GridColumn['kind'], SheetCell | undefined, unknown]>([
    ['a text', 'text', 'a', 'a'],
    ['no cell', 'text', undefined, undefined],
    ['a number in a text column, as displayed', 'text', { text: '007', kind: 'number', number: 7 }, '007'],
    ['a formatted number', 'number', { text: '1.234,50 €', kind: 'number', number: 1234.5 }, 1234.5],
    ['Bengali digits', 'number', '১২', 12],
    ['a phone number with a sign, in Bengali digits', 'phone', '+৮৮০১৭১২', '+8801712'],
    ['a phone number in Arabic digits', 'phone', '+٨٨٠١٧', '+88017'],
    ['a date with any format', 'date', { text: 'Jan 26', kind: 'date', date: '2026-01-05' }, '05-01-2026'],
    ['a date as text', 'date', '5/1/2026', { unread: '5/1/2026' }],
    ['a date as text, year first', 'date', '2026-01-05', '05-01-2026'],
    ['a date in a text column', 'text', { text: 'Jan 26', kind: 'date', date: '2026-01-05' }, 'Jan 26'],
    ['a time with seconds', 'time', { text: '8:30:00', kind: 'time' }, '08:30 AM'],
    ['a percentage', 'number', { text: '50%', kind: 'number', number: 0.5 }, { unread: '50%' }],
    ['a formula without a result', 'text', { text: '', kind: 'error', isFormula: true }, { unread: '' }],
    ['a formula with an empty text', 'text', { text: '', kind: 'text', isFormula: true }, undefined],
    ['a logical value', 'toggle', { text: 'TRUE', kind: 'boolean' }, true],
    ['an error of a formula', 'text', { text: '#N/A', kind: 'error' }, { unread: '#N/A' }],
    [
      'a shortened number',
      'text',
      { text: '1.2E+15', kind: 'number', isRounded: true },
      { unread: '1.2E+15' },
    ],
  ])('%s', (_, kind, cell, value) => {
    expect(readSheetCell(column(kind), cell, words)).toEqual(value)
  })

  it('keeps a text that a CSV file protects from being a formula', () => {
    expect(readRows(new TextEncoder().encode("a,'=1+2\n"))).toEqual([['a', '=1+2']])
  })
})

const title = column('text', { key: 'title', name: 'title' })
const note = column('text', { key: 'note', name: 'note' })
const stored: StoredRow[] = [
  { key: '1', row: { id: 1 }, data: { title: 'One', note: 'n' } },
  { key: '2', row: { id: 2 }, data: { title: 'Twice' } },
  { key: '3', row: { id: 3 }, data: { title: 'twice' } },
]

const planned = (row: SheetCell[], plan: Partial<ImportPlan>, isChangeable = true) => {
  const index = new Map<string, StoredRow | null>()
  const whole: ImportPlan = {
    ...{ rows: [row], firstLine: 2, targets: [idTarget, 'title', 'note'], matchBy: undefined, clears: false },
    files: new Map(),
    ...plan,
  }
  if (whole.matchBy) addToIndex(index, stored, whole.matchBy, words)
  const parts = {
    ...{ plan: whole, columns: [title, note], words, index, keepFile: () => '' },
    nameOf: (line: number) => `Row ${line}`,
    paramsOf: ({ key }: StoredRow) => (isChangeable ? { id: key } : undefined),
    lines: new Map([
      ['3', 7],
      ['new fresh', 8],
    ]),
  }
  const { id, stored: found, changes } = planRow(parts, row, 2)
  const cells = changes.map(({ column: { key }, value, stored: before }) => [key, value, before])
  return { id: found ? id : 'new', cells, params: changes[0]?.start.params }
}

describe('a row', () => {
  it.each<[string, ReturnType<typeof planned>, ReturnType<typeof planned>]>([
    [
      'is new without recognition',
      planned(['1', 'One', ''], {}),
      { id: 'new', cells: [['title', 'One', undefined]], params: undefined },
    ],
    [
      'is about the record of its number',
      planned([{ text: '1.0', kind: 'number', number: 1 }, 'Uno', 'n'], { matchBy: idTarget }),
      {
        id: '1',
        cells: [
          ['title', 'Uno', 'One'],
          ['note', 'n', 'n'],
        ],
        params: { id: '1' },
      },
    ],
    [
      'is about the record of its number in other digits',
      planned(['#১', 'Uno', ''], { matchBy: idTarget }),
      { id: '1', cells: [['title', 'Uno', 'One']], params: { id: '1' } },
    ],
    [
      'is about the record with its text, in any case',
      planned(['', ' ONE ', 'm'], { matchBy: title }),
      {
        id: '1',
        cells: [
          ['title', ' ONE ', 'One'],
          ['note', 'm', 'n'],
        ],
        params: { id: '1' },
      },
    ],
    [
      'empties values if wanted',
      planned(['1', 'One', ''], { matchBy: idTarget, clears: true }),
      {
        id: '1',
        cells: [
          ['title', 'One', 'One'],
          ['note', undefined, 'n'],
        ],
        params: { id: '1' },
      },
    ],
    [
      'is invalid if several records match',
      planned(['', 'Twice', ''], { matchBy: title }),
      {
        id: 'new',
        cells: [['title', { unread: 'Twice', reason: 'several', about: 'twice' }, undefined]],
        params: undefined,
      },
    ],
    [
      'is invalid if no record has its number',
      planned(['9', 'Nine', ''], { matchBy: idTarget }),
      {
        id: 'new',
        cells: [['title', { unread: 'Nine', reason: 'unknownId', about: '9' }, undefined]],
        params: undefined,
      },
    ],
    [
      'is invalid if an earlier row is about the same record',
      planned(['3', 'Three', 'n'], { matchBy: idTarget }),
      {
        id: 'new',
        cells: [
          ['title', { unread: 'Three', reason: 'repeated', about: '7' }, undefined],
          ['note', 'n', undefined],
        ],
        params: undefined,
      },
    ],
    [
      'is unchanged if it equals a record that must not be changed',
      planned(['1', 'One', ''], { matchBy: idTarget }, false),
      { id: '1', cells: [], params: undefined },
    ],
    [
      'is invalid if it changes a record that must not be changed',
      planned(['1', 'Uno', ''], { matchBy: idTarget }, false),
      {
        id: 'new',
        cells: [['title', { unread: 'Uno', reason: 'notAllowed', about: '1' }, undefined]],
        params: undefined,
      },
    ],
    [
      'is invalid if an earlier row is a new record with its key',
      planned(['', 'Fresh', ''], { matchBy: title }),
      {
        id: 'new',
        cells: [['title', { unread: 'Fresh', reason: 'repeated', about: '8' }, undefined]],
        params: undefined,
      },
    ],
    [
      'is new if only an accent makes its text different',
      planned(['', 'Öne', ''], { matchBy: title }),
      { id: 'new', cells: [['title', 'Öne', undefined]], params: undefined },
    ],
  ])('%s', (_, row, expected) => {
    expect(row).toEqual(expected)
  })
})

it.each(['en', 'bn', 'de'])('tells example rows of a template in %s from others', (language) => {
  const columns = [title, column('number'), column('toggle')]
  const names = {
    en: ['Title', 'Number', 'Status'],
    bn: ['শিরোনাম', 'সংখ্যা', 'অবস্থা'],
    de: ['Titel', 'Zahl', 'Status'],
  }
  const headings = names[language as keyof typeof names]
  const example = (number: number): string[] =>
    columns.map((each, at) =>
      exampleOf(each, number, headings[at] ?? '', each.kind === 'toggle' ? ['Yes', 'No'] : [], language),
    )
  const isOne = (row: string[]): boolean =>
    isExample(
      row,
      columns,
      headings.map((heading, at) => markedHeading(heading, at === 0)),
    )
  expect(isOne(example(1))).toBe(true)
  expect(isOne(example(2).with(2, 'Yes'))).toBe(true)
  expect(isOne(example(2).with(0, 'Another'))).toBe(false)
  expect(isOne(example(2).with(1, '3'))).toBe(false)
})

it('imports a row that equals an example in numbers only', () => {
  expect(isExample(['15', '1'], [undefined, column('number')], ['', 'Number'])).toBe(false)
})

it('has hints about the format of a date or the length of a text', () => {
  const schema = { maxLength: 10 }
  expect(hintsOf(column('date', { schema }))).toEqual([{ key: 'date' }])
  expect(hintsOf(column('text', { schema }))).toEqual([{ key: 'maxLength', limit: 10 }])
})

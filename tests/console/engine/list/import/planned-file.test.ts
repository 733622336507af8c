// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { StoredRow } from '../../../../../src/console/engine/list/grid/use-grid-rows.ts'
import { idTarget } from '../../../../../src/console/engine/list/import/match-columns.ts'
import {
  addToIndex,
  type ImportPlan,
  isBlankRow,
  planRow,
  readSheetCell,
} from '../../../../../src/console/engine/list/import/plan-rows.ts'
import type { SheetCell } from '../../../../../src/console/engine/list/import/read-rows.ts'
import { column, words } from './import-columns.ts'

describe('a cell that was shortened', () => {
  const shortened: SheetCell = { text: '123', kind: 'number', number: 123.4, isRounded: true }
  it.each([
    'text',
    'lines',
    'rich',
    'phone',
    'number',
    'tags',
    'reference',
    'references',
    'users',
    'visibility',
  ] as const)('is not read as %s', (kind) =>
    expect(readSheetCell(column(kind), shortened, words)).toEqual({ unread: '123' }),
  )

  it('is read where its digits are the value', () => {
    expect(readSheetCell(column('text'), { text: '123', kind: 'number', number: 123 }, words)).toBe('123')
    expect(readSheetCell(column('toggle'), { text: '1', kind: 'number', isRounded: true }, words)).toBe(true)
    expect(readSheetCell(column('number'), { text: '12', kind: 'text' }, words)).toBe(12)
  })
})

describe('a day as text', () => {
  it.each(['5/1/2026', '5/12/2026', '12/5/2026', ' 5/1/2026', '৫/১/২০২৬'])(
    'may begin with the month: %s',
    (text) => {
      expect(readSheetCell(column('date'), text, words)).toEqual({ unread: text })
      expect(readSheetCell(column('date-time'), `${text} 10:00`, words)).toEqual({ unread: `${text} 10:00` })
      expect(readSheetCell(column('text'), text.trim(), words)).toBe(text.trim())
    },
  )

  it.each([
    ['05/12/2026', '05-12-2026'],
    ['25/12/2026', '25-12-2026'],
    ['5-1-2026', '05-01-2026'],
  ])('begins with the day: %s', (text, value) => {
    expect(readSheetCell(column('date'), text, words)).toBe(value)
  })
})

const title = column('text', { key: 'title', name: 'title' })
const phone = column('phone')
const content = column('rich', { key: 'content', name: 'content' })
const photo = column('file', { key: 'photo', name: 'photo', options: { widget: 'image' } })
const summary = column('summary')
const columns = [title, phone, content, photo, summary]
const picture = { id: 4, fileName: 'a.png', fileUrl: '/files/4' }
const stored: StoredRow[] = [
  {
    ...{ key: '1', row: { id: 1 } },
    data: { title: 'One  two', phone: '+88017', content: '<p><strong>a</strong></p>', photo: picture },
  },
  { key: '2', row: { id: 2 }, data: { title: '', phone: '+88018' } },
]

/** The planned rows of a file. */
const planned = (rows: readonly SheetCell[][], plan: Partial<ImportPlan>, isChangeable = true) => {
  const index = new Map<string, StoredRow | null>()
  const whole: ImportPlan = {
    ...{ rows, firstLine: 2, targets: [idTarget, 'title', 'phone', 'content', 'photo'], matchBy: undefined },
    ...{ clears: false, files: new Map(), ...plan },
  }
  // A record that moves between the pages of a list is read twice.
  if (whole.matchBy) addToIndex(index, [...stored, ...stored], whole.matchBy, words)
  const parts = {
    ...{ plan: whole, columns, words, index, keepFile: (file: File) => `kept ${file.name}` },
    nameOf: (line: number) => `Row ${line}`,
    paramsOf: ({ key }: StoredRow) => (isChangeable ? { id: key } : undefined),
    lines: new Map<string, number>(),
  }
  return rows.map((row, at) => {
    const { stored: found, changes } = planRow(parts, row, at + 2)
    return {
      of: found?.key,
      cells: Object.fromEntries(changes.map(({ column, value }) => [column.key, value])),
    }
  })
}

describe('the rows of a file', () => {
  it('are about a record once', () => {
    const rows = [
      ['1', 'Uno'],
      [' #1 ', 'Due'],
      ['2', 'Tre'],
    ]
    expect(planned(rows, { matchBy: idTarget })).toEqual([
      { of: '1', cells: { title: 'Uno' } },
      { of: undefined, cells: { title: { unread: 'Due', reason: 'repeated', about: '2' } } },
      { of: '2', cells: { title: 'Tre' } },
    ])
  })

  it('have a new text once, and no text as often as they like', () => {
    const rows = [
      ['', 'Fresh', '1'],
      ['', ' fresh', '2'],
      ['', '', '3'],
      ['', '', '4'],
    ]
    expect(planned(rows, { matchBy: title }).map(({ cells }) => cells.title)).toEqual([
      'Fresh',
      { unread: ' fresh', reason: 'repeated', about: '2' },
      undefined,
      undefined,
    ])
  })

  it('are all new without recognition, also with equal texts', () => {
    const rows = [
      ['1', 'One'],
      ['1', 'One'],
    ]
    expect(planned(rows, {})).toEqual([
      { of: undefined, cells: { title: 'One' } },
      { of: undefined, cells: { title: 'One' } },
    ])
  })

  it('that are unclear do not make others unclear', () => {
    const rows = [
      ['9', 'Nine'],
      ['9', 'Nine again'],
    ]
    const cells = planned(rows, { matchBy: idTarget }).map(({ cells }) => cells.title)
    expect(cells).toEqual([
      { unread: 'Nine', reason: 'unknownId', about: '9' },
      { unread: 'Nine again', reason: 'unknownId', about: '9' },
    ])
  })
})

describe('a record is recognized', () => {
  it.each<[string, ImportPlan['matchBy'], SheetCell[]]>([
    ['by a text with other spaces and letter case', title, ['', ' ONE TWO']],
    ['by a phone number in other digits, with marks', phone, ['', 'x', '+৮৮ ০-১৭']],
    ['by the number that a sheet stores', idTarget, [{ text: '1.00', kind: 'number', number: 1 }, 'x']],
    ['by a number as text, of a formula', idTarget, [{ text: '1', kind: 'text' }, 'x']],
  ])('%s', (_, matchBy, row) => {
    expect(planned([row], { matchBy })[0]?.of).toBe('1')
  })

  it('by no empty text, and by no text without spaces', () => {
    expect(
      planned(
        [
          ['', '', '1'],
          ['', 'onetwo'],
        ],
        { matchBy: title },
      ).map(({ of }) => of),
    ).toEqual([undefined, undefined])
  })

  it('and its column has the message where a row is unclear', () => {
    const row = ['', 'New', '+88017']
    expect(planned([row], { matchBy: phone }, false)).toEqual([
      {
        of: undefined,
        cells: { title: 'New', phone: { unread: '+88017', reason: 'notAllowed', about: '+88017' } },
      },
    ])
    expect(planned([['a', 'New']], { targets: ['summary', 'title'], matchBy: idTarget })).toEqual([
      { of: undefined, cells: { title: 'New' } },
    ])
  })
})

describe('a stored value', () => {
  it('keeps its format where the file has the same text', () => {
    const [same, other] = ['a', 'b'].map(
      (text) => planned([['1', 'x', '', text]], { matchBy: idTarget })[0]?.cells.content,
    )
    expect([same, other]).toEqual(['<p><strong>a</strong></p>', '<p>b</p>'])
  })

  it('stays where its cell is empty, unless empty cells clear values', () => {
    const row = ['1', '', ' ', '', ' ']
    expect(planned([row], { matchBy: idTarget })).toEqual([{ of: '1', cells: {} }])
    expect(planned([row], { matchBy: idTarget, clears: true })).toEqual([
      { of: '1', cells: { title: undefined, phone: undefined, content: undefined, photo: undefined } },
    ])
    expect(planned([['', '', '7']], { clears: true })).toEqual([{ of: undefined, cells: { phone: '7' } }])
  })

  it('of a file stays by its name, and changes with a selected file', () => {
    const file = new File(['x'], 'b.png', { type: 'image/png' })
    const cellOf = (name: string) =>
      planned([['1', '', '', '', name]], { matchBy: idTarget, files: new Map([['b.png', file]]) })[0]?.cells
        .photo
    expect(cellOf(' a.png ')).toEqual(picture)
    expect(cellOf('b.png')).toMatchObject({ fileName: 'b.png', pending: 'kept b.png' })
    expect(cellOf('c.png')).toMatchObject({ unread: 'c.png', reason: 'noFile' })
  })
})

it.each([
  [[], true],
  [['', '  '], true],
  [[{ text: '', kind: 'text' as const }, ''], true],
  [['', 'a'], false],
  [['a', ''], false],
])('whether a row is blank: %j', (row, expected) => {
  expect(isBlankRow(row)).toBe(expected)
})

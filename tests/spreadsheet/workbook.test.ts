import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSpreadsheet } from '../../src/spreadsheet/read-spreadsheet.ts'
import type { Cell, Table } from '../../src/spreadsheet/table.ts'
import { workbookOf, workbookWith } from '../support/content/workbook.ts'

const limits = { rows: 1000, columns: 100, cells: 100_000, unpackedBytes: 10_000_000 }

const read = (bytes: Uint8Array): Table => readSpreadsheet(new Uint8Array(bytes), limits)
const texts = (bytes: Uint8Array): string[][] => read(bytes).map((row) => row.map(({ text }) => text))
const fixture = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`files/${name}`, import.meta.url)))
const xml = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The first cell of a workbook with one cell in this number format. */
const cellOf = (cell: string, format = 'General', date1904 = false): Cell | undefined =>
  read(workbookWith({ rows: `<row r="1">${cell}</row>`, formats: [format], date1904 }))[0]?.[0]

const number = (value: number, format: string, date1904 = false): Cell | undefined =>
  cellOf(`<c r="A1" s="1"><v>${value}</v></c>`, format, date1904)

describe('a workbook of LibreOffice', () => {
  const table = read(fixture('displayed.xlsx'))
  const byCase = new Map(table.map(([name, value]) => [name?.text, value]))

  it.each<[string, string, Partial<Cell>?]>([
    ['number with leading zeros', '0000000051', { kind: 'number', number: 51 }],
    ['number with a prefix', 'M-0077'],
    ['percentage', '50%'],
    ['currency', '৳1,234.50'],
    ['fraction', '1 1/2'],
    ['scientific', '1.23E+04', { isRounded: true }],
    ['month and year', 'Mar-21', { kind: 'date', date: '2021-03-01' }],
    ['day', '2021-03-01', { date: '2021-03-01' }],
    ['day in January 1900', '1900-01-15', { date: '1900-01-15' }],
    ['Bengali date', '1 মার্চ 2021', { date: '2021-03-01' }],
    ['time', '10:30', { kind: 'time' }],
    ['duration', '36:05', { kind: 'time' }],
    ['truth', 'TRUE', { kind: 'boolean' }],
    ['text of digits', '0051', { kind: 'text' }],
    ['custom literal', 'Room 12', { number: 12 }],
    ['error', '#N/A', { kind: 'error', isFormula: true }],
    ['formula with a text', 'ab', { isFormula: true }],
    ['formula with a number', '25%', { isFormula: true }],
    ['rich text', 'Abu Bakr'],
    ['two lines', 'one\ntwo'],
    ['escape', 'a_x0041_b'],
    ['Bengali digits', '০০৫১'],
    ['no-break space', 'House\u00a05'],
    ['plain number', '1990123456789'],
    ['negative', '-0000000005'],
  ])('reads %s as it shows it', (name, text, more = {}) => {
    expect(byCase.get(name)).toMatchObject({ text, ...more })
  })

  it('keeps blank and hidden rows, and fills each row of a merged cell', () => {
    expect(table.slice(26).map((row) => row.map(({ text }) => text))).toEqual([
      [],
      ['merged', 'first'],
      ['merged', 'second'],
      ['hidden row', 'kept'],
    ])
  })

  it('of the 1904 date system shifts days, but no durations', () => {
    expect(read(fixture('date-1904.xlsx')).slice(1)).toMatchObject([
      [{}, { text: '2021-03-01', date: '2021-03-01' }],
      [{}, { text: '36:05', kind: 'time' }],
      [{}, { text: 'Mar-21', date: '2021-03-01' }],
    ])
  })
})

it.each<[number, string, Partial<Cell>]>([
  [1, 'yyyy-mm-dd', { date: '1900-01-01' }],
  [15, 'dd/mm/yyyy', { text: '15/01/1900', date: '1900-01-15' }],
  [59, 'yyyy-mm-dd', { date: '1900-02-28' }],
  // A day that no calendar has and a date column refuses.
  [60, 'yyyy-mm-dd', { date: '1900-02-29' }],
  [61, 'yyyy-mm-dd', { date: '1900-03-01' }],
  [44256.4375, 'd/m/yyyy h:mm', { text: '1/3/2021 10:30', date: '2021-03-01' }],
  [0.4375, 'yyyy-mm-dd', { kind: 'time' }],
  [44256, '[$-5000445]d/m/yyyy', { text: '১/৩/২০২১' }],
  [44256, '[$-2010401]d/mm/yyyy', { text: '١/٠٣/٢٠٢١' }],
  [44256, '[$-409]mmmm d, yyyy;@', { text: 'March 1, 2021' }],
  [1.5, '[h]:mm', { text: '36:00', kind: 'time' }],
  [-5, '#,##0_);[Red](#,##0)', { text: '(5)' }],
  [0, '0;-0;;@', { text: '' }],
  [12_345, '000\\-000', { text: '012-345' }],
  [0.1 + 0.2, 'General', { text: '0.3' }],
  [1 / 3, 'General', { text: '0.333333333333333' }],
  [1e-7, 'General', { text: '1E-7', kind: 'number' }],
  [19_881_234_567_890_000, '0', { isRounded: true }],
  [5, 'no[format', { text: '5' }],
])('shows %d in the format %s', (value, format, cell) => {
  const [row] = read(workbookWith({ rows: `<row><c s="1"><v>${value}</v></c></row>`, formats: [format] }))
  if (cell.text === '') expect(row).toBeUndefined()
  else expect(row?.[0]).toMatchObject(cell)
})

it('shows the number of a day that the calendar of its format lacks', () => {
  expect(number(60, 'B2dd/mm/yyyy')).toMatchObject({ text: '60' })
  expect(number(61, 'B2dd/mm/yyyy')?.text).not.toBe('61')
})

it('adds four years and a day to days of the 1904 date system', () => {
  expect(number(0, 'yyyy-mm-dd', true)).toMatchObject({ date: '1904-01-01' })
  expect(number(42_794, 'mmm-yy', true)).toMatchObject({ text: 'Mar-21', date: '2021-03-01' })
  expect(number(0.4375, 'h:mm', true)).toMatchObject({ text: '10:30', kind: 'time' })
})

it.each([
  ['an error', '<c r="A1" t="e"><v>#REF!</v></c>', { text: '#REF!', kind: 'error' }],
  ['an inline string', '<c r="A1" t="inlineStr"><is><t>a</t></is></c>', { text: 'a' }],
  [
    'rich text with its pronunciation',
    '<c r="A1" t="inlineStr"><is><r><t>東</t></r><r><rPr/><t xml:space="preserve">京 </t></r><rPh sb="0" eb="1"><t>とう</t></rPh></is></c>',
    { text: '東京 ' },
  ],
  ['a cached string', '<c r="A1" t="str"><f>A2</f><v>b</v></c>', { text: 'b', isFormula: true }],
  ['a formula without a result', '<c r="A1"><f>B1</f><v/></c>', { text: '', kind: 'error' }],
  ['a formula with an empty text', '<c r="A1" t="str"><f>""</f><v></v></c>', { text: '', kind: 'text' }],
  ['a shared formula', '<c r="A1"><f t="shared" si="0"/><v>2</v></c>', { text: '2', isFormula: true }],
  ['a date in ISO 8601', '<c r="A1" t="d"><v>2021-03-01T00:00:00</v></c>', { date: '2021-03-01' }],
  ['an escaped character', '<c r="A1" t="str"><v>a_x000D_b_x005F_x0041_</v></c>', { text: 'a\rb_x0041_' }],
  ['a character reference beyond 16 bits', '<c r="A1" t="str"><v>&#x1F54C;</v></c>', { text: '🕌' }],
  ['CDATA', '<c r="A1" t="str"><v><![CDATA[a<b]]></v></c>', { text: 'a<b' }],
  ['a truth value', '<c r="A1" t="b"><v>0</v></c>', { text: 'FALSE', kind: 'boolean' }],
  ['what is no number', '<c r="A1"><v>abc</v></c>', { text: 'abc', kind: 'text' }],
])('reads %s', (_name, cell, expected) => {
  expect(cellOf(cell)).toMatchObject(expected)
})

it('applies the text section of a format to a text', () => {
  expect(cellOf('<c r="A1" s="1" t="str"><v>5b</v></c>', '0;-0;0;"House "@')).toMatchObject({
    text: 'House 5b',
  })
})

it('counts rows and cells without an address', () => {
  const rows =
    '<row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row><row/><row><c/><c t="str"><v>c</v></c></row>'
  expect(texts(workbookOf(rows))).toEqual([['a', 'b'], [], ['', 'c']])
})

it('fills merged cells downwards, and only beside other content', () => {
  const cell = (address: string): string => `<c r="${address}" t="str"><v>${address}</v></c>`
  const rows = `<row>${cell('A1')}${cell('C1')}</row><row>${cell('C2')}</row><row/><row>${cell('B4')}</row>`
  const sheet = `<worksheet><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="A1:B3"/></mergeCells></worksheet>`
  expect(texts(workbookOf('', { 'xl/worksheets/sheet1.xml': xml(sheet) }))).toEqual([
    ['A1', '', 'C1'],
    ['A1', '', 'C2'],
    [],
    ['', 'B4'],
  ])
})

it('reads the first visible sheet', () => {
  const book =
    '<x:workbook xmlns:x="a" xmlns:r="b"><x:sheets><x:sheet name="A" sheetId="1" state="veryHidden" r:id="rId1"/><x:sheet name="B" sheetId="2" r:id="rId2"/></x:sheets></x:workbook>'
  const relations =
    '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>'
  const file = workbookOf('<row><c t="str"><v>hidden</v></c></row>', {
    'xl/workbook.xml': xml(book),
    'xl/_rels/workbook.xml.rels': xml(relations),
    'xl/worksheets/sheet2.xml': xml(
      '<x:worksheet xmlns:x="a"><x:sheetData><x:row><x:c t="str"><x:v>shown</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    ),
  })
  expect(texts(file)).toEqual([['shown']])
})

import { expect, it } from 'vitest'
import { checkRows } from '../../../src/server/import/check-rows.ts'
import { CellFault, columnOf, columns } from '../../../src/server/import/columns.ts'
import { SheetRefusal } from '../../../src/server/import/spreadsheet.ts'
import { inLanguage } from '../../../src/server/messages/message.ts'
import type { Cell, Table } from '../../../src/spreadsheet/table.ts'

const read = (name: string, text: string): unknown => {
  try {
    return columnOf(name)?.read(text)
  } catch (error) {
    return error instanceof CellFault ? `!${inLanguage(error.coded, 'en')}` : error
  }
}

it.each([
  ['email', 'M-১০৪২', 'M-1042'],
  ['email', 'a b', '!must be a member id (letters, digits, hyphens) or an e-mail address'],
  ['email', 'x@', '!is not an e-mail address'],
  ['phoneNumber', '1712345678', '01712345678'],
  ['phoneNumber', '০১৭১২৩৪৫৬৭৮', '01712345678'],
  ['phoneNumber', '+880 1712-345678', '+880 1712-345678'],
  ['phoneNumber', 'call me', '!is not a phone number'],
  ['gender', 'মহিলা', 'FEMALE'],
  ['gender', 'constructor', '!must be MALE or FEMALE'],
  ['dob', '29-02-2000', '2000-02-29'],
  ['dob', '2000-2-9', '2000-02-09'],
  ['dob', '০২/১১/১৯৮৮', '1988-11-02'],
  ['dob', '29-02-2001', '!must be a day in the past, as DD-MM-YYYY'],
  ['dob', '1988', '!must be a day in the past, as DD-MM-YYYY'],
  ['bloodGroup', 'ab -', 'AB-'],
  ['bloodGroup', 'C+', '!must be a blood group such as O+'],
  ['currentLessonName', '৯', 9],
  ['currentLessonName', '1.5', '!must be a whole number from 1 to 9'],
  ['name', 'ক'.repeat(256), '!has more than 255 characters'],
])('reads %s from %s', (name, text, value) => {
  expect(read(name, text)).toBe(value)
})

const tableOf = (...rows: (readonly (string | Cell)[])[]): Table =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { text: cell, kind: 'text' } : cell)))

it('finds columns by both headings, with any spacing', () => {
  for (const { name, heading } of columns) {
    expect(columnOf(`  ${heading} *`)?.name).toBe(name)
    expect(columnOf(name.toUpperCase())?.name).toBe(name)
  }
  expect(columnOf('toString')).toBeNull()
})

it('reads every example, so that the format file can be imported', () => {
  for (const { name, example } of columns) expect(String(read(name, example))).not.toMatch(/^!/)
})

it('numbers rows as a spreadsheet does, with blank rows before and between', () => {
  const cells = tableOf([''], ['name', 'email'], [''], ['A', 'X-1'], ['', 'X-2'], ['B', 'X-3', 'beside'])
  const refusal = ((): unknown => {
    try {
      return checkRows(cells)
    } catch (error) {
      return error
    }
  })()
  expect(refusal).toBeInstanceOf(SheetRefusal)
  expect(refusal).toMatchObject({
    coded: { code: 'import:rows', params: { count: 2 } },
    faults: [
      { row: 5, column: 'name', code: 'import:cell.missing' },
      { row: 6, code: 'import:column.outside' },
    ],
  })
})

/** The member of an imported row, or the faults of its cells. */
const imported = (name: string, cell: Cell | string): unknown => {
  try {
    const [first] = checkRows(tableOf(['name', 'email', name], ['A', 'X-1', cell])).members
    return first?.member[name]
  } catch (error) {
    return error instanceof SheetRefusal ? error.faults : error
  }
}

it.each<[string, Cell | string, unknown]>([
  ['nidPassportNo', { text: '0000000051', kind: 'number', number: 51 }, '0000000051'],
  ['presentAddress', { text: '10:30', kind: 'time' }, '10:30'],
  ['bayatTakingTime', { text: 'Mar-21', kind: 'date', date: '2021-03-01' }, 'Mar-21'],
  ['dob', { text: 'Mar-88', kind: 'date', date: '1988-03-01' }, '1988-03-01'],
  ['currentLessonName', { text: '3.00', kind: 'number', number: 3 }, 3],
  ['phoneNumber', '+৮৮০১৭১২৩৪৫৬৭৮', '+8801712345678'],
  ['presentAddress', '- House 5', '- House 5'],
  ['presentAddress', '@ mosque', '@ mosque'],
  // In the form of an exported CSV file.
  ['presentAddress', "'-x", '-x'],
  ['presentAddress', "'a", "'a"],
])('takes of a cell for %s what the column holds', (name, cell, value) => {
  expect(imported(name, cell)).toBe(value)
})

it.each<[string, Cell | string, string]>([
  ['dob', { text: '10:30', kind: 'time' }, 'import:cell.date'],
  ['dob', { text: '29/02/1900', kind: 'date', date: '1900-02-29' }, 'import:cell.date'],
  ['dob', { text: '44256', kind: 'number', number: 44256 }, 'import:cell.date'],
  ['currentLessonName', { text: '50%', kind: 'number', number: 0.5 }, 'import:cell.lesson'],
  ['presentAddress', { text: '#N/A', kind: 'error' }, 'import:cell.error'],
  ['dob', { text: '#REF!', kind: 'error' }, 'import:cell.error'],
  ['nidPassportNo', { text: '1.98812E+16', kind: 'text', isRounded: true }, 'import:cell.rounded'],
  ['presentAddress', '-A1+B2', 'import:cell.looksLikeFormula'],
])('refuses a cell for %s, by row and column', (name, cell, code) => {
  expect(imported(name, cell)).toMatchObject([{ row: 2, column: name, code }])
})

it('refuses formulas by the row and the column of their cells', () => {
  const formula = { text: 'B', kind: 'text', isFormula: true } as const
  expect(() => checkRows(tableOf(['name', 'email'], [formula, 'X-1', formula]))).toThrow(
    expect.objectContaining({
      faults: [
        { row: 2, column: 'name', code: 'import:cell.formula' },
        { row: 2, column: 'C', code: 'import:cell.formula' },
      ],
    }),
  )
})

import { expect, it } from 'vitest'
import { checkRows } from '../../../src/server/import/check-rows.ts'
import { CellFault, columnOf, columns } from '../../../src/server/import/columns.ts'
import { looksLikeFormula, SheetRefusal } from '../../../src/server/import/spreadsheet.ts'
import { inLanguage } from '../../../src/server/messages/message.ts'

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

it.each([
  ['=1+1', true],
  ['@SUM(A1)', true],
  ['+cmd|x', true],
  ['-2+3', true],
  ['\tx', true],
  ['+8801712345678', false],
  ['-5', false],
  ['-', false],
  ['a=b', false],
])('takes %s for a formula: %s', (text, formula) => {
  expect(looksLikeFormula(text)).toBe(formula)
})

it('finds columns by both headings, however they are spaced', () => {
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
  const cells = [[''], ['name', 'email'], [''], ['A', 'X-1'], ['', 'X-2'], ['B', 'X-3', 'beside']]
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

it('does not take a rounded number for an identity number', () => {
  const cells = [
    ['name', 'email', 'nidPassportNo'],
    ['A', 'X-1', '1.9881234567890123E+16'],
  ]
  expect(() => checkRows(cells)).toThrow('import:rows')
})

import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readSpreadsheet } from '../../src/spreadsheet/read-spreadsheet.ts'
import { type SheetOptions, xlsxFile } from '../../src/spreadsheet/xlsx-file.ts'

const written = async (options: SheetOptions): Promise<Uint8Array> => {
  const file = xlsxFile(2, options)
  file.add([
    ['Name', 'Kind'],
    ['a', 'One'],
  ])
  return new Uint8Array(await file.end().arrayBuffer())
}

it('offers choices on a hidden sheet, and hints, below the headings', async () => {
  const inputs = [{ isRequired: true, hint: 'Required & "short"' }, { choices: ['One', 'Two'] }]
  const bytes = await written({ style: 'example', name: 'A & B', isRightToLeft: true, inputs })
  const limits = { rows: 10, columns: 10, cells: 100, unpackedBytes: 100_000 }
  expect(readSpreadsheet(bytes, limits).map((row) => row.map(({ text }) => text))).toEqual([
    ['Name', 'Kind'],
    ['a', 'One'],
  ])
  const part = (name: string): string => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())
  const sheet = part('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('rightToLeft="1"')
  expect(sheet).toContain('<dataValidations count="2">')
  expect(sheet).toContain('prompt="Required &amp; &quot;short&quot;" sqref="A2:A10001"')
  expect(sheet).toContain('<formula1>choices!$B$1:$B$2</formula1>')
  expect(part('xl/workbook.xml')).toContain('name="A &amp; B"')
  expect(part('xl/workbook.xml')).toContain('name="choices" sheetId="2" state="hidden"')
  expect(part('xl/worksheets/sheet2.xml')).toContain('Two')
})

it('has one sheet without inputs', async () => {
  expect(Object.keys(unzipSync(await written({})))).not.toContain('xl/worksheets/sheet2.xml')
})

it('has real dates, with their time if there is one', async () => {
  const file = xlsxFile(3)
  const day = { date: new Date(2026, 9, 3), text: '03-Oct-2026' }
  const moment = { date: new Date(2026, 9, 3, 18, 30), text: '03-Oct-2026 18:30' }
  const early = { date: new Date(1850, 0, 2), text: '02-Jan-1850' }
  file.add([
    ['Day', 'Moment', 'Early'],
    [day, moment, early],
  ])
  const bytes = new Uint8Array(await file.end().arrayBuffer())
  const limits = { rows: 10, columns: 10, cells: 100, unpackedBytes: 100_000 }
  expect(readSpreadsheet(bytes, limits)[1]).toMatchObject([
    { text: '03-Oct-2026', date: '2026-10-03' },
    { text: '03-Oct-2026 18:30', date: '2026-10-03' },
    { text: '02-Jan-1850' },
  ])
  expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(
    '<c r="B2" s="6"><v>46298.770833333336</v></c>',
  )
})

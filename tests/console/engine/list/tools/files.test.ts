import { Buffer } from 'node:buffer'
import readWorkbook from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { csvFile } from '../../../../../src/console/engine/list/tools/export/csv-file.ts'
import type {
  FileValue,
  FileWriter,
} from '../../../../../src/console/engine/list/tools/export/file-writer.ts'
import { xlsxFile } from '../../../../../src/console/engine/list/tools/export/xlsx-file.ts'

const bytesOf = async (file: FileWriter, ...rows: FileValue[][]): Promise<Buffer> => {
  for (const row of rows) file.add([row])
  return Buffer.from(await file.end().arrayBuffer())
}

const csv = async (...row: FileValue[]): Promise<string> =>
  (await bytesOf(csvFile(), row)).toString('utf8').replace(/^\ufeff|\r\n$/g, '')

it('a CSV file begins with the mark of UTF-8, and its lines end as RFC 4180 says', async () => {
  expect((await bytesOf(csvFile(), ['নাম'], ['দোয়া'])).toString('utf8')).toBe('\ufeffনাম\r\nদোয়া\r\n')
})

it.each<[string, FileValue[], string]>([
  ['plain texts', ['a', 'দোয়া', 'الحمد'], 'a,দোয়া,الحمد'],
  ['numbers, negative ones too', [1.5, -2], '1.5,-2'],
  ['nothing', ['', 'b'], ',b'],
  ['commas and quotation marks', ['a, b', 'say "c"'], '"a, b","say ""c"""'],
  ['several lines', ['a\nb'], '"a\nb"'],
  ['a formula', ['=1+2'], "'=1+2"],
  ['a formula with a quoted text', ['=HYPERLINK("x")'], `"'=HYPERLINK(""x"")"`],
  ['what begins like one', ['+880', '-x', '@a', '\tb'], "'+880,'-x,'@a,'\tb"],
])('%s in CSV', async (_, row, line) => {
  expect(await csv(...row)).toBe(line)
})

const sheetOf = async (...rows: FileValue[][]): Promise<unknown[][]> => {
  const [sheet] = await readWorkbook(await bytesOf(xlsxFile(rows[0]?.length ?? 0), ...rows), { trim: false })
  return sheet?.data ?? []
}

it.each<[string, FileValue[], unknown[]]>([
  ['texts of every script', ['দোয়া', 'الحمد لله', 'a & b < c'], ['দোয়া', 'الحمد لله', 'a & b < c']],
  ['numbers', [1.5, -2], [1.5, -2]],
  ['formulas, which stay text', ['=1+2', '+880'], ['=1+2', '+880']],
  ['spaces and lines', [' a\nb '], [' a\nb ']],
  ['signs that XML has no place for', ['a\u0000b\ud800'], ['ab\ufffd']],
  ['nothing between', ['a', '', 'c'], ['a', null, 'c']],
])('%s in a workbook', async (_, row, expected) => {
  const heading = row.map((_, index) => `H${index}`)
  expect(await sheetOf(heading, row)).toEqual([heading, expected])
})
